/** How a match went, from its log: everybody's way through the rounds, and what will be talked about. */
import type { Told } from '$lib/wire';
import { linked, type Link } from './chain';
import { eventsOf, roundsOf, type Round } from './rounds';
import { after, begin, type Shown } from './shown';
import type { Printed, View } from './types';

export type PlayerTale = {
  seat: number;
  /** The total at the start, then after each round. */
  totals: number[];
  booms: number;
  /** What BOOM has taken out of the hand and Super has not saved. */
  smoke: number;
  best: { phews: number; round: number };
};

export type Moment =
  | { kind: 'haul'; seat: number; phews: number; round: number }
  | { kind: 'smoke'; seat: number; phews: number; round: number }
  | { kind: 'chain'; seat: number; count: number; round: number }
  | { kind: 'nerve'; seat: number; of: number; round: number }
  | { kind: 'thief'; seat: number; count: number }
  | { kind: 'comeback'; seat: number; from: number; to: number };

export type Tale = { rounds: readonly Round[]; players: PlayerTale[]; moments: Moment[] };

const A_CHAIN = 3; // cards from which on a chain is worth telling
const NERVOUS = 8; // from one in so many on a draw takes nerve
const A_COMEBACK = 2; // places

export function taleOf(log: readonly Told[], view: View, printed: Printed): Tale {
  const rounds = roundsOf(log, view, printed);
  const players = view.players.map(({ seat }): PlayerTale => {
    const rows = rounds.map((round) => ({
      round,
      row: round.rows.find((one) => one.seat === seat)!,
    }));
    const lost = rows.filter(({ round }) => round.exploder === seat);
    const best = rows.reduce((top, one) => (one.row.scored > top.row.scored ? one : top), rows[0]!);
    return {
      seat,
      totals: rows.length ? [rows[0]!.row.before ?? 0, ...rows.map(({ row }) => row.total)] : [],
      booms: lost.length,
      smoke: lost.reduce((sum, { round }) => sum + smokeOf(round), 0),
      best: { phews: best?.row.scored ?? 0, round: best?.round.round ?? 0 },
    };
  });
  return {
    rounds,
    players,
    moments: [...talkedAbout(rounds, players), ...happened(log, view, printed)],
  };
}

/** The best and the worst of the counts. */
function talkedAbout(rounds: readonly Round[], players: readonly PlayerTale[]): Moment[] {
  const moments: Moment[] = [];
  const haul = greatest(players, (player) => player.best.phews);
  if (haul && haul.best.phews > 0) moments.push({ kind: 'haul', seat: haul.seat, ...haul.best });
  const smoke = greatest(rounds, smokeOf);
  if (smoke && smokeOf(smoke) > 0)
    moments.push({
      kind: 'smoke',
      seat: smoke.exploder,
      phews: smokeOf(smoke),
      round: smoke.round,
    });
  const rise = greatest(
    players.map((player) => ({
      seat: player.seat,
      from: Math.max(...rounds.slice(0, -1).map((round) => placeIn(round, player.seat)), 0),
      to: rounds.length ? placeIn(rounds.at(-1)!, player.seat) : 0,
    })),
    ({ from, to }) => from - to,
  );
  if (rise && rise.from - rise.to >= A_COMEBACK) moments.push({ kind: 'comeback', ...rise });
  return moments;
}

function smokeOf({ atStake, saved }: Round): number {
  return (atStake ?? 0) - saved;
}

function placeIn(round: Round, seat: number): number {
  const total = round.rows.find((row) => row.seat === seat)?.total ?? 0;
  return 1 + round.rows.filter((row) => row.total > total).length;
}

/** What stood out while they played. */
function happened(log: readonly Told[], view: View, printed: Printed): Moment[] {
  let shown: Shown | null = null;
  let links: readonly Link[] = [];
  let chain: Extract<Moment, { kind: 'chain' }> | null = null;
  let nerve: Extract<Moment, { kind: 'nerve' }> | null = null;
  const thefts = new Map<number, number>();
  for (const event of eventsOf(log)) {
    if (event.type === 'round-started') shown = begin(view);
    if (!shown) continue;
    const { boom_odds: odds, round, on_turn } = shown.view;
    const isDrawn =
      (event.type === 'card-taken' || event.type === 'card-shown') && event.how === 'draw';
    const lives =
      event.type === 'card-taken' ||
      (event.type === 'card-shown' && printed.cards[event.card]?.key !== 'boom');
    if (
      isDrawn &&
      lives &&
      odds &&
      odds.chances > 0 &&
      odds.of <= NERVOUS &&
      odds.of < (nerve?.of ?? Infinity)
    )
      nerve = { kind: 'nerve', seat: event.seat, of: odds.of, round };
    if (event.type === 'card-stolen') thefts.set(event.seat, (thefts.get(event.seat) ?? 0) + 1);
    links = linked(links, event);
    if (links.length >= A_CHAIN && links.length > (chain?.count ?? 0))
      chain = { kind: 'chain', seat: on_turn, count: links.length, round };
    shown = after(shown, event, printed);
  }
  const thief = greatest([...thefts], ([, count]) => count);
  return [
    ...(nerve ? [nerve] : []),
    ...(chain ? [chain] : []),
    ...(thief ? [{ kind: 'thief' as const, seat: thief[0], count: thief[1] }] : []),
  ];
}

function greatest<Thing>(things: readonly Thing[], by: (thing: Thing) => number): Thing | null {
  return things.reduce<Thing | null>(
    (top, one) => (top === null || by(one) > by(top) ? one : top),
    null,
  );
}
