import { type Canvas, type Placement, SIDE } from './canvas.ts';
import type { Raster } from './raster.ts';

/** Shadows are soft, so they are worked out at a quarter of the size; the margin holds what falls from outside. */
const STEP = 4;
const MARGIN = 24;
const GRID = SIDE / STEP + 2 * MARGIN;
/** A warm dark: grey shadows look dirty on tinted ground. */
const [RED, GREEN, BLUE] = [58, 40, 34];

type Coverage = Float32Array;

/** From a point of the canvas to one of the raster: u = atX·x + atY·y + start, and likewise v. */
interface Lookup {
  u: { atX: number; atY: number; start: number };
  v: { atX: number; atY: number; start: number };
}

/** How much of each cell a raster covers, 0–1. */
function coverageOf({ data, width, height }: Raster, { u, v }: Lookup): Coverage {
  const coverage = new Float32Array(GRID * GRID);
  for (let row = 0; row < GRID; row++) {
    const y = (row - MARGIN + 0.5) * STEP;
    for (let column = 0; column < GRID; column++) {
      const x = (column - MARGIN + 0.5) * STEP;
      const sourceX = Math.floor(u.atX * x + u.atY * y + u.start);
      const sourceY = Math.floor(v.atX * x + v.atY * y + v.start);
      if (sourceX < 0 || sourceY < 0 || sourceX >= width || sourceY >= height) continue;
      coverage[row * GRID + column] = (data[(sourceY * width + sourceX) * 4 + 3] ?? 0) / 255;
    }
  }
  return coverage;
}

/** Two box blurs one after the other come close to a Gaussian of that deviation (in canvas pixels). */
function blurred(coverage: Coverage, deviation: number): Coverage {
  const radius = Math.max(1, Math.round((Math.sqrt(6 * (deviation / STEP) ** 2 + 1) - 1) / 2));
  const between = new Float32Array(GRID * GRID);
  for (let pass = 0; pass < 2; pass++) {
    boxBlur(coverage, between, radius, 1, GRID);
    boxBlur(between, coverage, radius, GRID, 1);
  }
  return coverage;
}

/** Averages each line over `2 · radius + 1` cells. */
function boxBlur(from: Coverage, to: Coverage, radius: number, along: number, across: number): void {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < GRID; line++) {
    const start = line * across;
    let sum = 0;
    for (let i = 0; i < radius; i++) sum += from[start + i * along] ?? 0;
    for (let i = 0; i < GRID; i++) {
      if (i + radius < GRID) sum += from[start + (i + radius) * along] ?? 0;
      if (i > radius) sum -= from[start + (i - radius - 1) * along] ?? 0;
      to[start + i * along] = sum * share;
    }
  }
}

/** Darkens the canvas by two shadows at once. */
function cast(
  canvas: Canvas,
  wide: Coverage,
  wideStrength: number,
  narrow: Coverage,
  narrowStrength: number,
): void {
  const shadow = wide;
  let first = GRID;
  let last = 0;
  for (let i = 0; i < shadow.length; i++) {
    const amount = (wide[i] ?? 0) * wideStrength + (narrow[i] ?? 0) * narrowStrength;
    shadow[i] = amount;
    if (amount < 0.002) continue;
    const row = Math.floor(i / GRID);
    if (row < first) first = row;
    last = row;
  }
  const top = Math.max(0, (first - MARGIN - 1) * STEP);
  const bottom = Math.min(SIDE, (last - MARGIN + 2) * STEP);
  for (let y = top; y < bottom; y++) {
    const v = (y + 0.5) / STEP - 0.5 + MARGIN;
    const row = Math.floor(v);
    const down = v - row;
    for (let x = 0; x < SIDE; x++) {
      const u = (x + 0.5) / STEP - 0.5 + MARGIN;
      const column = Math.floor(u);
      const i = row * GRID + column;
      const upper = shadow[i] ?? 0;
      const lower = shadow[i + GRID] ?? 0;
      if (upper + lower < 0.002) continue;
      const right = u - column;
      const above = upper + ((shadow[i + 1] ?? 0) - upper) * right;
      const below = lower + ((shadow[i + GRID + 1] ?? 0) - lower) * right;
      const rest = 1 - (above + (below - above) * down);
      const at = (y * SIDE + x) * 3;
      canvas[at] = RED + ((canvas[at] ?? 0) - RED) * rest;
      canvas[at + 1] = GREEN + ((canvas[at + 1] ?? 0) - GREEN) * rest;
      canvas[at + 2] = BLUE + ((canvas[at + 2] ?? 0) - BLUE) * rest;
    }
  }
}

/** A thing that lies on a table throws its outline to the lower right: a wide soft shadow and a narrow one. */
export function castLying(canvas: Canvas, raster: Raster, { x, y, scale, turn }: Placement): void {
  const cos = Math.cos(turn) / scale;
  const sin = Math.sin(turn) / scale;
  const lift = (Math.max(raster.width, raster.height) * scale) / 1000;
  const outline = (right: number, down: number): Coverage => {
    const originX = x + right * lift;
    const originY = y + down * lift;
    return coverageOf(raster, {
      u: { atX: cos, atY: sin, start: raster.width / 2 - cos * originX - sin * originY },
      v: { atX: -sin, atY: cos, start: raster.height / 2 + sin * originX - cos * originY },
    });
  };
  cast(canvas, blurred(outline(26, 40), 30 * lift), 0.27, blurred(outline(5, 9), 8 * lift), 0.24);
}

/** A thing that stands throws its outline flat on the floor, with a dark line where it touches. */
export function castStanding(canvas: Canvas, raster: Raster, { x, y, scale }: Placement): void {
  const width = raster.width * scale;
  const height = raster.height * scale;
  const depth = Math.max(30, height * 0.13);
  const foot = y + height / 2;
  const flattened = (wide: number, deep: number, top: number): Coverage => {
    const across = raster.width / (width * wide);
    const down = raster.height / deep;
    return coverageOf(raster, {
      u: { atX: across, atY: 0, start: raster.width / 2 - (x + width * 0.015) * across },
      v: { atX: 0, atY: down, start: -top * down },
    });
  };
  const pool = blurred(flattened(1.06, depth, foot - depth * 0.62), 24);
  cast(canvas, pool, 0.36, blurred(flattened(0.98, depth * 0.34, foot - depth * 0.22), 9), 0.44);
}
