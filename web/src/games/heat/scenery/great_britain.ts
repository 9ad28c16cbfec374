import type { Track } from '../geometry';
import { Land } from './land';
import {
  bush,
  castle,
  church,
  cloud,
  EVERYWHERE,
  field,
  ground,
  house,
  oak,
  sheep,
  stand,
} from './pieces';

/** Green hills in bands, hedges, a village under rain clouds, a castle on its mound. */
export function greatBritain(track: Track): Land {
  const land = new Land(track);
  land.ground.push(
    ground,
    '<path class="g-hill1" d="M-700 90C-420 -30 -260 60 -60 20C160 -26 260 60 480 30C700 0 860 -60 1080 10C1260 66 1420 -20 1800 30V1200H-700Z"/>',
    '<path class="g-hill2" d="M-700 300C-460 190 -300 270 -120 230C80 186 220 220 420 250C640 282 820 200 1000 214C1220 232 1420 170 1800 240V1200H-700Z"/>',
    '<path class="g-hill3" d="M-700 520C-480 430 -260 470 -40 440C180 412 330 470 520 452C760 430 900 400 1080 420C1300 444 1500 390 1800 440V1200H-700Z"/>',
    '<path class="g-hill4" d="M-700 720C-440 610 -240 660 0 640C220 622 420 690 640 668C880 644 1060 600 1260 630C1440 656 1600 610 1800 630V1200H-700Z"/>',
    // A stream and its bridge of stones in the west.
    '<path class="a-stream2" d="M-440 -160C-300 -40 -330 60 -220 150C-120 230 -190 330 -110 420C-40 500 -90 600 -20 700C20 760 0 800 30 860"/><path class="a-stream" d="M-440 -160C-300 -40 -330 60 -220 150C-120 230 -190 330 -110 420C-40 500 -90 600 -20 700C20 760 0 800 30 860"/>',
  );
  land.fields.push(
    field(-60, 60, 150, 70, 24, 'meadow'),
    field(-30, 330, 110, 80, 30, 'wheat'),
    field(900, 110, 170, 80, -20, 'meadow'),
    field(930, 200, 190, 90, -26, 'wheat'),
    field(880, 330, 170, 90, -20, 'plough'),
    field(60, 560, 180, 80, 26, 'wheat'),
    field(820, 560, 200, 80, -20, 'meadow'),
    field(640, 345, 120, 90, 10, 'meadow'),
    field(1090, 330, 190, 110, -26, 'meadow'),
    field(-300, 470, 170, 90, 30, 'meadow'),
    field(270, 590, 190, 70, 14, 'meadow'),
    field(1060, 560, 190, 90, -24, 'wheat'),
  );
  land.reserve(300, 150, 730, 258);
  land.put(castle, 935, 330, 1.1, 120);
  land.put(church, 705, 410, 0.92, 50);
  land.put(house(30, 20, 'brick'), 660, 470, 1, 30);
  land.put(house(26, 18, 'white'), 640, 440, 1, 30);
  land.put(house(34, 20, 'brick'), 60, 230, 1, 40);
  land.put(house(28, 18, 'white'), 100, 250, 1, 40);
  land.put(house(30, 18, 'stone'), 24, 246, 1, 40);
  land.put(stand(200, -1, 4, 5), 480, -8, 1, 40);
  land.put(stand(80, 50, 3, 6), 118, 60, 1, 60);
  land.put(house(40, 24, 'brick'), 900, 60, 1, 40);
  land.put(church, -170, 250, 0.8, 60);
  land.put(house(30, 20, 'white'), -110, 250, 1, 30);
  for (const [x, y] of [
    [250, 300],
    [270, 330],
    [240, 350],
    [262, 372],
    [720, 320],
    [740, 300],
    [960, 420],
    [1000, 440],
    [120, 600],
    [160, 620],
    [930, 600],
    [-40, 120],
  ] as const)
    land.put(sheep, x, y, 1.1, 24);
  // Hedges: rows of bushes along the fields.
  for (let x = -250; x < 1300; x += 19) {
    land.put(bush, x, 700 + 14 * Math.sin(x / 90), 0.8, 0);
    land.put(bush, x, -60 + 12 * Math.sin(x / 70), 0.75, 0);
  }
  for (let y = 60; y < 620; y += 17) {
    land.put(bush, 1090 - (y - 60) * 0.16, y, 0.8, 0);
    land.put(bush, -70 + (y - 60) * 0.12, y, 0.8, 0);
  }
  land.sow((random) => (random() < 0.75 ? oak : bush), EVERYWHERE, {
    step: 52,
    seed: 21,
    density: 0.42,
    low: 0.7,
    high: 1.15,
    where: (x, y) => !(x > 290 && x < 740 && y > 100 && y < 275),
  });
  for (const [x, y, scale] of [
    [910, 0, 1.5],
    [1030, 70, 1.1],
    [40, 20, 1.2],
    [-120, 70, 1.5],
    [1200, 0, 1.6],
    [700, -90, 1.4],
    [200, -90, 1.3],
    [-300, -40, 1.6],
    [1330, 120, 1.3],
  ] as const) {
    if (track.clearance(x, y + 20 * scale) > 62 * scale) land.sky.push(cloud(x, y, scale, true));
  }
  return land;
}

export const greatBritainTitle = { x: 515, y: 212, width: 390, size: 74 };
