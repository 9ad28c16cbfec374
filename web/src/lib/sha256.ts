/**
 * SHA-256 as the standard has it. Browsers offer it only to pages that came over HTTPS, and friends
 * at home play over plain HTTP.
 */

const PRIMES = firstPrimes(64);
const ROOTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let one = 2; primes.length < count; one += 1) {
    if (primes.every((prime) => one % prime !== 0)) primes.push(one);
  }
  return primes;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The SHA-256 of bytes, both written as hexadecimal digits. */
export function sha256(hex: string): string {
  const bytes = Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  const view = new DataView(new ArrayBuffer(bytes.length + 8));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint32(bytes.length + 4, bits);
  let hash = START;
  for (let at = 0; at < view.byteLength; at += 64) hash = mix(hash, view, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(hash: number[], view: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => view.getInt32(at + 4 * place));
  for (let place = 16; place < 64; place += 1) {
    const [early, late] = [words[place - 15]!, words[place - 2]!];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((words[place - 16]! + first + words[place - 7]! + second) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let place = 0; place < 64; place += 1) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice) | 0;
    const sum = (first + ROOTS[place]! + words[place]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + sum) | 0, c, b, a, (sum + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + hash[place]!) | 0);
}
