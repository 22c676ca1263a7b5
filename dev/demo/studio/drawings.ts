import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { ownDrawings } from './own-drawings.ts';
import { type Raster, toRaster, trimmed } from './raster.ts';

/** A drawing and what is done to its shape before it is painted. */
export interface Shape {
  icon: string;
  /** Factors of width and height: a maxi dress is a dress, longer. */
  stretch?: [width: number, height: number];
  /** The part that is used, in the drawing's own units (0–32): a skirt is a dress from the waist down. */
  clip?: [x: number, y: number, width: number, height: number];
}

/** Enough for the close view; twice the size would take four times as long to draw. */
export const LARGE = 800;
/** Enough for what only keeps an item company. */
export const SMALL = 440;

/** The bodies of the drawings, as SVG elements in a square of 32. */
export type Bodies = Readonly<Record<string, string>>;

const require = createRequire(import.meta.url);

/** Reads the wanted ones out of the emoji set: the whole is 100 MB. */
export async function loadBodies(names: ReadonlySet<string>): Promise<Bodies> {
  const text = await readFile(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8');
  const set: { icons: Record<string, { body: string }> } = JSON.parse(text);
  const bodies: Record<string, string> = { ...ownDrawings };
  for (const name of names) {
    const body = bodies[name] ?? set.icons[name]?.body;
    if (body === undefined) throw new Error(`There is no drawing named ${name}`);
    // A copy of its own, or the whole text would stay in memory with it.
    bodies[name] = Buffer.from(body).toString();
  }
  return bodies;
}

export type Draw = (shape: Shape, size?: number) => Promise<Raster>;

async function draw(bodies: Bodies, shape: Shape, size: number): Promise<Raster> {
  const { icon, stretch = [1, 1], clip = [0, 0, 32, 32] } = shape;
  const [x, y, width, height] = clip;
  const scale = size / Math.max(width * stretch[0], height * stretch[1]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    width="${Math.round(width * stretch[0] * scale)}" height="${Math.round(height * stretch[1] * scale)}"
    viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none">${bodies[icon]}</svg>`;
  return trimmed(await toRaster(sharp(Buffer.from(svg))));
}

/** Draws shapes, each once. */
export function createDraw(bodies: Bodies): Draw {
  const drawn = new Map<string, Promise<Raster>>();
  return (shape, size = LARGE) => {
    const key = JSON.stringify([shape.icon, shape.stretch, shape.clip, size]);
    const raster = drawn.get(key) ?? draw(bodies, shape, size);
    drawn.set(key, raster);
    return raster;
  };
}
