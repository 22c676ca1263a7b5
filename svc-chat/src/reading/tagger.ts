import { addRows, type Weights } from './weights.ts';

/** Steps from one tag to the next: `I-KIND` only follows `B-KIND` or itself. */
function mayFollow(before: string, tag: string): boolean {
  return !tag.startsWith('I-') || before.slice(2) === tag.slice(2);
}

const MAY_FOLLOW = new WeakMap<readonly string[], number[][]>();
/** For each tag those that it may follow. */
function followed(classes: readonly string[]): number[][] {
  const known = MAY_FOLLOW.get(classes);
  if (known) return known;
  const all = classes.map((tag) => classes.flatMap((before, at) => (mayFollow(before, tag) ? [at] : [])));
  MAY_FOLLOW.set(classes, all);
  return all;
}

/** Row of the last transition weights: they lie behind the buckets of the features. */
export type Tagger = { emissions: Weights; transitions: Weights };

/** The score of each tag of the first word. */
const begin = ({ emissions: { classes } }: Tagger, sums: Float64Array): Float64Array =>
  sums.map((sum, tag) => (mayFollow('O', classes[tag] ?? 'O') ? sum : Number.NEGATIVE_INFINITY));

/** The score of each tag of the next word; `from` gets the likeliest tag of the word before it. */
function advance(
  { emissions, transitions }: Tagger,
  best: Float64Array,
  sums: Float64Array,
  from: Int16Array,
): Float64Array {
  const { classes } = emissions;
  const width = classes.length;
  const ratio = transitions.scale / emissions.scale;
  const next = new Float64Array(width).fill(Number.NEGATIVE_INFINITY);
  for (const [tag, befores] of followed(classes).entries()) {
    for (const before of befores) {
      const step = (best[before] ?? 0) + ratio * (transitions.values[before * width + tag] ?? 0);
      const score = step + (sums[tag] ?? 0);
      if (score > (next[tag] ?? 0)) {
        next[tag] = score;
        from[tag] = before;
      }
    }
  }
  return next;
}

/** The likeliest tags of some words in a row (Viterbi); `features` has those of each word. */
export function decode(tagger: Tagger, features: readonly (readonly number[])[]): string[] {
  const { classes } = tagger.emissions;
  const width = classes.length;
  let best: Float64Array = new Float64Array(width);
  const back: Int16Array[] = [];
  for (const [at, some] of features.entries()) {
    const sums = new Float64Array(width);
    addRows(tagger.emissions, some, sums);
    const from = new Int16Array(width);
    best = at === 0 ? begin(tagger, sums) : advance(tagger, best, sums, from);
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
