import { type HelpSection, USING_SAFELY } from '../src/help/help.ts';
import { toEnglish } from '../src/language/translate.ts';
import {
  afterTag,
  aspectFeatures,
  careFeatures,
  foreignFeatures,
  hash,
  languageFeatures,
  messageFeatures,
  questionFeatures,
  type Standing,
  tagFeatures,
} from '../src/reading/features.ts';
import { type Token, tokensOf } from '../src/reading/tokens.ts';
import { NO_SECTION, tagsOf, type Weights } from '../src/reading/weights.ts';
import { readRows } from '../src/text/rows.ts';
import { learnCalibrated } from './calibrate.ts';
import { type Classed, learnClasses, shuffled } from './learn-classes.ts';
import { type Example, readCares } from './read-data.ts';
import { risksFrom } from './risks.ts';

const BUCKETS = {
  tags: 2 ** 15,
  intent: 2 ** 15,
  aspect: 2 ** 14,
  section: 2 ** 15,
  language: 2 ** 13,
  care: 2 ** 18,
  risk: 2 ** 16,
};
/** Number of parts of the examples. The messages of each are tagged by a tagger that the others trained. */
const FOLDS = 2;
/** The model of care is nearly the same in any order of its examples only with a smaller step. */
const CARE_RATES = { step: 0.15 };

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
  examples.flatMap((example) => {
    const other = about(example, hash(example.text));
    return other ? [example, other] : [example];
  });

/** Returns the examples, and remarks without a context once more as an answer to goods. */
const withContexts = (examples: readonly Example[]): Example[] =>
  examples.flatMap((example) =>
    example.intent.startsWith('talk:') && example.after === undefined
      ? [example, { ...example, after: 'find' }]
      : [example],
  );

/** Origins of sentences without marks, or with some. The tagger would learn their other spans as untagged words. */
const UNMARKED: ReadonlySet<string> = new Set(['paraphrases', 'remarks', 'nouns', 'asked-further']);

function tagsFrom(examples: readonly Example[]): Weights {
  const marked = examples.filter(({ origin }) => !UNMARKED.has(origin));
  const tagged = marked.flatMap(({ tokens, tags }) =>
    tagFeatures(tokens).map((features, at) => ({ features: afterTag(features, tags[at - 1]), is: tags[at] ?? 'O' })),
  );
  return learnClasses(tagged, BUCKETS.tags);
}

const foldOf = ({ text }: Example): number => hash(text) % FOLDS;

/** Tags each message by a tagger that was not trained on it, because the classifier receives such tags in use. */
function tagUnseen(examples: readonly Example[]): Example[] {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    tagsFrom(examples.filter((example) => foldOf(example) !== fold)),
  );
  return examples.map((example) => {
    const tagger = folds[foldOf(example)];
    return tagger ? { ...example, tags: tagsOf(tagger, tagFeatures(example.tokens)) } : example;
  });
}

const foreignOf = (said: string | undefined): number[] => (said === undefined ? [] : foreignFeatures(said));

