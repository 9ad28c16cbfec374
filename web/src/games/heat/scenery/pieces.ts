/** Flat art of what stands beside the road. Colours are the classes of theme.css. */
import { short as f } from '../geometry';
import { seeded, type Piece } from './land';

const shade = (cx: number, rx: number, ry = 3.5, cy = 1) =>
  `<ellipse class="gsh" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`;

export const cactus: Piece = {
  art: `${shade(7, 12, 3, 0)}<path class="a-cactus" d="M-3 0V-26A3 3 0 0 1 3 -26V-13H6V-19A2.5 2.5 0 0 1 11 -19V-8.5H3V0ZM-3 -9H-11V-18A2.5 2.5 0 0 1 -6 -18V-14H-3Z"/>`,
  left: 11,
  right: 15,
  up: 29,
};
export const pine: Piece = {
  art: `${shade(6, 11)}<path class="a-pine" d="M0 -30L9 -12H5L12 0H-12L-5 -12H-9Z"/><path class="a-pine2" d="M0 -30L9 -12H5L12 0H0Z"/>`,
  left: 12,
  right: 15,
  up: 30,
};
export const palm: Piece = {
  art: `${shade(8, 13, 3, 0)}<path class="a-wood" d="M-2 0C-1 -10 0 -18 2 -26L4.5 -26C3 -17 2 -9 2 0Z"/><g transform="translate(3 -26)">${[
    -150, -105, -60, -15, 30, 160,
  ]
    .map(
      (a) =>
        `<path class="a-cactus" transform="rotate(${a})" d="M0 0C6 -5 13 -4 17 2C11 0 6 1 0 0Z"/>`,
    )
    .join('')}</g>`,
  left: 16,
  right: 22,
  up: 44,
};
export const oak: Piece = {
  art: `${shade(7, 14)}<path class="a-wood" d="M-2 0V-10H2V0Z"/><path class="a-leaf" d="M-13 -14A9 9 0 0 1 -8 -27A10 10 0 0 1 8 -29A9 9 0 0 1 14 -15A7 7 0 0 1 6 -8H-7A7 7 0 0 1 -13 -14Z"/><path class="a-leaf2" d="M2 -31A9 9 0 0 1 8 -29A9 9 0 0 1 14 -15A7 7 0 0 1 6 -8H-2C8 -12 9 -24 2 -31Z"/>`,
  left: 15,
  right: 20,
  up: 32,
};
export const bush: Piece = {
  art: `${shade(4, 10, 2.6)}<path class="a-leaf" d="M-9 0A6 6 0 0 1 -5 -8A7 7 0 0 1 7 -8A5 5 0 0 1 10 0Z"/><path class="a-leaf2" d="M1 -11A7 7 0 0 1 7 -8A5 5 0 0 1 10 0H2C6 -3 5 -8 1 -11Z"/>`,
  left: 9,
  right: 13,
  up: 12,
};
export const cypress: Piece = {
  art: `${shade(6, 8, 2.6)}<path class="a-cyp" d="M0 -46C6 -34 7 -14 3 0H-3C-7 -14 -6 -34 0 -46Z"/><path class="a-cyp2" d="M0 -46C6 -34 7 -14 3 0H0Z"/>`,
  left: 7,
  right: 12,
  up: 46,
};
export const umbrella: Piece = {
  art: `${shade(7, 15)}<path class="a-wood" d="M-1.6 0L-1 -20L-7 -26H-4L0 -22L4 -26H7L1.4 -20L2 0Z"/><path class="a-leaf" d="M-18 -24C-16 -34 -6 -38 0 -38C6 -38 16 -34 18 -24Z"/><path class="a-leaf2" d="M3 -38C8 -37 16 -33 18 -24H6C8 -29 7 -34 3 -38Z"/>`,
  left: 18,
  right: 22,
  up: 38,
};
export const poplar: Piece = {
  art: `${shade(5, 8, 2.4)}<path class="a-wood" d="M-1 0V-8H1V0Z"/><path class="a-leaf" d="M0 -38C7 -28 7 -12 3 -5H-3C-7 -12 -7 -28 0 -38Z"/><path class="a-leaf2" d="M0 -38C7 -28 7 -12 3 -5H0Z"/>`,
  left: 7,
  right: 11,
  up: 38,
};
export const sheep: Piece = {
  art: `<ellipse class="gsh" cx="1" cy="0" rx="7" ry="2"/><path class="a-dark" d="M-4 0V-4H-3V0ZM3 0V-4H4V0ZM5 -6L9 -7L9 -3L6 -3Z"/><path class="a-cream" d="M-6 -3A3 3 0 0 1 -4 -8A4 4 0 0 1 4 -8A3 3 0 0 1 6 -3Z"/>`,
  left: 7,
  right: 10,
  up: 10,
};

