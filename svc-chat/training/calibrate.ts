import { classify, type Weights } from '../src/reading/weights.ts';
import { type Classed, learnClasses } from './learn-classes.ts';

/** One example of so many is held out to measure the confidence. */
const HELD_OUT = 5;
/** Factors of the sums that are tried. Below 1 the shares become more even. */
const FACTORS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.4];
const LEAST_SHARE = 1e-6;

/** Returns the mean negative logarithm of the share that a model gives to the right class. */
function lossOf(weights: Weights, examples: readonly Classed[]): number {
  const losses = examples.map(({ features, is }) => {
    const share = classify(weights, features).find(({ id }) => id === is)?.share ?? 0;
    return -Math.log(Math.max(share, LEAST_SHARE));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/**
 * Trains a model whose shares state how often it is right: the factor of its sums is the one that fits examples best on
 * which a model of the others was not trained.
 */
export function learnCalibrated(examples: readonly Classed[], buckets: number): Weights {
  const isHeldOut = (_: Classed, at: number) => at % HELD_OUT === 0;
  const held = examples.filter(isHeldOut);
  const trial = learnClasses(
    examples.filter((one, at) => !isHeldOut(one, at)),
    buckets,
  );
  const scaled = (weights: Weights, factor: number) => ({ ...weights, scale: weights.scale * factor });
  const [best = 1] = FACTORS.toSorted(
    (one, other) => lossOf(scaled(trial, one), held) - lossOf(scaled(trial, other), held),
  );
  return scaled(learnClasses(examples, buckets), best);
}
