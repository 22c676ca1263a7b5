import type { Raster } from './raster.ts';

/** The side of a picture in pixels. */
export const SIDE = 1280;

/** An opaque square of SIDE: three bytes a pixel. */
export type Canvas = Uint8Array;

/** Where a raster comes to lie: its middle, the factor of its size and its turn in radians, clockwise. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** The smallest upright box around a placed raster, cut to the canvas. */
function boxOf({ width, height }: Raster, { x, y, scale, turn }: Placement) {
  const cos = Math.abs(Math.cos(turn));
  const sin = Math.abs(Math.sin(turn));
  const halfWidth = ((width * cos + height * sin) * scale) / 2 + 1;
  const halfHeight = ((width * sin + height * cos) * scale) / 2 + 1;
  return {
    left: Math.max(0, Math.floor(x - halfWidth)),
    right: Math.min(SIDE, Math.ceil(x + halfWidth)),
    top: Math.max(0, Math.floor(y - halfHeight)),
    bottom: Math.min(SIDE, Math.ceil(y + halfHeight)),
  };
}

/**
 * Draws a raster over the canvas, turned and scaled in one go and only where it can be seen: many times faster
 * than turning, cutting and composing whole pictures one after the other.
 */
export function drawRaster(canvas: Canvas, raster: Raster, placement: Placement): void {
  const { data, width, height } = raster;
  const { left, right, top, bottom } = boxOf(raster, placement);
  const cos = Math.cos(placement.turn) / placement.scale;
  const sin = Math.sin(placement.turn) / placement.scale;
  for (let y = top; y < bottom; y++) {
    const dy = y + 0.5 - placement.y;
    for (let x = left; x < right; x++) {
      const dx = x + 0.5 - placement.x;
      const u = cos * dx + sin * dy + width / 2 - 0.5;
      const v = cos * dy - sin * dx + height / 2 - 0.5;
      if (u <= -1 || v <= -1 || u >= width || v >= height) continue;
      const column = Math.floor(u);
      const row = Math.floor(v);
      let red = 0;
      let green = 0;
      let blue = 0;
      let cover = 0;
      for (let corner = 0; corner < 4; corner++) {
        const sx = column + (corner & 1);
        const sy = row + (corner >> 1);
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
        const weight = (1 - Math.abs(u - sx)) * (1 - Math.abs(v - sy));
        const from = (sy * width + sx) * 4;
        const share = weight * (data[from + 3] ?? 0);
        red += share * (data[from] ?? 0);
        green += share * (data[from + 1] ?? 0);
        blue += share * (data[from + 2] ?? 0);
        cover += share;
      }
      if (cover < 1) continue;
      const at = (y * SIDE + x) * 3;
      const rest = 255 - cover;
      canvas[at] = (red + (canvas[at] ?? 0) * rest) / 255;
      canvas[at + 1] = (green + (canvas[at + 1] ?? 0) * rest) / 255;
      canvas[at + 2] = (blue + (canvas[at + 2] ?? 0) * rest) / 255;
    }
  }
}