const featuresOf = ({ tokens, tags, page = false, after, topic, said }: Example) => [
  ...messageFeatures(tokens, tags, { page, after, topic }),
  ...foreignOf(said),
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

/** Contexts in which people ask about the shop, besides none. */
const CONTEXTS: readonly Standing[] = [{ page: false, after: 'help' }, { page: false, after: 'find' }, { page: true }];
/** Number of these contexts in which people ask for advice. */
const WITHOUT_PAGE = 2;
/** Number of these contexts in which people ask about anything else. */
const AFTER_HELP = 1;

/** One text about a section: the text, its words in English, and the original if it is in another language. */
type Phrase = { text: string; tokens: Token[]; said?: string };

const FOREIGN = ['de', 'fr', 'es'] as const;
const inEnglish = (text: string): Phrase => ({ text, tokens: tokensOf(text) });

/** Returns the ways in which people ask in other languages, as such messages are read. */
const foreignIn = (asked: HelpSection['asked']): Phrase[] =>
  FOREIGN.flatMap((language) => asked[language].map((said) => ({ ...inEnglish(toEnglish(said, language)), said })));

/** Returns the questions about a section as messages: alone, and in one of the contexts in turn. */
function questionsIn({ title, topic, asked }: HelpSection, tagger: Weights): Classed[] {
  const contexts = OF_THE_SHOP.has(topic)
    ? CONTEXTS
    : CONTEXTS.slice(0, topic === 'advice' ? WITHOUT_PAGE : AFTER_HELP);
  const whole = asked.en.filter((said) => tokensOf(said).length >= WHOLE && said !== title);
  return [...whole.map(inEnglish), ...foreignIn(asked)].flatMap(({ text, tokens, said }) => {
    const tags = tagsOf(tagger, tagFeatures(tokens));
    const standings: Standing[] = [{ page: false }, contexts[hash(text) % contexts.length] ?? { page: false }];
    return standings.map((standing) => ({
      features: [...messageFeatures(tokens, tags, standing), ...foreignOf(said)],
      is: 'help',
    }));
  });
}

const SENTENCES = /(?<=[.:?!])\s+/;

/** Returns the texts of a section: its title, the ways in which people ask for it, and the sentences of its answer. */
const phrasesOf = ({ title, asked, text }: HelpSection): Phrase[] => [
  ...[title, ...text.split(SENTENCES), ...asked.en].filter(Boolean).map(inEnglish),
  ...foreignIn(asked),
];

/** Returns the texts of each section, alone and after the answer of another section of the same topic. */
function sectionsFrom(help: readonly HelpSection[]): Classed[] {
  const topics = Map.groupBy(help, ({ topic }) => topic);
  return help.flatMap((section) => {
    const near = (topics.get(section.topic) ?? []).filter(({ title }) => title !== section.title);
    return phrasesOf(section).flatMap(({ text: asked, tokens, said }) => {
      const before = shuffled(near, ({ title }) => `${title} ${asked}`)[0]?.title;
      const contexts = before === undefined ? [undefined] : [undefined, before];
      return contexts.map((context) => ({
        features: [...questionFeatures(tokens, context), ...foreignOf(said)],
        is: section.title,
      }));
    });
  });
}

/** One example of so many about anything else shows what no section is about. */
const ELSE = 2;

/** Returns some messages that no section is about. The shopper's own things are the subject of sections, too. */
const ofNoSection = (examples: readonly Example[]): Classed[] =>
  examples
    .filter(({ intent, section }) => !/help|^own/.test(intent) && section === undefined)
    .filter(({ text }) => hash(text) % ELSE === 0)
    .map(({ tokens, topic, said }) => ({
      features: [...questionFeatures(tokens, topic), ...foreignOf(said)],
      is: NO_SECTION,
    }));

/** Number in the text of a section whose questions are not ordinary: the answer warns of a poison. */
const POISON_CONTROL = '1-800-222-1222';

/** Trains all models of reading. */
export function learnAll(examples: readonly Example[], all: Iterable<HelpSection>): Record<string, Weights> {
  const more = withContexts(withOthers(examples));
  const read = tagUnseen(more).map((example) => ({ example, features: featuresOf(example) }));
  const aspects: Classed[] = read.flatMap(({ example: { tokens, tags, said, aspect } }) =>
    aspect ? [{ features: [...aspectFeatures(tokens, tags), ...foreignOf(said)], is: aspect }] : [],
  );
  const tagger = tagsFrom(more);
  // Questions about risks have a model of their own, so that they change no other answer.
  const { risks = [], library = [] } = Object.groupBy(all, ({ title }) =>
    title === USING_SAFELY ? 'risks' : 'library',
  );
  const intents: Classed[] = read.map(({ example, features }) => ({ features, is: example.intent }));
  const questions = library.flatMap((section) => questionsIn(section, tagger));
  const sections: Classed[] = examples.flatMap(({ tokens, topic, said, section }) =>
    section ? [{ features: [...questionFeatures(tokens, topic), ...foreignOf(said)], is: section }] : [],
  );
  const cares = readCares();
  const spoken = [
    ...examples.map(({ text, said, from }) => ({ text: said ?? text, language: from ?? 'en' })),
    ...library.flatMap(({ asked }) =>
      Object.entries(asked).flatMap(([language, some]) => some.map((text) => ({ text, language }))),
    ),
    ...cares,
  ];
  const warned = new Set(
    library.filter(({ text }) => text.includes(POISON_CONTROL)).flatMap(({ asked }) => Object.values(asked).flat()),
  );
  const languages = spoken.map(({ text, language }) => ({ features: languageFeatures(text), is: language }));
  return {
    tags: tagger,
    intent: learnCalibrated([...intents, ...questions], BUCKETS.intent),
    aspect: learnClasses(aspects, BUCKETS.aspect),
    section: learnCalibrated([...sectionsFrom(library), ...sections, ...ofNoSection(examples)], BUCKETS.section),
    language: learnClasses(languages, BUCKETS.language),
    care: learnClasses(
      caresFrom(
        spoken.map(({ text }) => text).filter((text) => !warned.has(text)),
        cares,
      ),
      BUCKETS.care,
      CARE_RATES,
    ),
    risk: learnClasses(
      risksFrom(
        risks[0],
        spoken.map(({ text }) => text),
      ),
      BUCKETS.risk,
    ),
  };
}
