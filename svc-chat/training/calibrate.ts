import { hash } from '../src/reading/features.ts';
import { classify, type Weights } from '../src/reading/weights.ts';
import { type Classed, learnClasses } from './learn-classes.ts';

/** One example of so many is held out to measure the confidence. */
const HELD_OUT = 5;
/** Range of the factor of the sums, and number of times that it is narrowed. Below 1 the shares become more even. */
const FACTORS = { least: 0.2, most: 2, steps: 16 };
/** Least share that is counted, because the logarithm of 0 is infinite. */
const MIN_SHARE = 1e-6;
/** L2 of calibrated models: it fits held-out examples best. Models of care and of single words fit best with less. */
const RATES = { shrink: 5e-4 };

/** Returns the mean negative logarithm of the share that a model gives to the right class. */
function lossOf(weights: Weights, examples: readonly Classed[]): number {
  const losses = examples.map(({ features, is }) => {
    const share = classify(weights, features).find(({ id }) => id === is)?.share ?? 0;
    return -Math.log(Math.max(share, MIN_SHARE));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** Returns the number in a range whose cost is the least, of a cost that falls and then rises. */
function cheapestIn({ least, most, steps }: typeof FACTORS, costOf: (value: number) => number): number {
  let [from, to] = [least, most];
  for (let step = 0; step < steps; step += 1) {
    const [one, other] = [from + (to - from) / 3, to - (to - from) / 3];
    if (costOf(one) < costOf(other)) to = other;
    else from = one;
  }
  return (from + to) / 2;
}

/**
 * Trains a model whose shares state how often it is right: the factor of its sums is the one that fits examples best on
 * which a model of the others was not trained.
 */
export function learnCalibrated(examples: readonly Classed[], buckets: number): Weights {
  const isHeldOut = ({ features }: Classed) => hash(features.join(' ')) % HELD_OUT === 0;
  const held = examples.filter(isHeldOut);
  const trial = learnClasses(
    examples.filter((one) => !isHeldOut(one)),
    buckets,
    RATES,
  );
  const scaled = (weights: Weights, factor: number) => ({ ...weights, scale: weights.scale * factor });
  const best = cheapestIn(FACTORS, (factor) => lossOf(scaled(trial, factor), held));
  return scaled(learnClasses(examples, buckets, RATES), best);
}
