import { isKindOf, KIND_NAMES } from '../../lexicon/kinds.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import { DEFINITIONS } from '../../words/definitions.ts';
import { frequencyOf } from '../../words/english.ts';
import { likeness, meanOf, type Vector } from '../../words/vectors.ts';
import type { Features } from './features.ts';
import { learn } from './learn.ts';
import { paraphrasesIn } from './paraphrases-in.ts';
import { THING_PARAPHRASES } from './things.ts';

/** Words that tell no thing from another. */
const NO_SIGN = new Set(
  'the a an to of my me i you your it its and that which with for his her their our we some or used is are be usually having has by people one'.split(
    ' ',
  ),
);
/** How much the mean meaning of the words weighs beside a word, and how near they are to the kind's own names. */
const MEANING = 4;
const NAMES = 4;
/** So many names say what a kind is. */
const NAMES_READ = 4;
/** Of what else may be meant only what is at least so likely beside the likeliest. */
const BESIDE = 0.35;
const AT_MOST = 3;

const telling = (words: readonly string[]): string[] => words.filter((word) => !NO_SIGN.has(word));

const meaningOf = (words: readonly string[]): Vector | undefined =>
  meanOf(words.map((word) => [word, 1 / Math.log(20 + frequencyOf(word))] as const));

function featuresOf(words: readonly string[], meaning: Vector | undefined): Features {
  const stems = words.map((word) => stemsOf(word).join(' '));
  const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
  return {
    named: [...new Set([...stems, ...pairs])],
    meaning: meaning ? Array.from(meaning, (value) => value * MEANING) : [],
  };
}

const THINGS = paraphrasesIn(THING_PARAPHRASES);
const KNOWN = new Set(THINGS.map(({ id }) => id));
const EXAMPLES = [...THINGS, ...DEFINITIONS.filter(({ id }) => KNOWN.has(id))];
const judge = learn(
  EXAMPLES.map(({ id, text }) => {
    const words = telling(text.toLowerCase().match(/[a-z]+/g) ?? []);
    return { id, features: featuresOf(words, meaningOf(words)) };
  }),
);

const NAME_VECTORS: ReadonlyMap<string, Vector | undefined> = (() => {
  const names = new Map<string, string[]>();
  for (const [name, kind] of KIND_NAMES) {
    const known = names.get(kind) ?? [];
    if (known.length < NAMES_READ) names.set(kind, [...known, name]);
  }
  return new Map(
    [...names].map(([kind, some]) => [
      kind,
      meanOf(some.flatMap((name) => name.split(' ')).map((word) => [word, 1] as const)),
    ]),
  );
})();

/**
 * The kinds of goods that some words describe, the likeliest first, and how likely the first is, from 0 to 1.
 * @param named kinds that the words name: what is described is another
 */
export function kindsDescribed(
  said: readonly string[],
  named: readonly string[] = [],
): { kinds: string[]; share: number } {
  const words = telling(said);
  const meaning = meaningOf(words);
  const rated = [...judge(featuresOf(words, meaning))]
    .filter(([kind]) => !named.some((one) => isKindOf(kind, one) || isKindOf(one, kind)))
    .map(([kind, share]) => ({
      kind,
      weight: (share + 1e-6) * Math.exp(NAMES * likeness(meaning, NAME_VECTORS.get(kind))),
    }))
    .sort((one, other) => other.weight - one.weight);
  const all = rated.reduce((sum, { weight }) => sum + weight, 0);
  const most = rated[0]?.weight ?? 0;
  return {
    kinds: rated
      .filter(({ weight }) => weight >= most * BESIDE)
      .slice(0, AT_MOST)
      .map(({ kind }) => kind),
    share: all === 0 ? 0 : most / all,
  };
}
