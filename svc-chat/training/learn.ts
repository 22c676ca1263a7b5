import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNouns } from '../src/goods/nouns.ts';
import {
  careFeatures,
  foreignFeatures,
  languageFeatures,
  messageFeatures,
  tagFeatures,
} from '../src/reading/features.ts';
import { decode, type Tagger } from '../src/reading/tagger.ts';
import { tokensOf } from '../src/reading/tokens.ts';
import type { Weights } from '../src/reading/weights.ts';
import { type Classed, learnClasses } from './learn-classes.ts';
import { learnTags } from './learn-tags.ts';
import { type Example, readAsked, readCares } from './read-data.ts';

const BUCKETS = {
  tags: 2 ** 15,
  intent: 2 ** 15,
  aspect: 2 ** 12,
  section: 2 ** 14,
  language: 2 ** 13,
  care: 2 ** 18,
};
const FOLDS = 2;

const nouns = readNouns();
export const isThing = (word: string): boolean => nouns.has([word]);

/** Nouns and materials of other trades, so that the tagger learns places in a sentence and not the shop's own words. */
const OTHERS = new Map(
  readFileSync(join(import.meta.dirname, '../data/other-trades.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [tag = '', words = ''] = line.split('\t');
      return [tag, words.split(', ')] as const;
    }),
);

/** The same message about something else: each span of a tag that `OTHERS` has becomes another. */
function about(example: Example, seed: number): Example | undefined {
  const words: string[] = [];
  const tags: string[] = [];
  let changed = false;
  for (const [at, { text }] of example.tokens.entries()) {
    const tag = example.tags[at] ?? 'O';
    const some = OTHERS.get(tag.slice(2));
    if (!some) {
      words.push(text);
      tags.push(tag);
      continue;
    }
    if (tag.startsWith('I-')) continue;
    changed = true;
    const other = (some[(seed * 31 + at * 17) % some.length] ?? '').split(' ');
    for (const [of, word] of other.entries()) {
      words.push(word);
      tags.push(`${of === 0 ? 'B' : 'I'}-${tag.slice(2)}`);
    }
  }
  return changed ? { ...example, tokens: words.map((text) => ({ text, from: 0, to: 0 })), tags } : undefined;
}

const withOthers = (examples: readonly Example[]): Example[] =>
  examples.flatMap((example, at) => {
    const other = about(example, at);
    return other ? [example, other] : [example];
  });

function tagsFrom(examples: readonly Example[], classes: readonly string[]): Tagger {
  // Where nothing is marked for another reason than that there is nothing, it would be learnt as a refusal.
  const marked = examples.filter(({ origin }) => origin !== 'paraphrases');
  const tagged = marked.map(({ tokens, tags }) => ({ features: tagFeatures(tokens, isThing), tags }));
  return learnTags(tagged, classes, BUCKETS.tags);
}

/** Each message with the tags that a tagger gives which hasn't seen it: what the classifier will meet. */
function tagUnseen(examples: readonly Example[], classes: readonly string[]): Example[] {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    tagsFrom(
      examples.filter((_, at) => at % (2 * FOLDS) < FOLDS !== (fold === 0)),
      classes,
    ),
  );
  return examples.map((example, at) => {
    const tagger = folds[at % (2 * FOLDS) < FOLDS ? 0 : 1];
    return tagger ? { ...example, tags: decode(tagger, tagFeatures(example.tokens, isThing)) } : example;
  });
}

const featuresOf = ({ tokens, tags, page = false, after, topic, said }: Example) => [
  ...messageFeatures(tokens, tags, { page, after, topic }, isThing),
  ...(said === undefined ? [] : foreignFeatures(said)),
];

/** What is cared for, among messages of which nothing was said to be. */
function caresFrom(examples: readonly Example[], cares: ReturnType<typeof readCares>): Classed[] {
  const known = new Set(cares.map(({ text }) => text.toLowerCase()));
  const ordinary = examples
    .map(({ said, text }) => said ?? text)
    .filter((text) => !known.has(text.toLowerCase()))
    .map((text) => ({ care: 'none', text }));
  return [...ordinary, ...cares].map(({ care, text }) => ({ features: careFeatures(text), is: care }));
}

/** All models of reading, learnt from the examples. */
export function learnAll(examples: readonly Example[]): Record<string, Weights> {
  const more = withOthers(examples);
  const classes = [...new Set(more.flatMap(({ tags }) => tags))].sort().reverse();
  const tagger = tagsFrom(more, classes);
  const unseen = tagUnseen(more, classes);
  const read = unseen.map((example) => ({ example, features: featuresOf(example) }));
  const intents: Classed[] = read.map(({ example, features }) => ({ features, is: example.intent }));
  const aspects: Classed[] = read.flatMap(({ example, features }) =>
    example.aspect ? [{ features, is: example.aspect }] : [],
  );
  const asked = readAsked().map(({ section, text }): Classed => {
    const tokens = tokensOf(text);
    const none = tokens.map(() => 'O');
    return { features: messageFeatures(tokens, none, { page: false }, isThing), is: section };
  });
  const sections: Classed[] = read.flatMap(({ example, features }) =>
    example.section ? [{ features, is: example.section }] : [],
  );
  const cares = readCares();
  const spoken = [
    ...examples.map(({ text, said, from }) => ({ text: said ?? text, language: from ?? 'en' })),
    ...cares.filter(({ language }) => language !== 'any'),
  ];
  const languages = spoken.map(({ text, language }) => ({ features: languageFeatures(text), is: language }));
  return {
    tags: tagger.emissions,
    transitions: tagger.transitions,
    intent: learnClasses(intents, BUCKETS.intent),
    aspect: learnClasses(aspects, BUCKETS.aspect),
    section: learnClasses([...asked, ...sections], BUCKETS.section),
    language: learnClasses(languages, BUCKETS.language),
    care: learnClasses(caresFrom(examples, cares), BUCKETS.care),
  };
}
