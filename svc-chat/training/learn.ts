import type { HelpSection } from '../src/help/help.ts';
import {
  afterTag,
  careFeatures,
  foreignFeatures,
  languageFeatures,
  messageFeatures,
  type Standing,
  tagFeatures,
} from '../src/reading/features.ts';
import { tokensOf } from '../src/reading/tokens.ts';
import { tagsOf, type Weights } from '../src/reading/weights.ts';
import { readRows } from '../src/text/rows.ts';
import { learnCalibrated } from './calibrate.ts';
import { type Classed, learnClasses } from './learn-classes.ts';
import { type Example, readCares } from './read-data.ts';

const BUCKETS = {
  tags: 2 ** 15,
  intent: 2 ** 15,
  aspect: 2 ** 12,
  section: 2 ** 14,
  language: 2 ** 13,
  care: 2 ** 18,
};
const FOLDS = 2;

/**
 * Nouns and materials of other trades, so that the tagger learns positions in a sentence and not the shop's own words.
 */
const OTHERS = new Map(readRows('other-trades.tsv').map(([tag = '', words = '']) => [tag, words.split(', ')] as const));

/** Returns the same message about another thing: each span with a tag of `OTHERS` is replaced. */
function about(example: Example, seed: number): Example | undefined {
  const words: string[] = [];
  const tags: string[] = [];
  let changed = false;
  for (const [at, { text }] of example.tokens.entries()) {
    const tag = example.tags[at] ?? 'O';
    const some = OTHERS.get(tag);
    if (!some) {
      words.push(text);
      tags.push(tag);
      continue;
    }
    if (example.tags[at - 1] === tag) continue;
    changed = true;
    const other = (some[(seed * 31 + at * 17) % some.length] ?? '').split(' ');
    words.push(...other);
    tags.push(...other.map(() => tag));
  }
  return changed ? { ...example, tokens: words.map((text) => ({ text, from: 0, to: 0 })), tags } : undefined;
}

const withOthers = (examples: readonly Example[]): Example[] =>
  examples.flatMap((example, at) => {
    const other = about(example, at);
    return other ? [example, other] : [example];
  });

function tagsFrom(examples: readonly Example[]): Weights {
  // Paraphrases carry no marks although they contain spans. The tagger would learn these spans as untagged words.
  const marked = examples.filter(({ origin }) => origin !== 'paraphrases');
  const tagged = marked.flatMap(({ tokens, tags }) =>
    tagFeatures(tokens).map((features, at) => ({ features: afterTag(features, tags[at - 1]), is: tags[at] ?? 'O' })),
  );
  return learnClasses(tagged, BUCKETS.tags);
}

/** Tags each message by a tagger that was not trained on it, because the classifier receives such tags in use. */
function tagUnseen(examples: readonly Example[]): Example[] {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    tagsFrom(examples.filter((_, at) => at % (2 * FOLDS) < FOLDS !== (fold === 0))),
  );
  return examples.map((example, at) => {
    const tagger = folds[at % (2 * FOLDS) < FOLDS ? 0 : 1];
    return tagger ? { ...example, tags: tagsOf(tagger, tagFeatures(example.tokens)) } : example;
  });
}

const featuresOf = ({ tokens, tags, page = false, after, topic, said }: Example) => [
  ...messageFeatures(tokens, tags, { page, after, topic }),
  ...(said === undefined ? [] : foreignFeatures(said)),
];

/** Returns the messages that need care, and all others as ordinary ones. */
function caresFrom(said: readonly string[], cares: ReturnType<typeof readCares>): Classed[] {
  const known = new Set(cares.map(({ text }) => text.toLowerCase()));
  const ordinary = [...new Set(said)]
    .filter((text) => !known.has(text.toLowerCase()))
    .map((text) => ({ care: 'none', text }));
  return [...ordinary, ...cares].map(({ care, text }) => ({ features: careFeatures(text), is: care }));
}

/** Minimum number of words of a phrase that is a question by itself and not only a name of its section. */
const WHOLE = 3;
/** Topics whose questions concern the shop and not the item whose page is open. */
const OF_THE_SHOP: ReadonlySet<string> = new Set(
  'account checkout contact delivery payment privacy returns selling'.split(' '),
);

/** Returns the ways in which people ask for a section: alone, after the answer of another, and beside an open item. */
function askedIn({ title, topic, asked }: HelpSection, tagger: Weights) {
  return [title, ...asked.split('; ')].flatMap((text) => {
    const tokens = tokensOf(text);
    const tags = tagsOf(tagger, tagFeatures(tokens));
    const isWhole = tokens.length >= WHOLE && text !== title;
    const standings: Standing[] = [{ page: false }];
    if (isWhole) standings.push({ page: false, after: 'help' });
    if (isWhole && OF_THE_SHOP.has(topic)) standings.push({ page: true }, { page: false, after: 'find' });
    return standings.map((standing) => ({
      features: messageFeatures(tokens, tags, standing),
      is: title,
      isWhole,
      text,
    }));
  });
}

/** Trains all models of reading. */
export function learnAll(examples: readonly Example[], help: Iterable<HelpSection>): Record<string, Weights> {
  const more = withOthers(examples);
  const read = tagUnseen(more).map((example) => ({ example, features: featuresOf(example) }));
  const aspects: Classed[] = read.flatMap(({ example, features }) =>
    example.aspect ? [{ features, is: example.aspect }] : [],
  );
  const tagger = tagsFrom(more);
  const asked = [...help].flatMap((section) => askedIn(section, tagger));
  const intents: Classed[] = read.map(({ example, features }) => ({ features, is: example.intent }));
  const questions = asked.filter(({ isWhole }) => isWhole).map(({ features }) => ({ features, is: 'help' }));
  const sections: Classed[] = read.flatMap(({ example, features }) =>
    example.section ? [{ features, is: example.section }] : [],
  );
  const cares = readCares();
  const spoken = [
    ...examples.map(({ text, said, from }) => ({ text: said ?? text, language: from ?? 'en' })),
    ...asked.map(({ text }) => ({ text, language: 'en' })),
    ...cares.filter(({ language }) => language !== 'any'),
  ];
  const languages = spoken.map(({ text, language }) => ({ features: languageFeatures(text), is: language }));
  return {
    tags: tagger,
    intent: learnCalibrated([...intents, ...questions], BUCKETS.intent),
    aspect: learnClasses(aspects, BUCKETS.aspect),
    section: learnCalibrated([...asked, ...sections], BUCKETS.section),
    language: learnClasses(languages, BUCKETS.language),
    care: learnClasses(
      caresFrom(
        spoken.map(({ text }) => text),
        cares,
      ),
      BUCKETS.care,
    ),
  };
}
