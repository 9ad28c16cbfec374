/** How everybody looks when nothing moves. */
import type { Mood } from './potatoes';
import type { View } from './types';

export function moodsIn(view: View): readonly Mood[] {
  return view.players.map((player) => moodIn(view, player.seat));
}

export function moodIn(view: View, seat: number): Mood {
  const player = view.players[seat]!;
  if (view.exploder === seat) return 'soot';
  if (view.is_counted) return player.scored < 0 ? 'grr' : player.scored > 0 ? 'giggle' : 'happy';
  if (player.safe) return 'asleep';
  if (view.on_turn !== seat) return 'happy';
  const odds = view.boom_odds;
  return odds && odds.chances * 8 >= odds.of ? 'scared' : 'worried';
}
