/**
 * QR codes for links: bytes, error correction M, versions 1 to 10 (up to 213 bytes).
 *
 * After ISO/IEC 18004. Drawn by ourselves, because the link is a secret that should not leave the
 * page, and a whole library for one picture is too much.
 */

export type Matrix = boolean[][];

/** Error correction codewords a block, then how many blocks hold how many data codewords. */
const BLOCKS: readonly [number, ...[number, number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNMENT: readonly number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** The code of a text as rows of dark (true) and light modules. */
export function qrOf(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const codewords = interleave(dataOf(bytes, version), version);
  let best: Matrix = [];
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const matrix = draw(version, codewords, mask);
    const points = penalty(matrix);
    if (points < least) {
      least = points;
      best = matrix;
    }
  }
  return best;
}

function capacity(version: number): number {
  const [, ...groups] = BLOCKS[version - 1] ?? [0];
  return groups.reduce((sum, [count, size]) => sum + count * size, 0);
}

function versionFor(length: number): number {
  for (let version = 1; version <= BLOCKS.length; version++) {
    const header = 4 + (version < 10 ? 8 : 16);
    if (length * 8 + header <= capacity(version) * 8) return version;
  }
  throw new RangeError(`${length} bytes are too many for a code`);
}

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4); // bytes follow
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = capacity(version) * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    data.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  }
  for (let pad = 0xec; data.length < room / 8; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

// Error correction: Reed and Solomon over 256 elements

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0;
}

function correction(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0; power < length; power++) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, EXP[power] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    generator.forEach((factor, index) => {
      rest[at + index] = (rest[at + index] ?? 0) ^ times(factor, lead);
    });
  }
  return rest.slice(data.length);
}

function interleave(data: readonly number[], version: number): number[] {
  const [length, ...groups] = BLOCKS[version - 1] ?? [0];
  const blocks: number[][] = [];
  let at = 0;
  for (const [count, size] of groups) {
    for (let block = 0; block < count; block++) {
      blocks.push(data.slice(at, at + size));
      at += size;
    }
  }
  const corrections = blocks.map((block) => correction(block, length));
  return [...across(blocks), ...across(corrections)];
}

function across(blocks: readonly number[][]): number[] {
  const found: number[] = [];
  const longest = Math.max(...blocks.map((block) => block.length));
  for (let at = 0; at < longest; at++) {
    for (const block of blocks) {
      const one = block[at];
      if (one !== undefined) found.push(one);
    }
  }
  return found;
}

// Drawing

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(version: number, codewords: readonly number[], mask: number): Matrix {
  const size = 17 + 4 * version;
  const matrix: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array<null>(size).fill(null),
  );
  const set = (x: number, y: number, dark: boolean) => {
    const row = matrix[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = ALIGNMENT[version - 1] ?? [];
  const last = centres.at(-1) ?? 0;
  for (const y of centres) {
    for (const x of centres) {
      if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }
    }
  }
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);
  fill(matrix, codewords, mask);
  return matrix.map((row) => row.map((module) => module === true));
}

type Put = (x: number, y: number, dark: boolean) => void;

function drawFormat(set: Put, size: number, mask: number): void {
  const level = 0; // M
  const data = (level << 3) | mask;
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function drawVersion(set: Put, size: number, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const far = size - 11 + (at % 3);
    const near = Math.floor(at / 3);
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** Two columns at a time, from the right, up and down. */
function fill(matrix: (boolean | null)[][], codewords: readonly number[], mask: number): void {
  const size = matrix.length;
  const flips = MASKS[mask] ?? (() => false);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = matrix[y];
        if (!row || row[x] !== null) continue;
        const bit = (((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        row[x] = bit !== flips(x, y);
        at++;
      }
    }
  }
}

// Which mask reads best

function penalty(matrix: Matrix): number {
  const size = matrix.length;
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] === true));
  let points = 0;
  for (const line of [...matrix, ...columns]) points += runs(line) + finders(line);
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const here = matrix[y]?.[x];
      if (here) dark++;
      if (x > 0 && y > 0) {
        const same = [matrix[y]?.[x - 1], matrix[y - 1]?.[x], matrix[y - 1]?.[x - 1]];
        if (same.every((other) => other === here)) points += 3;
      }
    }
  }
  const share = (dark * 20) / (size * size);
  return points + Math.floor(Math.abs(share - 10)) * 10;
}

function runs(line: readonly boolean[]): number {
  let points = 0;
  let length = 0;
  line.forEach((module, at) => {
    length = at > 0 && module === line[at - 1] ? length + 1 : 1;
    if (length === 5) points += 3;
    else if (length > 5) points += 1;
  });
  return points;
}

function finders(line: readonly boolean[]): number {
  const text = line.map((module) => (module ? '1' : '0')).join('');
  let points = 0;
  for (const pattern of ['10111010000', '00001011101']) {
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) points += 40;
  }
  return points;
}

/** The dark modules as one path of an SVG, each module a square of size 1. */
export function pathOf(matrix: Matrix): string {
  return matrix
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
