/**
 * Our drawings as pictures. Each is an SVG file of its own, made the first time it is shown: a vehicle
 * is then a handful of images and not some hundred shapes, which the browser would lay out again for
 * each of the sixteen vehicles and each card of a table. The address of a file is the file itself: for
 * one that it keeps itself the browser has to wait for another of its processes, each time.
 */
import biggRigg from './art/bigg_rigg.svg?raw';
import doombuggy from './art/doombuggy.svg?raw';
import goblins from './art/goblins.svg?raw';
import gyrohopper from './art/gyrohopper.svg?raw';
import scrapHog from './art/scrap_hog.svg?raw';
import symbols from './art/symbols.svg?raw';
import turbo from './art/turbo.svg?raw';

const SPRITES = [symbols, goblins, turbo, doombuggy, gyrohopper, scrapHog, biggRigg];

type Box = { x: number; y: number; width: number; height: number };
type Drawing = {
  box: Box;
  isOnGround: boolean; // it stands on the lower edge of its place, instead of floating in the middle
  shapes: string;
};
/** Colours by name, for drawings that leave some open: `var(--skin)`. */
type Colours = Readonly<Record<string, string>>;

/** Outlines and flames reach over the edge of a drawing: this much is kept on each side. */
const MARGIN = 0.3;

function readDrawings(): Map<string, Drawing> {
  const found = new Map<string, Drawing>();
  for (const sprite of SPRITES)
    for (const [, name, rest, shapes] of sprite.matchAll(
      /<symbol id="heap-([^"]+)"([^>]*)>([\s\S]*?)<\/symbol>/g,
    )) {
      const [x, y, width, height] = /viewBox="([^"]+)"/.exec(rest!)![1]!.split(' ').map(Number);
      const box = { x: x!, y: y!, width: width!, height: height! };
      found.set(name!, { box, isOnGround: rest!.includes('xMidYMax'), shapes: shapes! });
    }
  return found;
}
const DRAWINGS = readDrawings();
export const DRAWN: readonly string[] = [...DRAWINGS.keys()];

const files = new Map<string, string>();

function fileOf(name: string, { box, shapes }: Drawing, colours: Colours): string {
  const key = [name, ...Object.values(colours)].join(' ');
  let file = files.get(key);
  if (!file) {
    const { x, y, width, height } = grown(box);
    const painted = shapes.replaceAll(/var\(--(\w+)\)/g, (_, colour: string) => colours[colour]!);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${painted}</svg>`;
    file = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    files.set(key, file);
  }
  return file;
}

function grown({ x, y, width, height }: Box): Box {
  const [more, higher] = [width * MARGIN, height * MARGIN];
  return { x: x - more, y: y - higher, width: width + 2 * more, height: height + 2 * higher };
}

/** As large as a place allows without being stretched. */
function fitted({ box, isOnGround }: Drawing, place: Box): Box {
  const scale = Math.min(place.width / box.width, place.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    x: place.x + (place.width - width) / 2,
    y: place.y + (place.height - height) * (isOnGround ? 1 : 0.5),
    width,
    height,
  };
}

/** What an `<image>` inside a drawing takes to show one of ours at a place. */
export function picture(name: string, place: Box, colours: Colours = {}): Box & { href: string } {
  const drawing = DRAWINGS.get(name);
  if (!drawing) throw new Error(`There is no drawing ${name}.`);
  return { href: fileOf(name, drawing, colours), ...grown(fitted(drawing, place)) };
}

const ready = new Map<string, HTMLImageElement>();

/**
 * Read all drawings while the browser has nothing else to do, so that none is missing for a moment
 * when it is first shown. What they leave open is painted when it is known: those come later.
 */
export function readAhead(): () => void {
  let isWanted = true;
  const waiting = [...DRAWINGS].filter(
    ([name, drawing]) => !ready.has(name) && !drawing.shapes.includes('var(--'),
  );
  const idle = window.requestIdleCallback ?? ((go: () => void) => setTimeout(go, 50));
  const next = (): void => {
    const one = waiting.shift();
    if (!one || !isWanted) return;
    const image = new Image();
    image.src = fileOf(one[0], one[1], {});
    ready.set(one[0], image);
    void image.decode().then(
      () => idle(next),
      () => idle(next),
    );
  };
  idle(next);
  return () => (isWanted = false);
}
