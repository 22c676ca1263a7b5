import { hash } from '../src/reading/features.ts';
import type { Weights } from '../src/reading/weights.ts';

export type Classed = { features: readonly number[]; is: string };

/** Number of rounds of training over all examples. */
const ROUNDS = 6;
/** Last rounds whose weights are averaged, so that the order of the examples matters less. */
const AVERAGED = 3;
/** Minimum error of a class that moves its weights. Most classes are nearly certain after a few examples. */
const MIN_ERROR = 1e-4;

/**
 * Returns some things in an order that the content of each decides, as if they were shuffled. Another thing among them
 * changes the place of no other.
 */
export function shuffled<T>(some: readonly T[], contentOf: (one: T) => string): T[] {
  const placed = some.map((one) => ({ one, place: hash(contentOf(one)) }));
  return placed.sort((one, other) => one.place - other.place).map(({ one }) => one);
}

/** How strongly weights are held near zero (L2), and the first step of a weight. */
type Rates = { shrink?: number; step?: number };

/** Weights during training: a row for each bucket of features, a column for each class. */
type Learning = { width: number; buckets: number; weights: Float64Array; steps: Float64Array } & Required<Rates>;

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
  { width, buckets, weights, steps, shrink, step }: Learning,
  { features }: Classed,
  share: number,
  errors: Float64Array,
) {
  for (const feature of features) {
    const from = (feature & (buckets - 1)) * width;
    for (let at = 0; at < width; at += 1) {
      if (Math.abs(errors[at] ?? 0) < MIN_ERROR) continue;
      const slope = (errors[at] ?? 0) * share + shrink * (weights[from + at] ?? 0);
      const sum = (steps[from + at] ?? 0) + slope * slope;
      steps[from + at] = sum;
      weights[from + at] = (weights[from + at] ?? 0) - (step * slope) / Math.sqrt(sum);
    }
  }
}

/** Largest step of a weight that a byte holds. */
const MAX_STEP = 127;

/** Scales weights to steps of one byte each. */
function quantise(classes: readonly string[], buckets: number, values: Float64Array): Weights {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  const scale = largest === 0 ? 1 : largest / MAX_STEP;
  return { classes, buckets, scale, values: Int8Array.from(values, (value) => Math.round(value / scale)) };
}

/**
 * Trains a maximum entropy model by AdaGrad, in an order that differs from round to round. `classify` scales its sums
 * in the same way.
 */
export function learnClasses(
  examples: readonly Classed[],
  buckets: number,
  { shrink = 5e-5, step = 0.3 }: Rates = {},
): Weights {
  const classes = [...new Set(examples.map(({ is }) => is))].sort();
  const width = classes.length;
  const weights = new Float64Array(buckets * width);
  const steps = new Float64Array(weights.length).fill(0.1);
  const learning = { width, buckets, weights, steps, shrink, step };
  const shares = new Float64Array(width);
  const sums = new Float64Array(weights.length);
  const placed = examples.map((example) => ({ example, by: hash(`${example.is} ${example.features.join(' ')}`) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { example } of shuffled(placed, ({ by }) => `${round} ${by}`)) {
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
