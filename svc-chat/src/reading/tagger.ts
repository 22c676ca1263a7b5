import { addRows, type Weights } from './weights.ts';

/** Whether a tag may follow another one: `I-KIND` only follows `B-KIND` or itself. */
function mayFollow(before: string, tag: string): boolean {
  return !tag.startsWith('I-') || before.slice(2) === tag.slice(2);
}

const MAY_FOLLOW = new WeakMap<readonly string[], number[][]>();
/** Returns the tags that may precede each tag. */
function followed(classes: readonly string[]): number[][] {
  const known = MAY_FOLLOW.get(classes);
  if (known) return known;
  const all = classes.map((tag) => classes.flatMap((before, at) => (mayFollow(before, tag) ? [at] : [])));
  MAY_FOLLOW.set(classes, all);
  return all;
}

/** Weights of the tagger: `emissions` score a tag by the features of its word, `transitions` by the tag before it. */
export type Tagger = { emissions: Weights; transitions: Weights };

/** Returns the score of each tag of the first word. */
const begin = ({ emissions: { classes } }: Tagger, sums: Float64Array): Float64Array =>
  sums.map((sum, tag) => (mayFollow('O', classes[tag] ?? 'O') ? sum : Number.NEGATIVE_INFINITY));

/** Returns the score of each tag of the next word and stores the likeliest preceding tag of each in `from`. */
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

/** Returns the likeliest sequence of tags (Viterbi). `features` holds the features of each word. */
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
