import { addRows, type Weights } from './weights.ts';

/** A class with its probability from 0 to 1. */
export type Likely = { id: string; share: number };

/** Returns the classes for some features, the likeliest first (softmax over a linear model). */
export function classify(weights: Weights, features: readonly number[]): Likely[] {
  const sums = new Float64Array(weights.classes.length);
  addRows(weights, features, sums);
  const share = weights.scale / Math.sqrt(Math.max(1, features.length) / 20);
  const most = Math.max(...sums);
  const each = weights.classes.map((id, at) => ({ id, share: Math.exp(((sums[at] ?? 0) - most) * share) }));
  const all = each.reduce((sum, one) => sum + one.share, 0);
  return each.map(({ id, share }) => ({ id, share: share / all })).sort((one, other) => other.share - one.share);
}
