/** What HEAT's posters have in common. */

/** A chequered band: 560 wide, three rows of 14. */
export const CHEQUERS = Array.from({ length: 84 }, (_, i) => [i % 28, Math.floor(i / 28)] as const)
  .filter(([i, row]) => (i + row) % 2)
  .map(([i, row]) => `M${i * 20} ${row * 14}h20v14h-20z`)
  .join('');

/** Rays of light from a point, as on a poster. */
export function raysFrom(x: number, y: number, count = 24, reach = 900): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI) / count;
    const end = (angle: number): string =>
      `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
    return `M${x} ${y}L${end(i * turn)}L${end((i + 0.5) * turn)}Z`;
  }).join('');
}
