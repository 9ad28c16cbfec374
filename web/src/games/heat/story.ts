/** Events as animation steps, in order. Times are for brisk speed; full takes twice as long. */
import type { Phrase, Said, Told } from '$lib/wire';
import type { HeatEvent } from './types';

export type Motion =
  | 'drive'
  | 'spin'
  | 'back'
  | 'cards'
  | 'deal'
  | 'take'
  | 'flip'
  | 'heat'
  | 'cool'
  | 'slip'
  | 'boost'
  | 'shift'
  | 'legends'
  | 'flag'
  | 'tell'
  | 'stand'
  | 'none';
export type AnimationStep = {
  event: HeatEvent;
  motion: Motion;
  ms: number;
  /** The event in words, shown while it plays where it says more than the picture. */
  caption: Phrase | null;
  /** All that the server says of it. */
  said: Said | null;
};

const A_SPACE = 70;
const A_SLIPSTREAM_SPACE = 50;
const LONGEST_DRIVE = 850;
const SPIN = 1100;

export function stepsOf(entries: readonly Told[]): AnimationStep[] {
  const steps: AnimationStep[] = [];
  let slipping = false;
  for (const entry of entries) {
    (entry.events ?? []).forEach((raw, index) => {
      const event = raw as HeatEvent;
      const [motion, ms] = motionOf(event, slipping);
      slipping = slips(event);
      const said = entry.said?.[index] ?? null;
      const caption = ms > 0 && SPOKEN.has(event.type) ? (said?.phrase ?? null) : null;
      steps.push({ event, motion, ms, caption, said });
    });
  }
  return steps;
}

function slips(event: HeatEvent): boolean {
  return (
    event.type === 'slipstreamed' ||
    (event.type === 'ability-used' && event.ability === 'slipstream')
  );
}

/** The Legend whose turn an event belongs to; a move belongs to the turn it comes in. */
export function legendOf(event: HeatEvent | undefined, now: number | null): number | null {
  switch (event?.type) {
    case 'legend-drove':
    case 'ability-used':
    case 'legend-stands':
      return event.car;
    case 'car-pushed':
      return event.by;
    case 'car-moved':
      return event.car === now ? now : null;
    default:
      return null;
  }
}

/** What is worth a sentence on the board while it happens. */
const SPOKEN: ReadonlySet<string> = new Set<HeatEvent['type']>([
  'draft-round-started',
  'upgrade-taken',
  'upgrades-dealt',
  'round-started',
  'weather-drawn',
  'road-laid',
  'gear-shifted',
  'gear-shown',
  'card-lost',
  'value-chosen',
  'card-replaced',
  'card-paid',
  'card-scrapped',
  'stress-reduced',
  'cards-salvaged',
  'played-directly',
  'accelerated',
  'card-refreshed',
  'card-removed',
  'legends-card-turned',
  'legend-drove',
  'boost-card-turned',
  'rivals-named',
  'ability-used',
  'legend-stands',
  'car-pushed',
  'cards-revealed',
  'hand-cluttered',
  'card-flipped',
  'nothing-flipped',
  'boosted',
  'slipstreamed',
  'corner-checked',
  'spun-out',
  'cooled',
  'card-discarded',
  'hand-drawn',
  'adrenaline-gained',
  'adrenaline-used',
  'finish-crossed',
  'car-classified',
  'race-ended',
  'car-eliminated',
  'race-announced',
  'upgrade-swapped',
  'sponsorship-dealt',
  'sponsorship-earned',
  'points-scored',
  'season-won',
  'greatest-found',
  'upgrade-kept',
]);

function motionOf(event: HeatEvent, slipping: boolean): [Motion, number] {
  switch (event.type) {
    case 'draft-round-started':
      return ['deal', 220 + 40 * event.market.length];
    case 'upgrade-taken':
      return ['take', 400];
    case 'upgrades-dealt':
      return ['tell', 300];
    case 'car-moved': {
      const spaces = event.end[0] - event.start[0];
      const across = spaces === 0 && event.end[1] === event.start[1];
      return [
        'drive',
        across
          ? 0
          : Math.min(
              LONGEST_DRIVE,
              160 + Math.abs(spaces) * (slipping ? A_SLIPSTREAM_SPACE : A_SPACE),
            ),
      ];
    }
    case 'spun-out':
      return ['spin', SPIN];
    case 'card-replaced':
      return ['back', 700];
    case 'weather-drawn':
    case 'road-laid':
      return ['tell', 600];
    case 'gear-shown':
      return ['shift', event.heat.total > 0 ? 420 : event.gear === event.laid ? 200 : 420];
    case 'cards-revealed':
    case 'played-directly':
      return ['cards', 450];
    case 'card-lost':
      return ['flip', 600];
    case 'card-flipped':
      return ['flip', 450];
    case 'card-scrapped':
      return ['flip', 220];
    case 'value-chosen':
      return ['tell', 260];
    case 'card-paid':
      return ['heat', 300 + 90 * event.heat.total];
    case 'stress-reduced':
      return ['cards', 240 + 60 * event.count];
    case 'cards-salvaged':
      return ['cards', event.count > 0 ? 420 : 200];
    case 'card-refreshed':
    case 'card-removed':
      return ['cards', 320];
    case 'accelerated':
      return ['boost', 300];
    case 'nothing-flipped':
    case 'hand-cluttered':
      return ['tell', 700];
    case 'gear-shifted':
      return ['shift', event.heat.total > 0 ? 200 : 0];
    case 'boosted':
      return ['boost', 350];
    case 'slipstreamed':
      return ['slip', 300];
    case 'corner-checked':
      return ['heat', event.heat.total > 0 ? 380 + 90 * event.heat.total : 200];
    case 'cooled':
      return ['cool', 300 + 90 * event.cards.length];
    case 'legends-card-turned':
      return ['legends', 650];
    case 'legend-drove':
      return ['tell', 180];
    case 'adrenaline-gained':
    case 'adrenaline-used':
    case 'ability-used':
      return ['tell', 260];
    case 'legend-stands':
      return ['stand', 260];
    case 'car-pushed':
      return ['drive', 260];
    case 'boost-card-turned':
    case 'rivals-named':
      return ['tell', 600];
    case 'finish-crossed':
      return ['flag', 500];
    case 'car-classified':
      return ['flag', 320];
    case 'race-ended':
      return ['flag', 400];
    case 'card-discarded':
      return ['cards', 240];
    case 'hand-drawn':
      return ['deal', 220 + 40 * event.cards.length];
    case 'round-started':
      return ['tell', 160];
    case 'grid-filled':
    case 'plan-laid':
    case 'pile-opened':
    case 'handicap-taken':
    case 'cards-drawn':
    case 'plan-changed':
    case 'cards-laid':
    case 'deck-shuffled':
    case 'speed-set':
      return ['none', 0];
    case 'car-eliminated':
    case 'race-announced':
    case 'upgrade-swapped':
    case 'sponsorship-dealt':
    case 'sponsorship-earned':
    case 'upgrade-kept':
      return ['tell', 300];
    case 'points-scored':
      return ['tell', 120];
    case 'season-won':
    case 'greatest-found':
      return ['flag', 500];
    case 'sponsorship-drawn':
      return ['deal', 500];
    case 'swap-declined':
    case 'sponsorship-shuffled':
    case 'driver-ready':
      return ['none', 0];
    default:
      return event satisfies never;
  }
}
