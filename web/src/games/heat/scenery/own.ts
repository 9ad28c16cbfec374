import { boxAround, type Track } from '../geometry';
import { Land } from './land';
import { bush, EVERYWHERE, ground, house, oak, pine, rays, stand } from './pieces';

/** Open country for a circuit that a user has drawn: woods and a farm where there is room. */
export function own(track: Track): Land {
  const land = new Land(track);
  const box = boxAround(track.points, 0);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  land.ground.push(ground, rays(cx, cy));
  const title = titleOf(track);
  land.reserve(
    title.x - title.width / 2,
    title.y - title.size,
    title.x + title.width / 2,
    title.y + 34,
  );
  const start = track.at(0);
  land.put(stand(150, 0, 4, 3), start.x, start.y - 90, 1, 120);
  land.put(house(38, 22, 'brick'), cx + 60, cy, 1, 80);
  land.put(house(30, 18, 'white'), cx - 40, cy + 30, 1, 80);
  land.sow((random) => (random() < 0.5 ? oak : random() < 0.5 ? pine : bush), EVERYWHERE, {
    step: 58,
    seed: 51,
    density: 0.5,
  });
  return land;
}

/** The roomiest place inside or near the circuit, for its name. */
export function titleOf(track: Track): { x: number; y: number; width: number; size: number } {
  let best = { x: 500, y: -40, room: 0 };
  for (let x = 160; x <= 840; x += 20) {
    for (let y = 110; y <= 560; y += 20) {
      const room = Math.min(
        track.clearance(x, y),
        track.clearance(x - 80, y),
        track.clearance(x + 80, y),
      );
      if (room > best.room) best = { x, y, room };
    }
  }
  const width = Math.min(330, 160 + best.room);
  return { x: best.x, y: best.y + 20, width, size: 56 };
}