export function mesa(width: number, height: number, cap = 0.7, low = false): Piece {
  const [c, b] = [(width * cap) / 2, width / 2];
  const art = `<g class="mesa${low ? ' low' : ''}"><path class="m1" d="M${-b} 0L${f(-c - 3)} ${f(-height * 0.45)}L${f(-c)} ${-height}H${f(c)}L${f(c + 3)} ${f(-height * 0.45)}L${b} 0Z"/><path class="m2" d="M${f(c * 0.15)} ${-height}H${f(c)}L${f(c + 3)} ${f(-height * 0.45)}L${b} 0H${f(b * 0.25)}L${f(c * 0.3)} ${f(-height * 0.45)}Z"/><path class="m3" d="M${f(-c - 0.6)} ${f(-height * 0.86)}H${f(c + 0.6)}V${f(-height * 0.76)}H${f(-c - 1)}ZM${f(-c - 2)} ${f(-height * 0.6)}H${f(c + 2)}V${f(-height * 0.53)}H${f(-c - 2.5)}Z"/></g>`;
  return { art, left: b, right: b, up: height };
}

export function stand(width: number, angle = 0, rows = 4, seed = 1): Piece {
  const random = seeded(seed);
  const height = rows * 7;
  const w = width / 2;
  let art = `<rect class="gsh" x="${-w + 5}" y="${-height + 4}" width="${width}" height="${height + 12}"/><rect class="s-base" x="${-w}" y="${-height}" width="${width}" height="${height + 4}"/>`;
  for (let row = 0; row < rows; row++) {
    const y = -height + 6 + row * 7;
    art += `<path class="s-row" d="M${-w} ${y + 2.5}H${w}"/>`;
    const crowd = ['', '', '', ''];
    for (let i = 0; i < Math.floor(width / 5.2); i++) {
      const colour = Math.floor(random() * 4);
      if (random() < 0.88) crowd[colour] += `M${f(-w + 3.4 + i * 5.2)} ${y}h.01`;
    }
    art += crowd.map((d, k) => (d ? `<path class="crowd k${k}" d="${d}"/>` : '')).join('');
  }
  const awnings = Math.floor(width / 14);
  for (let i = 0; i < awnings; i++)
    art += `<rect class="r${i % 2}" x="${f(-w + (i * width) / awnings)}" y="${-height - 13}" width="${f(width / awnings + 0.2)}" height="13"/>`;
  const flags =
    width > 120
      ? [-0.42, -0.14, 0.14, 0.42].map((t, i) => flag(t * width, -height - 12, i % 3)).join('')
      : '';
  const a = (angle * Math.PI) / 180;
  const reach = Math.abs(w * Math.cos(a)) + Math.abs((height / 2 + 10) * Math.sin(a));
  const rise = Math.abs(w * Math.sin(a)) + (height + 14) * Math.cos(a);
  return {
    art: `<g class="stand" transform="rotate(${angle})">${flags}${art}</g>`,
    left: reach + 6,
    right: reach + 8,
    up: rise + (flags ? 14 : 0),
    down: Math.abs(w * Math.sin(a)) + 14,
  };
}

export function flag(x: number, y: number, colour: number): string {
  return `<g class="flag f${colour}" transform="translate(${f(x)} ${f(y)})"><path class="pole" d="M0 0V-20"/><path class="fl" d="M0 -20L13 -16.5L0 -12Z"/></g>`;
}

