/** Cloth, as a function of the place on it (pixels of the base drawing): how far to the second colour (0–1), and how much lighter or darker. */
export interface Cloth {
  mix: number;
  shade: number;
}

export type PatternKind = keyof typeof patterns;

type Weave = (x: number, y: number, out: Cloth) => void;

const fraction = (value: number): number => value - Math.floor(value);
/** 1 inside a band of `width` (a share of the period), with a soft edge against stair steps. */
const band = (position: number, width: number, edge = 0.04): number => {
  const distance = Math.abs(fraction(position) - 0.5);
  return Math.min(1, Math.max(0, (width / 2 - distance) / edge + 0.5));
};
/** Repeatable noise in 0–1 from two whole numbers. */
const noise = (x: number, y: number): number => fraction(Math.sin(x * 127.1 + y * 311.7) * 43758.5453);

function flower(x: number, y: number, period: number, size: number): number {
  const row = Math.floor(y / period);
  const shifted = x + (row % 2) * period * 0.5;
  const column = Math.floor(shifted / period);
  const centreX = (column + 0.5 + (noise(column, row) - 0.5) * 0.35) * period;
  const centreY = (row + 0.5 + (noise(row, column) - 0.5) * 0.35) * period;
  const dx = shifted - centreX;
  const dy = y - centreY;
  const distance = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx) + noise(column, row + 7) * 6;
  const scale = size * (0.7 + noise(column + 3, row) * 0.5);
  const petal = scale * (0.62 + 0.38 * Math.cos(5 * angle));
  const inside = Math.min(1, Math.max(0, (petal - distance) / 2 + 0.5));
  return distance < scale * 0.2 ? inside * 0.25 : inside;
}

export const patterns = {
  plain: (_x, _y, out) => {
    out.mix = 0;
    out.shade = 0;
  },
  stripe: (_x, y, out) => {
    out.mix = band(y / 62, 0.42);
    out.shade = 0;
  },
  breton: (_x, y, out) => {
    out.mix = band(y / 44, 0.26, 0.05);
    out.shade = 0;
  },
  pinstripe: (x, _y, out) => {
    out.mix = band(x / 34, 0.14, 0.08) * 0.8;
    out.shade = 0;
  },
  gingham: (x, y, out) => {
    out.mix = (band(x / 46, 0.5) + band(y / 46, 0.5)) / 2;
    out.shade = 0;
  },
  plaid: (x, y, out) => {
    const broad = (band(x / 128, 0.4) + band(y / 128, 0.4)) * 0.34;
    const fine = Math.max(band(x / 128 + 0.5, 0.05, 0.03), band(y / 128 + 0.5, 0.05, 0.03)) * 0.5;
    out.mix = Math.min(1, broad + fine);
    out.shade = (fraction((x + y) / 9) - 0.5) * 0.012;
  },
  dots: (x, y, out) => {
    const row = Math.floor(y / 40);
    const dx = fraction((x + (row % 2) * 26) / 52) * 52 - 26;
    const dy = fraction(y / 40) * 40 - 20;
    out.mix = Math.min(1, Math.max(0, (8 - Math.hypot(dx, dy)) / 2 + 0.5));
    out.shade = 0;
  },
  floral: (x, y, out) => {
    out.mix = Math.max(flower(x, y, 92, 28), flower(x + 46, y + 60, 92, 13) * 0.75);
    out.shade = 0;
  },
  twill: (x, y, out) => {
    out.mix = 0;
    out.shade = (band((x + y * 1.4) / 9, 0.5, 0.3) - 0.5) * 0.03 + (noise(x >> 1, y >> 2) - 0.5) * 0.018;
  },
  linen: (x, y, out) => {
    out.mix = 0;
    out.shade = (noise(x >> 1, (y >> 5) + 11) - 0.5) * 0.02 + (noise((x >> 5) + 5, y >> 1) - 0.5) * 0.026;
  },
  rib: (x, _y, out) => {
    out.mix = 0;
    out.shade = (Math.cos((x / 15) * 2 * Math.PI) * 0.5 - 0.2) * 0.035;
  },
  knit: (x, y, out) => {
    const slant = Math.abs(fraction(x / 20) - 0.5) * 20;
    out.mix = 0;
    out.shade = (Math.cos(((y + slant) / 13) * 2 * Math.PI) * 0.6 - band(x / 20, 0.16, 0.1)) * 0.028;
  },
  cable: (x, y, out) => {
    const twist = Math.sin((y / 66) * Math.PI) * 9;
    const column = fraction((x + twist) / 64);
    out.mix = 0;
    out.shade = (Math.cos(column * 4 * Math.PI) * 0.6 - band(column, 0.1, 0.08) * 0.9) * 0.04;
  },
  quilt: (x, y, out) => {
    const down = fraction((x + y) / 84) - 0.5;
    const up = fraction((x - y) / 84) - 0.5;
    const ridge = Math.min(0.5 - Math.abs(down), 0.5 - Math.abs(up));
    out.mix = 0;
    out.shade = Math.min(ridge * 0.22, 0.03) - 0.022;
  },
  puffer: (_x, y, out) => {
    const across = fraction(y / 96);
    out.mix = 0;
    out.shade = Math.sin(across * Math.PI) * 0.07 - 0.045 - band(across + 0.5, 0.03, 0.03) * 0.05;
  },
  marble: (x, y, out) => {
    const vein = Math.sin(x / 61 + Math.sin(y / 47) * 2.2 + Math.sin((x + y) / 93) * 2.6);
    out.mix = Math.max(0, 1 - Math.abs(vein) * 9) * 0.55;
    out.shade = 0;
  },
} satisfies Record<string, Weave>;
