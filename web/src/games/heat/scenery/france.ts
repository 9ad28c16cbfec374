import type { Track } from '../geometry';
import { Land } from './land';
import {
  chateau,
  church,
  EVERYWHERE,
  field,
  ground,
  house,
  oak,
  poplar,
  rays,
  stand,
  windmill,
} from './pieces';

/** A quilt of lavender, sunflowers and vines between villages, and a chateau with its avenue. */
export function france(track: Track): Land {
  const land = new Land(track);
  land.ground.push(
    ground,
    rays(640, 330, 20),
    '<path class="a-stream2" d="M-440 720C-300 640 -160 700 -60 640C60 570 100 640 240 650C420 664 520 690 700 680C900 668 1000 600 1200 620C1320 632 1420 560 1600 580"/><path class="a-stream" d="M-440 720C-300 640 -160 700 -60 640C60 570 100 640 240 650C420 664 520 690 700 680C900 668 1000 600 1200 620C1320 632 1420 560 1600 580"/>',
  );
  const crops = [
    'lavender',
    'sunflower',
    'vine',
    'wheat',
    'lavender',
    'meadow',
    'sunflower',
    'vine',
  ] as const;
  let k = 0;
  for (let row = 0; row < 9; row++) {
    const y = -190 + row * 116;
    for (let column = 0; column < 12; column++) {
      const x = -480 + column * 172 + (row % 2) * 70;
      // The title's own field stays plain.
      if (x > 400 && x < 760 && y > 300 && y < 470) continue;
      if ((row * 5 + column * 3) % 7 !== 0)
        land.fields.push(
          field(x, y, 150, 92, row % 2 ? -18 : 18, crops[(k + row * 3) % crops.length]!),
        );
      k++;
    }
  }
  land.reserve(545, 380, 756, 462);
  land.put(chateau, 760, 350, 1, 50);
  for (let i = 0; i < 5; i++) {
    land.put(poplar, 660 - i * 3, 420 + i * 12, 0.8, 4);
    land.put(poplar, 810 + i * 3, 400 + i * 9, 0.8, 4);
  }
  land.put(church, 205, 330, 0.85, 40);
  land.put(house(28, 18, 'ochre'), 170, 356, 1, 30);
  land.put(house(24, 16, 'white'), 240, 360, 1, 30);
  land.put(house(30, 18, 'rose'), 180, 300, 1, 30);
  land.put(church, 500, 150, 0.8, 50);
  land.put(house(28, 18, 'ochre'), 520, 190, 1, 30);
  land.put(house(26, 18, 'cream' as 'white'), 478, 200, 1, 30);
  land.put(house(24, 16, 'rose'), 505, 230, 1, 30);
  land.put(windmill, 900, 140, 1.1, 40);
  land.put(windmill, 60, 110, 1.1, 40);
  land.put(stand(180, -6, 4, 7), 640, 690, 1, 60);
  land.put(stand(90, 12, 3, 9), 350, 660, 1, 60);
  land.put(house(38, 22, 'ochre'), 1040, 180, 1, 30);
  land.put(house(30, 18, 'white'), 1082, 196, 1, 30);
  land.put(church, -70, 470, 0.9, 40);
  land.put(house(30, 20, 'ochre'), -120, 500, 1, 30);
  land.put(house(26, 18, 'rose'), -30, 504, 1, 30);
  land.put(chateau, 1150, 470, 0.8, 60);
  land.put(windmill, 1010, 540, 1, 30);
  for (let i = 0; i < 30; i++)
    land.put(poplar, -420 + i * 62, 640 + 22 * Math.sin(i * 1.1), 0.75, 0);
  land.sow((random) => (random() < 0.55 ? poplar : oak), EVERYWHERE, {
    step: 76,
    seed: 41,
    density: 0.3,
    low: 0.65,
    high: 0.95,
  });
  return land;
}

export const franceTitle = { x: 650, y: 432, width: 196, size: 64 };
