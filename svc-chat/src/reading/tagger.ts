import { addRows, type Weights } from './weights.ts';

/** Steps from one tag to the next: `I-KIND` only follows `B-KIND` or itself. */
export function mayFollow(before: string, tag: string): boolean {
  return !tag.startsWith('I-') || before.slice(2) === tag.slice(2);
}

/** Row of the last transition weights: they lie behind the buckets of the features. */
export type Tagger = { emissions: Weights; transitions: Weights };

/** The likeliest tags of some words in a row (Viterbi); `features` has those of each word. */
export function decode(
  { emissions, transitions }: Tagger,
  features: readonly (readonly number[])[],
): string[] {
  const { classes } = emissions;
  const width = classes.length;
  const ratio = transitions.scale / emissions.scale;
  let best = new Float64Array(width);
  const back: Int16Array[] = [];
  for (const [at, some] of features.entries()) {
    const sums = new Float64Array(width);
    addRows(emissions, some, sums);
    const next = new Float64Array(width).fill(Number.NEGATIVE_INFINITY);
    const from = new Int16Array(width);
    for (let tag = 0; tag < width; tag += 1) {
      for (let before = 0; before < width; before += 1) {
        if (!mayFollow(at === 0 ? 'O' : (classes[before] ?? 'O'), classes[tag] ?? 'O')) continue;
        const step =
          at === 0 ? 0 : (best[before] ?? 0) + ratio * (transitions.values[before * width + tag] ?? 0);
        const score = step + (sums[tag] ?? 0);
        if (score > (next[tag] ?? 0)) {
          next[tag] = score;
          from[tag] = before;
        }
      }
    }
    best = next;
    back.push(from);
  }
  return walkBack(best, back, classes);
}

function walkBack(best: Float64Array, back: readonly Int16Array[], classes: readonly string[]): string[] {
  let tag = best.indexOf(Math.max(...best));
  const tags: string[] = [];
  for (let at = back.length - 1; at >= 0; at -= 1) {
    tags.unshift(classes[tag] ?? 'O');
    tag = back[at]?.[tag] ?? 0;
  }
  return tags;
}