export function boat(scale: number, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path class="a-wake" d="M-14 6H18M-8 10H10"/><path class="a-red" d="M-11 0H12L7 6H-8Z"/><path class="a-white" d="M0 -24V-2H-10Z"/><path class="a-gold" d="M2 -20L11 -2H2Z"/></g>`;
}

export const lighthouse: Piece = {
  art: `${shade(10, 20, 4, 2)}<path class="a-white" d="M-7 0L-4.5 -34H4.5L7 0Z"/><path class="a-red" d="M-6.3 -8L-5.7 -16H5.7L6.3 -8ZM-5.2 -24L-4.7 -31H4.7L5.2 -24ZM-6 -42L0 -48L6 -42Z"/><rect class="a-gold" x="-4" y="-42" width="8" height="8"/>`,
  left: 9,
  right: 26,
  up: 48,
};
export const gasStation: Piece = {
  art: `<rect class="gsh" x="-30" y="-2" width="84" height="10"/><rect class="a-white" x="-34" y="-30" width="48" height="32"/><rect class="a-red" x="-38" y="-36" width="88" height="8"/><path class="a-post" d="M44 -28V2"/><rect class="a-sea" x="-28" y="-22" width="14" height="14"/><rect class="a-sea" x="-8" y="-22" width="14" height="24"/><rect class="a-red" x="26" y="-14" width="8" height="16"/><g transform="translate(-10 -8)"><path class="a-post" d="M0 -26V-40"/><circle class="a-red a-rim" cy="-50" r="14"/><text class="a-gas" y="-45">GAS</text></g>`,
  left: 40,
  right: 56,
  up: 74,
  down: 9,
};

/** A house with a gable roof: body, roof, door and windows. */
export function house(
  width: number,
  height: number,
  kind: 'brick' | 'stone' | 'ochre' | 'rose' | 'white' = 'stone',
): Piece {
  const [w, roof] = [width / 2, height * 0.55];
  const windows = width > 26 ? [-0.55, 0.25] : [-0.5];
  const art = `${shade(6, w + 5, 3)}<rect class="b-${kind}" x="${-w}" y="${-height}" width="${width}" height="${height}"/><path class="b-${kind}2" d="M${f(w * 0.35)} ${-height}H${w}V0H${f(w * 0.35)}Z"/><path class="a-roof" d="M${-w - 3} ${-height}L${f(-w * 0.45)} ${f(-height - roof)}H${f(w * 0.45)}L${w + 3} ${-height}Z"/><path class="a-roof2" d="M${f(w * 0.35)} ${-height}L${f(w * 0.1)} ${f(-height - roof)}H${f(w * 0.45)}L${w + 3} ${-height}Z"/><rect class="a-dark" x="${f(-w * 0.12)}" y="${f(-height * 0.5)}" width="${f(width * 0.15)}" height="${f(height * 0.5)}"/>${windows
    .map(
      (t) =>
        `<rect class="a-pane" x="${f(w * t)}" y="${f(-height * 0.72)}" width="${f(width * 0.14)}" height="${f(height * 0.28)}"/>`,
    )
    .join('')}`;
  return { art, left: w + 4, right: w + 8, up: height + roof };
}

/** A village church: a nave and a tower with a spire. */
export const church: Piece = {
  art: `${shade(10, 40, 4)}<rect class="b-stone" x="-14" y="-26" width="48" height="26"/><path class="b-stone2" d="M12 -26H34V0H12Z"/><path class="a-slate" d="M-17 -26L-8 -44H28L37 -26Z"/><path class="a-slate2" d="M14 -26L10 -44H28L37 -26Z"/><rect class="b-stone" x="-32" y="-52" width="20" height="52"/><path class="b-stone2" d="M-20 -52H-12V0H-20Z"/><path class="a-slate" d="M-34 -52L-22 -88L-10 -52Z"/><path class="a-slate2" d="M-22 -88L-10 -52H-20Z"/><path class="a-dark" d="M-25 -38A3 3 0 0 1 -19 -38V-30H-25ZM-26 0V-12A4 4 0 0 1 -18 -12V0ZM-4 -8V-18A2.6 2.6 0 0 1 1.2 -18V-8ZM9 -8V-18A2.6 2.6 0 0 1 14.2 -18V-8ZM22 -8V-18A2.6 2.6 0 0 1 27.2 -18V-8Z"/><path class="a-post thin" d="M-22 -88V-97M-25.5 -93H-18.5"/>`,
  left: 34,
  right: 50,
  up: 97,
};
/** A castle on its mound. */
export const castle: Piece = (() => {
  const teeth = (x: number, y: number, width: number) =>
    Array.from(
      { length: Math.floor(width / 6) },
      (_, i) => `<rect class="b-stone" x="${x + i * 6}" y="${y - 5}" width="3.6" height="6"/>`,
    ).join('');
  const tower = (x: number, top: number, width: number) =>
    `<rect class="b-stone" x="${x}" y="${-top}" width="${width}" height="${top - 10}"/><rect class="b-stone2" x="${x + width * 0.6}" y="${-top}" width="${width * 0.4}" height="${top - 10}"/>${teeth(x, -top, width + 2)}<path class="a-dark" d="M${x + width * 0.4} ${-top + 12}h3v9h-3z"/>`;
  return {
    art: `<path class="a-mound" d="M-78 4C-62 -12 -46 -16 0 -16C46 -16 62 -12 78 4Z"/><path class="a-mound2" d="M10 -16C46 -16 62 -12 78 4H34C30 -6 22 -12 10 -16Z"/><rect class="b-stone" x="-44" y="-40" width="88" height="30"/><rect class="b-stone2" x="14" y="-40" width="30" height="30"/>${teeth(-44, -40, 88)}${tower(-54, 60, 20)}${tower(34, 60, 20)}${tower(-14, 74, 28)}<path class="a-dark" d="M-6 -10V-22A6 6 0 0 1 6 -22V-10Z"/>${flag(0, -78, 0)}${flag(-44, -64, 2)}`,
    left: 78,
    right: 80,
    up: 100,
    down: 5,
  };
})();
/** A cathedral with a dome and a bell tower. */
export const cathedral: Piece = {
  art: `${shade(8, 66, 5)}<rect class="b-rose" x="-50" y="-40" width="92" height="40"/><rect class="b-rose2" x="8" y="-40" width="34" height="40"/><path class="b-white" d="M-50 -40H42V-36H-50ZM-50 -20H42V-17H-50Z"/><path class="a-roof" d="M-54 -40L-46 -52H38L46 -40Z"/><rect class="b-white" x="-20" y="-62" width="40" height="14"/><path class="a-dome" d="M-26 -62C-26 -86 -12 -98 0 -102C12 -98 26 -86 26 -62Z"/><path class="a-dome2" d="M0 -102C12 -98 26 -86 26 -62H6C12 -76 10 -92 0 -102Z"/><path class="a-rib" d="M0 -102V-62M0 -102C-10 -94 -14 -80 -14 -62M0 -102C10 -94 14 -80 14 -62"/><rect class="b-white" x="-4" y="-112" width="8" height="11"/><path class="a-gold" d="M-5 -112L0 -122L5 -112Z"/><path class="a-dark" d="M-10 0V-18A7 7 0 0 1 4 -18V0ZM-40 -6V-24A4 4 0 0 1 -32 -24V-6ZM-26 -6V-24A4 4 0 0 1 -18 -24V-6ZM14 -6V-24A4 4 0 0 1 22 -24V-6ZM28 -6V-24A4 4 0 0 1 36 -24V-6Z"/><rect class="b-rose" x="50" y="-92" width="20" height="92"/><rect class="b-rose2" x="62" y="-92" width="8" height="92"/><path class="b-white" d="M50 -70H70V-67H50ZM50 -46H70V-43H50ZM50 -22H70V-19H50Z"/><path class="a-roof" d="M47 -92L60 -106L73 -92Z"/><path class="a-dark" d="M56 -76A4 4 0 0 1 64 -76V-72H56ZM56 -52A4 4 0 0 1 64 -52V-48H56Z"/>`,
  left: 56,
  right: 76,
  up: 122,
};
/** A chateau: steep slate roofs, round towers, many windows. */
export const chateau: Piece = (() => {
  const tower = (x: number, w: number, h: number) =>
    `<rect class="b-white" x="${x - w / 2}" y="${-h}" width="${w}" height="${h}"/><rect class="b-cream2" x="${x + w * 0.12}" y="${-h}" width="${w * 0.38}" height="${h}"/><path class="a-slate" d="M${x - w / 2 - 3} ${-h}L${x} ${-h - w * 1.7}L${x + w / 2 + 3} ${-h}Z"/><path class="a-slate2" d="M${x} ${-h - w * 1.7}L${x + w / 2 + 3} ${-h}H${x + w * 0.12}Z"/><path class="a-pane" d="M${x - 3} ${-h + 10}h5v8h-5zM${x - 3} ${-h + 26}h5v8h-5z"/>`;
  const panes = [-38, -26, -14, 10, 22, 34]
    .map((x) => `M${x} -30h5v9h-5zM${x} -14h5v9h-5z`)
    .join('');
  return {
    art: `${shade(8, 80, 5)}<rect class="b-white" x="-54" y="-38" width="108" height="38"/><rect class="b-cream2" x="16" y="-38" width="38" height="38"/><path class="a-slate" d="M-56 -38L-46 -64H46L56 -38Z"/><path class="a-slate2" d="M18 -38L24 -64H46L56 -38Z"/><path class="a-pane" d="${panes}M-32 -56l4 -6l4 6v7h-8zM26 -56l4 -6l4 6v7h-8z"/><path class="a-dark" d="M-5 0V-14A5 5 0 0 1 5 -14V0Z"/>${tower(-58, 20, 50)}${tower(58, 20, 50)}<path class="b-white" d="M-12 -38L0 -58L12 -38Z"/>${flag(-58, -82, 1)}${flag(58, -82, 0)}`,
    left: 72,
    right: 78,
    up: 104,
  };
})();
export const windmill: Piece = {
  art: `${shade(8, 16)}<path class="b-white" d="M-10 0L-7 -32H7L10 0Z"/><path class="b-cream2" d="M2 -32H7L10 0H3Z"/><path class="a-slate" d="M-9 -32C-8 -42 8 -42 9 -32Z"/><path class="a-dark" d="M-3 0V-8A3 3 0 0 1 3 -8V0Z"/><g transform="translate(0 -35)">${[18, 108, 198, 288].map((a) => `<g transform="rotate(${a})"><path class="a-post thin" d="M0 0V-26"/><path class="a-cream" d="M1 -25H7V-8H1Z"/></g>`).join('')}</g>`,
  left: 26,
  right: 28,
  up: 62,
};
export const barn: Piece = house(40, 22, 'ochre');

/** A row of town houses of different heights, one roof line. */
export function terrace(
  widths: readonly number[],
  heights: readonly number[],
  kinds: readonly string[],
): Piece {
  let x = -widths.reduce((a, b) => a + b, 0) / 2;
  const start = x;
  let art = shade(6, -start + 6, 4);
  widths.forEach((w, i) => {
    const h = heights[i % heights.length]!;
    const kind = kinds[i % kinds.length]!;
    art += `<rect class="b-${kind}" x="${x}" y="${-h}" width="${w}" height="${h}"/><rect class="b-${kind}2" x="${f(x + w * 0.68)}" y="${-h}" width="${f(w * 0.32)}" height="${h}"/><path class="a-roof" d="M${x - 1.5} ${-h}L${x + 2} ${-h - 7}H${x + w - 2}L${x + w + 1.5} ${-h}Z"/>`;
    const columns = Math.max(1, Math.floor(w / 11));
    let panes = '';
    for (let row = 0; row * 13 + 18 < h; row++)
      for (let c = 0; c < columns; c++)
        panes += `M${f(x + (w * (c + 0.5)) / columns - 2)} ${f(-h + 6 + row * 13)}h4v6.5h-4z`;
    art += `<path class="a-pane" d="${panes}"/><path class="a-dark" d="M${f(x + w / 2 - 2.5)} 0v-9h5v9z"/>`;
    x += w;
  });
  return { art, left: -start + 3, right: -start + 8, up: Math.max(...heights) + 8 };
}

export function cloud(x: number, y: number, scale: number, rain = false): string {
  const drops = rain
    ? `<path class="a-rain" d="${[-26, -14, -2, 10, 22].map((dx, i) => `M${dx} ${8 + (i % 2) * 5}l-6 17M${dx + 4} ${32 + (i % 2) * 6}l-5 14`).join('')}"/>`
    : '';
  return `<g class="a-sky" transform="translate(${x} ${y}) scale(${scale})">${drops}<path class="a-cloud2" d="M-40 6A12 12 0 0 1 -36 -16A20 20 0 0 1 4 -24A16 16 0 0 1 36 -14A11 11 0 0 1 42 6Z"/><path class="a-cloud" d="M-36 2A10 10 0 0 1 -32 -16A19 19 0 0 1 3 -23A15 15 0 0 1 33 -14A9 9 0 0 1 36 2Z"/></g>`;
}

/** Rays of a poster, springing from a point. */
export function rays(cx: number, cy: number, count = 18, reach = 1500): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [
      ((i * 360) / count + 4) * (Math.PI / 180),
      ((i * 360) / count + 4 + 180 / count) * (Math.PI / 180),
    ];
    d += `M${cx} ${cy}L${f(cx + reach * Math.cos(a))} ${f(cy + reach * Math.sin(a))}L${f(cx + reach * Math.cos(b))} ${f(cy + reach * Math.sin(b))}Z`;
  }
  return `<path class="g-ray" d="${d}"/>`;
}

/** A field: a parallelogram with rows of one crop. */
export function field(
  x: number,
  y: number,
  w: number,
  h: number,
  skew: number,
  crop: 'lavender' | 'sunflower' | 'vine' | 'wheat' | 'meadow' | 'plough',
): string {
  const id = `f${Math.round(x)}_${Math.round(y)}`;
  const shape = `M${x} ${y}h${w}l${skew} ${h}h${-w}z`;
  const count = Math.max(2, Math.round(h / (crop === 'vine' ? 13 : 10)));
  let rows = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    rows += `M${f(x + skew * t + 4)} ${f(y + h * t)}h${f(w - 8)}`;
  }
  return `<g id="${id}"><path class="fd-${crop}" d="${shape}"/><path class="fr-${crop}" d="${rows}"/></g>`;
}

export const EVERYWHERE = [-420, -160, 1440, 820] as const;
export const ground = `<rect class="g-ground" x="-900" y="-700" width="2900" height="2100"/>`;
