import { decode, type Tagger } from '../src/reading/tagger.ts';
import { quantise } from './quantise.ts';

export type Tagged = { features: readonly (readonly number[])[]; tags: readonly string[] };

const ROUNDS = 8;
/** Weights during training, with the sums that average them. */
class Averaged {
  readonly values: Float64Array;
  private readonly sums: Float64Array;
  private readonly since: Uint32Array;
  constructor(size: number) {
    this.values = new Float64Array(size);
    this.sums = new Float64Array(size);
    this.since = new Uint32Array(size);
  }
  add(at: number, step: number, now: number): void {
    this.sums[at] = (this.sums[at] ?? 0) + (now - (this.since[at] ?? 0)) * (this.values[at] ?? 0);
    this.since[at] = now;
    this.values[at] = (this.values[at] ?? 0) + step;
  }
  average(now: number): Float64Array {
    return this.sums.map((sum, at) => (sum + (now - (this.since[at] ?? 0)) * (this.values[at] ?? 0)) / now);
  }
}

/**
 * Trains an averaged perceptron over whole sequences. Examples are taken in a fixed order, so the result is
 * deterministic.
 */
export function learnTags(examples: readonly Tagged[], classes: readonly string[], buckets: number): Tagger {
  const width = classes.length;
  const emissions = new Averaged(buckets * width);
  const transitions = new Averaged(width * width);
  const now = {
    emissions: { classes, buckets, scale: 1, values: emissions.values },
    transitions: { classes, buckets: width, scale: 1, values: transitions.values },
  };
  const idOf = new Map(classes.map((name, at) => [name, at]));
  let step = 1;
  const idAt = (tags: readonly string[], at: number) => idOf.get(tags[at] ?? 'O') ?? 0;
  /** Increases one weight and decreases another one. */
  const correct = (weights: Averaged, right: number, wrong: number) => {
    weights.add(right, 1, step);
    weights.add(wrong, -1, step);
  };
  const learn = ({ features, tags }: Tagged) => {
    const guessed = decode(now, features);
    step += 1;
    for (const [at, some] of features.entries()) {
      const [right, said] = [idAt(tags, at), idAt(guessed, at)];
      const [rightBefore, saidBefore] = [idAt(tags, at - 1), idAt(guessed, at - 1)];
      for (const feature of right === said ? [] : some) {
        const from = (feature & (buckets - 1)) * width;
        correct(emissions, from + right, from + said);
      }
      if (at > 0 && (right !== said || rightBefore !== saidBefore))
        correct(transitions, rightBefore * width + right, saidBefore * width + said);
    }
  };
  const PRIME = 7919;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < examples.length; turn += 1) {
      const example = examples[(turn * PRIME + round) % examples.length];
      if (example) learn(example);
    }
  }
  return {
    emissions: quantise(classes, buckets, emissions.average(step)),
    transitions: quantise(classes, width, transitions.average(step)),
  };
}
