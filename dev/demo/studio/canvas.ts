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
      const inside = column >= 0 && row >= 0 && column + 1 < width && row + 1 < height;
      // At the rim the nearest pixel stands for all four: the icons' borders are soft anyway.
      const west = inside ? column : Math.min(width - 1, Math.max(0, column));
      const north = inside ? row : Math.min(height - 1, Math.max(0, row));
      const a = (north * width + west) * 4;
      const b = inside ? a + 4 : a;
      const c = inside ? a + width * 4 : a;
      const d = inside ? c + 4 : a;
      const alphaA = data[a + 3] ?? 0;
      const alphaB = data[b + 3] ?? 0;
      const alphaC = data[c + 3] ?? 0;
      const alphaD = data[d + 3] ?? 0;
      if ((alphaA | alphaB | alphaC | alphaD) === 0) continue;
      const east = u - column;
      const south = v - row;
      const shareB = east * (1 - south) * alphaB;
      const shareC = (1 - east) * south * alphaC;
      const shareD = east * south * alphaD;
      const shareA = (1 - east) * (1 - south) * alphaA;
      const cover = shareA + shareB + shareC + shareD;
      const red =
        shareA * (data[a] ?? 0) + shareB * (data[b] ?? 0) + shareC * (data[c] ?? 0) + shareD * (data[d] ?? 0);
      const green =
        shareA * (data[a + 1] ?? 0) +
        shareB * (data[b + 1] ?? 0) +
        shareC * (data[c + 1] ?? 0) +
        shareD * (data[d + 1] ?? 0);
      const blue =
        shareA * (data[a + 2] ?? 0) +
        shareB * (data[b + 2] ?? 0) +
        shareC * (data[c + 2] ?? 0) +
        shareD * (data[d + 2] ?? 0);
      if (cover < 1) continue;
      const at = (y * SIDE + x) * 3;
      const rest = 255 - cover;
      canvas[at] = (red + (canvas[at] ?? 0) * rest) / 255;
      canvas[at + 1] = (green + (canvas[at + 1] ?? 0) * rest) / 255;
      canvas[at + 2] = (blue + (canvas[at + 2] ?? 0) * rest) / 255;
    }
  }
}
