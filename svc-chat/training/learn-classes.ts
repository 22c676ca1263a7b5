import type { Weights } from '../src/reading/weights.ts';

export type Classed = { features: readonly number[]; is: string };

const ROUNDS = 10;
/** Last rounds whose weights are averaged, so that the order of the examples matters less. */
const AVERAGED = 5;
const STEP = 0.3;
const SHRINK = 5e-5;
/** Minimum error of a class that moves its weights. Most classes are nearly certain after a few examples. */
const LEAST_ERROR = 1e-4;
const PRIME = 7919;

/** Weights during training: a row for each bucket of features, a column for each class. */
type Learning = { width: number; buckets: number; weights: Float64Array; steps: Float64Array };

/** Writes the probability of each class into `shares` (softmax). */
function judge({ width, buckets, weights }: Learning, { features }: Classed, share: number, shares: Float64Array) {
  shares.fill(0);
  for (const feature of features) {
    const from = (feature & (buckets - 1)) * width;
    for (let at = 0; at < width; at += 1) shares[at] = (shares[at] ?? 0) + share * (weights[from + at] ?? 0);
  }
  const most = Math.max(...shares);
  let all = 0;
  for (let at = 0; at < width; at += 1) {
    shares[at] = Math.exp((shares[at] ?? 0) - most);
    all += shares[at] ?? 0;
  }
  for (let at = 0; at < width; at += 1) shares[at] = (shares[at] ?? 0) / all;
}

/**
 * Moves the weights of an example's features against `errors`. The step of a weight shrinks with the sum of its past
 * moves.
 */
function adjust(
  { width, buckets, weights, steps }: Learning,
  { features }: Classed,
  share: number,
  errors: Float64Array,
) {
  for (const feature of features) {
    const from = (feature & (buckets - 1)) * width;
    for (let at = 0; at < width; at += 1) {
      if (Math.abs(errors[at] ?? 0) < LEAST_ERROR) continue;
      const slope = (errors[at] ?? 0) * share + SHRINK * (weights[from + at] ?? 0);
      const sum = (steps[from + at] ?? 0) + slope * slope;
      steps[from + at] = sum;
      weights[from + at] = (weights[from + at] ?? 0) - (STEP * slope) / Math.sqrt(sum);
    }
  }
}

const MOST = 127;

/** Scales weights to steps of one byte each. */
function quantise(classes: readonly string[], buckets: number, values: Float64Array): Weights {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  const scale = largest === 0 ? 1 : largest / MOST;
  return { classes, buckets, scale, values: Int8Array.from(values, (value) => Math.round(value / scale)) };
}

/** Trains a maximum entropy model by AdaGrad, in a fixed order. `classify` scales its sums in the same way. */
export function learnClasses(examples: readonly Classed[], buckets: number): Weights {
  const classes = [...new Set(examples.map(({ is }) => is))].sort();
  const width = classes.length;
  const weights = new Float64Array(buckets * width);
  const learning = { width, buckets, weights, steps: new Float64Array(weights.length).fill(0.1) };
  const shares = new Float64Array(width);
  const sums = new Float64Array(weights.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < examples.length; turn += 1) {
      const example = examples[(turn * PRIME + round) % examples.length];
      if (!example) continue;
      const share = 1 / Math.sqrt(Math.max(1, example.features.length) / 20);
      judge(learning, example, share, shares);
      const right = classes.indexOf(example.is);
      shares[right] = (shares[right] ?? 0) - 1;
      adjust(learning, example, share, shares);
    }
    if (round >= ROUNDS - AVERAGED) for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight;
  }
  return quantise(
    classes,
    buckets,
    sums.map((sum) => sum / AVERAGED),
  );
}
