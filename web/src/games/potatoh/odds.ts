/** The odds of BOOM, as the screen shows them. */
import type { Odds, View } from './types';

export type Heat = 'sun' | 'amber' | 'hot';

/** In percent, never 0 for what can happen nor 100 for what need not. */
export function percentOf({ chances, of }: Odds): number {
  if (chances <= 0) return 0;
  if (chances >= of) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * chances) / of)));
}

export function dangerOf(view: View): number | null {
  return view.boom_odds ? view.boom_odds.chances / view.boom_odds.of : null;
}

/** How hot the room looks. */
export function heatOf(view: View): Heat {
  const danger = dangerOf(view) ?? 0;
  return danger >= 1 / 8 ? 'hot' : danger > 1 / 10 ? 'amber' : 'sun';
}

/** How much of this round's cards the deck still has, of 1: the length of the fuse. */
export function fuseShare(view: View): number {
  const elsewhere =
    view.discard.length +
    view.players.reduce((sum, player) => sum + player.hand + player.area.length, 0) +
    view.steps.reduce((sum, step) => sum + step.cards, 0);
  return view.deck === 0 ? 0 : view.deck / (view.deck + elsewhere);
}
