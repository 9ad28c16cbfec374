/** A landscape around a road: pieces are only ever put where they keep clear of it. */
import { CLEARANCE, short, type Track } from '../geometry';

/** Something that stands on the ground: its art around (0, 0), and how far it reaches. */
export type Piece = { art: string; left: number; right: number; up: number; down?: number };

type Taken = { x0: number; y0: number; x1: number; y1: number };
type Standing = { y: number; svg: string; box: Taken };

const SIGN = 24;
/** Signs stand nearer to the road than anything else may. */
export const SIGN_FROM_EDGE = 27;
export const HELMET_FROM_EDGE = 15;

/** Small integers from a seed, so that a landscape is the same on every screen. */
export function seeded(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

export class Land {
  readonly ground: string[] = [];
  /** Under the pieces and clear of the road only by the apron that is painted over it. */
  readonly fields: string[] = [];
  readonly sky: string[] = [];
  private readonly standing: Standing[] = [];

  readonly track: Track;

  constructor(track: Track) {
    this.track = track;
    for (const corner of track.circuit.corner) {
      const sign = track.beside(corner.line, SIGN_FROM_EDGE);
      this.reserve(sign.x - SIGN, sign.y - SIGN, sign.x + SIGN, sign.y + SIGN);
      const helmet = track.beside(corner.legends, HELMET_FROM_EDGE);
      this.reserve(helmet.x - 10, helmet.y - 10, helmet.x + 10, helmet.y + 10);
    }
  }

  /** Keep a part of the land free, for a sign or for letters. */
  reserve(x0: number, y0: number, x1: number, y1: number): void {
    this.standing.push({ y: -Infinity, svg: '', box: { x0, y0, x1, y1 } });
  }

  /** Put a piece at a place, or as near to it as the road and other pieces allow. */
  put(piece: Piece, x: number, y: number, scale = 1, search = 60): boolean {
    for (let radius = 0; radius <= search; radius += 6) {
      const steps = radius === 0 ? 1 : 12;
      for (let k = 0; k < steps; k++) {
        const px = x + radius * Math.cos((k * 2 * Math.PI) / steps);
        const py = y + radius * Math.sin((k * 2 * Math.PI) / steps);
        const box = boxOf(piece, px, py, scale);
        if (this.isFree(box)) {
          const svg = `<g transform="translate(${short(px)} ${short(py)}) scale(${scale})">${piece.art}</g>`;
          this.standing.push({ y: py, svg, box });
          return true;
        }
      }
    }
    return false;
  }

  /** Sow pieces over a region, thinly, where there is room. */
  sow(
    pick: (random: () => number) => Piece,
    region: readonly [x0: number, y0: number, x1: number, y1: number],
    options: {
      step: number;
      seed: number;
      density: number;
      low?: number;
      high?: number;
      where?: (x: number, y: number) => boolean;
    },
  ): void {
    const random = seeded(options.seed);
    const [x0, y0, x1, y1] = region;
    const { low = 0.8, high = 1.15 } = options;
    for (let y = y0; y <= y1; y += options.step * 0.8) {
      for (let x = x0; x <= x1; x += options.step) {
        const [chance, jx, jy, size] = [random(), random(), random(), random()];
        const piece = pick(random);
        if (chance > options.density) continue;
        const px = x + (jx - 0.5) * options.step * 0.9;
        const py = y + (jy - 0.5) * options.step * 0.7;
        if (options.where && !options.where(px, py)) continue;
        this.put(piece, px, py, Math.round((low + (high - low) * size) * 100) / 100, 0);
      }
    }
  }

  /** The art of all pieces, from the back to the front. */
  pieces(): string {
    return this.standing
      .filter(({ svg }) => svg)
      .sort((a, b) => a.y - b.y)
      .map(({ svg }) => svg)
      .join('');
  }

  /** The boxes of all pieces, for the test that they keep clear of the road. */
  boxes(): readonly Taken[] {
    return this.standing.filter(({ svg }) => svg).map(({ box }) => box);
  }

  private isFree(box: Taken): boolean {
    if (this.standing.some(({ box: other }) => overlaps(box, other))) return false;
    return clearOfRoad(this.track, box) >= CLEARANCE;
  }
}

/** How far a box keeps from the verge. */
export function clearOfRoad(track: Track, { x0, y0, x1, y1 }: Taken): number {
  let nearest = Infinity;
  const columns = Math.max(2, Math.ceil((x1 - x0) / 14));
  const rows = Math.max(2, Math.ceil((y1 - y0) / 14));
  for (let i = 0; i <= columns; i++) {
    for (let j = 0; j <= rows; j++) {
      if (i > 0 && i < columns && j > 0 && j < rows && (i + j) % 2) continue;
      nearest = Math.min(
        nearest,
        track.clearance(x0 + ((x1 - x0) * i) / columns, y0 + ((y1 - y0) * j) / rows),
      );
    }
  }
  return nearest;
}

function boxOf(piece: Piece, x: number, y: number, scale: number): Taken {
  return {
    x0: x - piece.left * scale,
    x1: x + piece.right * scale,
    y0: y - piece.up * scale,
    y1: y + (piece.down ?? 3) * scale,
  };
}

function overlaps(a: Taken, b: Taken): boolean {
  // Things behind one another may overlap a little: that is depth.
  const ease = 3;
  return a.x0 < b.x1 - ease && b.x0 < a.x1 - ease && a.y0 < b.y1 - ease && b.y0 < a.y1 - ease;
}
