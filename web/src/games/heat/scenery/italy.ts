import type { Track } from '../geometry';
import { Land } from './land';
import {
  cathedral,
  cypress,
  EVERYWHERE,
  ground,
  house,
  rays,
  stand,
  terrace,
  umbrella,
} from './pieces';

/** The old oval with its banking in the east, the city with its cathedral in the west, cypresses. */
export function italy(track: Track): Land {
  const land = new Land(track);
  const tones = ['ochre', 'rose', 'white', 'brick', 'cream'];
  land.ground.push(
    ground,
    rays(600, 330, 20),
    '<path class="g-hill1" d="M-700 -60C-420 -190 -260 -90 -60 -130C120 -166 200 -110 300 -96C420 -80 560 -150 760 -130C1000 -106 1100 -170 1300 -120C1500 -70 1600 -130 1800 -100V-500H-700Z"/>',
    '<path class="g-hill2" d="M-700 1200V720C-480 640 -300 720 -80 690C120 664 300 720 520 700C760 680 900 650 1120 690C1340 726 1560 650 1800 700V1200Z"/>',
    // The oval: banked bends in steps, a faded straight, grass in the middle.
    '<g class="oval"><path class="ov0" d="M890 330A200 260 0 0 1 1290 330A200 260 0 0 1 890 330Z"/><path class="ov1" d="M906 330A184 244 0 0 1 1274 330A184 244 0 0 1 906 330Z"/><path class="ov2" d="M922 330A168 228 0 0 1 1258 330A168 228 0 0 1 922 330Z"/><path class="ov3" d="M946 330A144 200 0 0 1 1234 330A144 200 0 0 1 946 330Z"/><path class="ov-in" d="M960 330A130 184 0 0 1 1220 330A130 184 0 0 1 960 330Z"/><path class="ov-seam" d="M914 330A176 236 0 0 1 1266 330A176 236 0 0 1 914 330Z"/><path class="ov-line" d="M934 330A156 214 0 0 1 1246 330A156 214 0 0 1 934 330Z"/></g>',
    `<g transform="translate(1090 300) scale(.9)">${stand(150, 0, 4, 12).art}</g><g transform="translate(1040 420)">${umbrella.art}</g><g transform="translate(1140 440)">${umbrella.art}</g><g transform="translate(1090 400)">${cypress.art}</g><g transform="translate(1064 236) scale(.8)">${cypress.art}</g><g transform="translate(1112 230) scale(.8)">${cypress.art}</g>`,
  );
  land.reserve(880, 60, 1300, 600);
  land.reserve(482, 330, 712, 452);
  land.put(cathedral, 20, 400, 1.15, 60);
  land.put(terrace([26, 22, 30, 24, 28], [54, 40, 62, 46, 36], tones), -130, 330, 1, 60);
  land.put(
    terrace([24, 30, 22, 26], [38, 52, 44, 60], ['rose', 'cream', 'ochre', 'white']),
    70,
    240,
    1,
    60,
  );
  land.put(
    terrace(
      [30, 24, 28, 22, 26, 30],
      [66, 48, 58, 40, 70, 50],
      ['cream', 'brick', 'ochre', 'rose'],
    ),
    -150,
    200,
    1,
    60,
  );
  land.put(terrace([28, 26, 24], [30, 42, 34], ['ochre', 'white', 'rose']), 90, 490, 1, 60);
  land.put(
    terrace([26, 30, 24, 28], [44, 34, 52, 38], ['brick', 'cream', 'ochre']),
    -70,
    540,
    1,
    60,
  );
  land.put(terrace([30, 26, 30, 24, 28], [58, 40, 66, 48, 36], tones), -300, 400, 1, 60);
  land.put(terrace([24, 30, 26], [46, 60, 38], ['rose', 'white', 'ochre']), 60, 130, 1, 60);
  land.put(terrace([24, 28, 30, 22], [40, 56, 34, 48], tones), -320, 150, 1, 60);
  land.put(stand(150, 90, 4, 15), 855, 300, 1, 90);
  land.put(house(36, 22, 'ochre'), 570, 250, 1, 40);
  land.put(house(28, 18, 'rose'), 612, 262, 1, 30);
  for (let i = 0; i < 7; i++)
    land.put(cypress, 500 + i * 34, 200 + (i % 2) * 10, 0.85 + (i % 3) * 0.1, 8);
  for (let i = 0; i < 6; i++) land.put(cypress, 300 + i * 22, 205 - i * 8, 0.8 + (i % 2) * 0.15, 8);
  for (const [x, y] of [
    [330, 240],
    [540, 480],
    [580, 500],
    [620, 470],
    [280, 300],
    [610, 150],
    [650, 180],
  ] as const)
    land.put(umbrella, x, y, 0.9, 30);
  for (let k = 0; k < 22; k++)
    land.put(
      cypress,
      1090 + 236 * Math.cos((k / 22) * 2 * Math.PI),
      336 + 300 * Math.sin((k / 22) * 2 * Math.PI),
      0.7,
      6,
    );
  land.sow((random) => (random() < 0.5 ? cypress : umbrella), EVERYWHERE, {
    step: 60,
    seed: 31,
    density: 0.42,
    low: 0.65,
    high: 1.05,
    where: (x, y) => !(x > 900 && x < 1280 && y > 80 && y < 580),
  });
  return land;
}

export const italyTitle = { x: 597, y: 408, width: 190, size: 92 };
