import sharp from 'sharp';
import { type Canvas, drawRaster, type Placement, SIDE } from './canvas.ts';
import { type Ground, groundSvg, standingLine } from './grounds.ts';
import { fromRaster, type Raster, toRaster } from './raster.ts';
import { castLying, castStanding } from './shadows.ts';

/** One thing in the picture. Lengths are shares of the side; the angle is in degrees. */
export interface Thing {
  raster: Raster;
  /** The longer side of the thing. */
  size: number;
  x: number;
  /** The middle of a thing that lies, the foot of one that stands (the ground's own line when left out). */
  y?: number;
  angle?: number;
}

export interface Scene {
  ground: Ground;
  things: readonly Thing[];
  /** Lying things are seen from above and throw a shadow beside them; standing ones throw it at their foot. */
  pose: 'lying' | 'standing';
}

/** Below this factor one source pixel in two would be skipped: sharp makes the thing smaller first. */
const LEAST_SCALE = 0.6;

async function place(
  thing: Thing,
  { ground, pose }: Scene,
): Promise<{ raster: Raster; placement: Placement }> {
  const wanted = (thing.size * SIDE) / Math.max(thing.raster.width, thing.raster.height);
  const shrink = wanted < LEAST_SCALE;
  const raster = shrink
    ? await toRaster(fromRaster(thing.raster).resize(Math.round(thing.raster.width * wanted)))
    : thing.raster;
  const scale = shrink ? 1 : wanted;
  const standing = pose === 'standing';
  const y = (thing.y ?? (standing ? standingLine[ground.kind] : 0.5)) * SIDE;
  return {
    raster,
    placement: {
      x: thing.x * SIDE,
      y: standing ? y - (raster.height * scale) / 2 : y,
      scale,
      turn: ((thing.angle ?? 0) * Math.PI) / 180,
    },
  };
}

/** Grounds are all soft, so they are drawn at half the size, kept so, and doubled when they are needed. */
const grounds = new Map<string, Promise<Uint8Array>>();

async function drawGround(ground: Ground): Promise<Canvas> {
  const svg = groundSvg(ground);
  const half =
    grounds.get(svg) ?? sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).raw().toBuffer();
  grounds.set(svg, half);
  const raw = { width: SIDE / 2, height: SIDE / 2, channels: 3 } as const;
  return sharp(await half, { raw })
    .resize(SIDE, SIDE, { kernel: 'linear' })
    .raw()
    .toBuffer();
}

/** The finished picture, a PNG of 1280 by 1280. */
export async function renderScene(scene: Scene): Promise<Buffer> {
  const canvas = await drawGround(scene.ground);
  for (const thing of scene.things) {
    const { raster, placement } = await place(thing, scene);
    (scene.pose === 'lying' ? castLying : castStanding)(canvas, raster, placement);
    drawRaster(canvas, raster, placement);
  }
  return sharp(canvas, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
