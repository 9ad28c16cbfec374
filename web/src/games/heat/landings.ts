/** Where a choice would lead to, as the board shows it. The preview says all of it. */
import { likeliest, spinChance } from './choices';
import type { Preview } from './types';

/** Where one of several choices leads, with what is written there. */
export type Way = { text: string; preview: Preview };

export type Landing = {
  key: string;
  progress: number;
  spot: number;
  speed: number;
  chance: number;
  spins: boolean;
  main: boolean; // the likeliest
  text: string; // what is written there, instead of the Speed
};
/** Where a car that spins out comes to rest, and from how far it slides back. */
export type Back = { progress: number; spot: number; from: number; chance: number };
export type Landings = { spots: readonly Landing[]; main: Landing | null; back: Back | null };

const NOWHERE: Landings = { spots: [], main: null, back: null };

export function landingsOf(preview: Preview | null, progress: number): Landings {
  const best = likeliest(preview);
  if (!preview || !best) return NOWHERE;
  const seen = new Set<number>();
  const spots = preview.outcomes
    .filter((outcome) => outcome.reach !== progress) // where it is now it is drawn already
    .toSorted((a, b) => Number(b === best) - Number(a === best))
    .filter((outcome) => !seen.has(outcome.reach) && seen.add(outcome.reach))
    .map((outcome) => ({
      key: `${outcome.speed}-${outcome.reach}`,
      progress: outcome.reach,
      spot: outcome.reach_spot,
      speed: outcome.speed,
      chance: outcome.chance,
      spins: outcome.spins_out,
      main: outcome === best,
      text: '',
    }));
  const worst = preview.outcomes
    .filter((outcome) => outcome.spins_out)
    .toSorted((a, b) => b.chance - a.chance)[0];
  const back = worst
    ? {
        progress: worst.progress,
        spot: worst.spot,
        from: worst.reach,
        chance: spinChance(preview),
      }
    : null;
  return { spots, main: spots.find((spot) => spot.main) ?? null, back };
}

/** Where several choices lead to, side by side: none of them is the main one yet. */
export function comparedLandings(ways: readonly Way[], progress: number): Landings {
  const spots = ways.flatMap(({ text, preview }) => {
    const { main } = landingsOf(preview, progress);
    return main ? [{ ...main, key: `${main.key} ${text}`, main: false, text }] : [];
  });
  const seen = new Set<number>();
  return {
    spots: spots.filter((spot) => !seen.has(spot.progress) && seen.add(spot.progress)),
    main: null,
    back: null,
  };
}
