/** The way a Legend drove in its turn, move by move, as lines on the road. */
import { mix, pathData, smooth, type Track } from '../geometry';
import { MAIN, type LegendTurn } from './story';

export function waysOf(track: Track, turn: LegendTurn): { d: string; step: boolean }[] {
  return turn.steps.flatMap(({ leg, sign }) => {
    if (!leg || leg.to[0] <= leg.from[0]) return [];
    const [from, to] = [leg.from[0] + 0.5, leg.to[0] + 0.5];
    const [a, b] = [track.spotOffset(...leg.from), track.spotOffset(...leg.to)];
    const line = track.line(from, to, (lap) => mix(a, b, smooth((lap - from) / (to - from))), 0.2);
    return [{ d: pathData(line), step: sign !== MAIN }];
  });
}
