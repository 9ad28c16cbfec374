import { short as f, type Track } from '../geometry';
import { Land, seeded } from './land';
import {
  boat,
  cactus,
  gasStation,
  ground,
  lighthouse,
  mesa,
  palm,
  pine,
  rays,
  stand,
} from './pieces';

/** The coast in the west, a desert with mesas before the sinking sun. */
export function usa(track: Track): Land {
  const land = new Land(track);
  const coast =
    'M-700 -500H300C250 -300 260 -200 236 -120C222 -70 244 -40 214 0C190 34 196 66 166 96C138 124 150 160 128 192C104 226 118 262 92 296C62 334 84 366 60 400C30 430 34 452 6 478C-22 506 -30 540 -22 572C-14 606 -28 640 6 668C30 690 26 730 40 780C60 860 40 1000 60 1200H-700Z';
  const random = seeded(4);
  let waves = '';
  for (let y = -180; y < 860; y += 26) {
    for (let x = -640 + random() * 60; x < 220; x += 80 + random() * 70)
      waves += `M${f(x)} ${f(y + random() * 10)}q5 -5 10 0t10 0t10 0`;
  }
  const star = (outer: number, inner: number, turn: number) =>
    'M' +
    Array.from({ length: 8 }, (_, i) => {
      const r = i % 2 ? inner : outer;
      const a = ((turn + i * 45) * Math.PI) / 180;
      return `${f(r * Math.sin(a))} ${f(-r * Math.cos(a))}`;
    }).join('L') +
    'Z';
  const halves = [0, 90, 180, 270]
    .map((a) => `<path class="a-red" transform="rotate(${a})" d="M0 -58L0 0L9.5 -9.5Z"/>`)
    .join('');
  land.ground.push(
    ground,
    rays(706, 372),
    `<path class="g-beach" d="${coast}" transform="translate(13 5)"/><path class="g-foam" d="${coast}" transform="translate(5 2)"/><path class="g-sea" d="${coast}"/>`,
    `<clipPath id="heat-sea"><path d="${coast}"/></clipPath><g clip-path="url(#heat-sea)"><path class="g-sea2" d="${coast}" transform="translate(-46 0)"/><path class="g-sea3" d="${coast}" transform="translate(-104 0)"/><path class="g-wave" d="${waves}"/></g>`,
    `<g class="rose" transform="translate(-88 318) rotate(14)"><circle r="46"/><circle r="40"/><path class="r2" d="${star(38, 10, 45)}"/><path class="r1" d="${star(58, 13.4, 0)}"/>${halves}<text y="-64">N</text></g>`,
    boat(1.2, -120, 560) + boat(0.9, 10, 250) + boat(0.7, -150, 430) + boat(1, -300, 120),
    // The poster inside the loop.
    `<clipPath id="heat-sun"><rect x="500" y="200" width="420" height="258"/></clipPath><g clip-path="url(#heat-sun)"><circle class="a-sun" cx="706" cy="372" r="132"/><circle class="a-sun2" cx="706" cy="372" r="108"/></g>`,
    '<path class="g-far" d="M540 440L566 414L604 422L636 396L690 414L742 388L790 412L838 404L874 440V458H540Z"/>',
    `<g transform="translate(602 452)">${mesa(96, 92).art}</g><g transform="translate(668 456)">${mesa(50, 124, 0.62).art}</g><g transform="translate(790 455)">${mesa(120, 84, 0.74).art}</g><g transform="translate(722 458)">${mesa(60, 50, 0.6, true).art}</g><g transform="translate(856 454)">${mesa(50, 40, 0.6, true).art}</g>`,
    '<path class="g-plain" d="M516 458C560 446 620 458 700 454C790 450 850 458 890 450L880 474C800 480 600 478 528 474Z"/>',
    // A canyon with its river, in the west loop.
    '<path class="cy0" d="M262 544L286 520L300 494L326 486L338 462L366 470L402 458L430 464L468 440L494 452L506 486L490 506L498 528L470 546L428 538L392 550L350 542L306 552Z"/><path class="cy1" d="M290 536L308 514L330 504L346 482L372 488L404 476L434 482L466 462L482 474L486 492L470 510L474 526L446 530L420 522L388 534L348 526L316 538Z"/><path class="cy2" d="M318 526L336 512L352 498L378 502L406 492L436 498L460 484L468 492L454 508L438 516L414 508L386 518L350 512Z"/><path class="river" d="M338 520L356 506L380 510L408 500L436 506L458 492"/><path class="cy-hi" d="M262 544L286 520L300 494L326 486L338 462L366 470L402 458L430 464L468 440L494 452"/>',
  );
  land.reserve(500, 230, 900, 560);
  land.reserve(256, 430, 512, 556);
  land.put(stand(190, 3, 4, 3), 735, 40);
  land.put(stand(74, -33, 3, 9), 590, 52);
  land.put(lighthouse, 34, 448);
  land.put(gasStation, 1010, 566);
  for (const [x, y, s] of [
    [150, 545, 1],
    [206, 540, 0.95],
    [178, 556, 0.85],
    [122, 552, 0.8],
    [232, 558, 0.8],
  ] as const)
    land.put(palm, x, y, s, 14);
  for (const [x, y, s] of [
    [262, 8, 0.8],
    [282, 20, 1],
    [306, 40, 0.8],
    [256, 44, 1.15],
    [232, 60, 1],
    [246, 92, 0.9],
    [216, 116, 1],
    [190, 148, 1.1],
    [214, 168, 0.95],
    [176, 190, 0.9],
    [202, 216, 0.85],
    [160, 232, 1.1],
    [186, 246, 0.9],
    [148, 282, 0.95],
    [168, 310, 0.8],
    [128, 340, 1],
    [146, 372, 0.85],
    [290, -40, 1],
    [320, -20, 0.9],
    [275, -70, 1],
  ] as const)
    land.put(pine, x, y, s, 10);
  land.put(mesa(130, 92), 1050, 120);
  land.put(mesa(58, 54, 0.6, true), 976, 126, 1, 20);
  land.put(mesa(150, 120), 1230, 250);
  land.put(mesa(180, 90), 1200, 660);
  land.put(mesa(120, 70), 500, -60);
  land.put(mesa(150, 110), 900, -70);
  for (const [x, y, s] of [
    [640, 215, 0.8],
    [565, 300, 0.8],
    [540, 362, 1],
    [985, 250, 1.1],
    [1012, 330, 0.9],
    [985, 400, 0.8],
    [1038, 440, 1.1],
    [1000, 640, 0.9],
  ] as const)
    land.put(cactus, x, y, s, 20);
  land.sow(() => cactus, [1000, -120, 1440, 820], { step: 90, seed: 5, density: 0.6 });
  land.sow(() => cactus, [130, 665, 1000, 820], { step: 100, seed: 8, density: 0.5 });
  land.sow(() => cactus, [380, -140, 1000, 0], { step: 90, seed: 11, density: 0.35 });
  return land;
}

export const usaTitle = { x: 662, y: 522, width: 312, size: 60 };
