/** What stands beside the road: limit signs, the Legends' helmets, tokens and the press. */
import type { Track } from '../geometry';
import { laidOut, pressSpots, signSpot, type Laid, type Mark, type PressCorner } from '../road';
import { HELMET_FROM_EDGE, SIGN_FROM_EDGE } from '../scenery/land';

type Spot = { x: number; y: number };

/** The sign of a corner: its limit as it is now, and as it is printed. */
export type CornerSign = Spot & { number: number; limit: number; printed: number };

export type Roadside = {
  signs: readonly CornerSign[];
  helmets: readonly Spot[];
  laid: readonly Laid[];
  stands: readonly (Spot & { corner: number })[];
  /** Signs, tokens and press: what a label should not cover. */
  all: readonly Spot[];
};

export function roadsideOf(
  track: Track,
  limits: readonly number[],
  marks: readonly Mark[],
  press: readonly PressCorner[],
): Roadside {
  const corners = track.circuit.corner;
  const signs = corners.map((corner, i) => ({
    number: i + 1,
    limit: limits[i] ?? 0,
    printed: corner.limit,
    ...signSpot(track, corner.line, SIGN_FROM_EDGE, limits[i] !== corner.limit),
  }));
  const helmets = corners.map((corner) => track.beside(corner.legends, HELMET_FROM_EDGE));
  const laid = laidOut(track, marks, signs, helmets);
  const stands = pressSpots(
    track,
    press.map((one) => one.corner),
    signs,
    [...helmets, ...laid],
  );
  return { signs, helmets, laid, stands, all: [...signs, ...laid, ...stands] };
}
