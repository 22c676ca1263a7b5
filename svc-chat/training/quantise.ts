import type { Weights } from '../src/reading/weights.ts';

const MOST = 127;

/** Scales weights to steps of one byte each. */
export function quantise(classes: readonly string[], buckets: number, values: Float64Array): Weights {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  const scale = largest === 0 ? 1 : largest / MOST;
  return { classes, buckets, scale, values: Int8Array.from(values, (value) => Math.round(value / scale)) };
}
