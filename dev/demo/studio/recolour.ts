import { type Lab, labOf, writeLab, writeRgb } from './oklab.ts';
import { type Cloth, type PatternKind, patterns } from './patterns.ts';
import type { Raster } from './raster.ts';

export interface Paint {
  /** What the main material becomes, '#rrggbb'; left out, the drawing keeps its hues and is only calmed. */
  tint?: string;
  /** What everything of another hue becomes (straps, soles, caps). */
  accent?: string;
  /** Tints every part alike, whatever its hue. */
  all?: boolean;
  pattern?: PatternKind;
  /** The second colour of a pattern that has one. */
  second?: string;
}

/** What the drawing is made of: its most common hue and the average of the parts with and without it. */
interface Material {
  hueA: number;
  hueB: number;
  main: { l: number; chroma: number };
  rest: { l: number; chroma: number };
}

const BINS = 36;
const CALM = 0.62;

function materialOf({ data }: Raster): Material {
  const weight = new Float64Array(BINS);
  const lab: Lab = { l: 0, a: 0, b: 0 };
  for (let i = 0; i < data.length; i += 16) {
    if ((data[i + 3] ?? 0) < 128) continue;
    writeLab(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0, lab);
    const chroma = Math.sqrt(lab.a * lab.a + lab.b * lab.b);
    const bin = Math.floor(((Math.atan2(lab.b, lab.a) / (2 * Math.PI) + 1) % 1) * BINS) % BINS;
    weight[bin] = (weight[bin] ?? 0) + Math.min(chroma, 0.12);
  }
  const spread = (bin: number) =>
    [-2, -1, 0, 1, 2].reduce((sum, step) => sum + (weight[(bin + step + BINS) % BINS] ?? 0), 0);
  let peak = 0;
  for (let bin = 1; bin < BINS; bin++) if (spread(bin) > spread(peak)) peak = bin;
  const angle = ((peak + 0.5) / BINS) * 2 * Math.PI;
  const material: Material = {
    hueA: Math.cos(angle),
    hueB: Math.sin(angle),
    main: { l: 0, chroma: 0 },
    rest: { l: 0, chroma: 0 },
  };
  let mains = 0;
  let rests = 0;
  for (let i = 0; i < data.length; i += 16) {
    if ((data[i + 3] ?? 0) < 128) continue;
    writeLab(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0, lab);
    const chroma = Math.sqrt(lab.a * lab.a + lab.b * lab.b);
    const share = likeness(lab, chroma, material);
    material.main.l += lab.l * share;
    material.main.chroma += chroma * share;
    material.rest.l += lab.l * (1 - share);
    material.rest.chroma += chroma * (1 - share);
    mains += share;
    rests += 1 - share;
  }
  material.main.l /= mains || 1;
  material.main.chroma /= mains || 1;
  material.rest.l /= rests || 1;
  material.rest.chroma /= rests || 1;
  return material;
}

/** 1 for a colour of the main hue, 0 beyond about 60° from it, soft between. */
function likeness(lab: Lab, chroma: number, material: Material): number {
  if (chroma < 0.004) return 0.5;
  const cosine = (lab.a * material.hueA + lab.b * material.hueB) / chroma;
  return Math.min(1, Math.max(0, (cosine - 0.4) / 0.35));
}

const materials = new WeakMap<Raster, Material>();

/** The drawing in other colours and cloth; its light and shade stay. The result is a new raster. */
export function recolour(source: Raster, paint: Paint): Raster {
  const material = materials.get(source) ?? materialOf(source);
  materials.set(source, material);
  const data = new Uint8Array(source.data);
  const tint = paint.tint ? labOf(paint.tint) : undefined;
  const accent = paint.accent ? labOf(paint.accent) : undefined;
  const second = paint.second ? labOf(paint.second) : undefined;
  const weave = patterns[paint.pattern ?? 'plain'];
  const cloth: Cloth = { mix: 0, shade: 0 };
  const lab: Lab = { l: 0, a: 0, b: 0 };
  const { width } = source;
  for (let i = 0, pixel = 0; i < data.length; i += 4, pixel++) {
    if ((data[i + 3] ?? 0) === 0) continue;
    writeLab(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0, lab);
    const chroma = Math.sqrt(lab.a * lab.a + lab.b * lab.b);
    const share = paint.all ? 1 : likeness(lab, chroma, material);
    let l = lab.l;
    let a = lab.a * CALM;
    let b = lab.b * CALM;
    if (accent && share < 1) {
      const strength = strengthOf(chroma, material.rest.chroma);
      l = accent.l + (lab.l - material.rest.l) * contrastAt(accent.l);
      a = accent.a * strength;
      b = accent.b * strength;
    }
    if (tint && share > 0) {
      weave(pixel % width, (pixel / width) | 0, cloth);
      const mix = second ? cloth.mix : 0;
      const toL = second ? tint.l + (second.l - tint.l) * mix : tint.l;
      const toA = second ? tint.a + (second.a - tint.a) * mix : tint.a;
      const toB = second ? tint.b + (second.b - tint.b) * mix : tint.b;
      const strength = strengthOf(chroma, material.main.chroma);
      const tintedL = toL + (lab.l - material.main.l) * contrastAt(toL) + cloth.shade;
      l += (tintedL - l) * share;
      a += (toA * strength - a) * share;
      b += (toB * strength - b) * share;
    }
    writeRgb(Math.min(0.985, Math.max(0.06, l)), a, b, data, i);
  }
  return { ...source, data };
}

/** Pale parts of the drawing stay paler than the rest, within reason. */
const strengthOf = (chroma: number, mean: number): number =>
  mean < 0.02 ? 1 : Math.min(1.08, Math.max(0.65, chroma / mean));
/** Very light and very dark cloth shows less of the light that falls on it. */
const contrastAt = (l: number): number => (l > 0.85 ? 0.62 : l < 0.35 ? 0.72 : 0.85);
