import { termsOf } from '../text/words.ts';
import { withAsides } from './asides.ts';
import {
  aspectFeatures,
  careFeatures,
  foreignFeatures,
  languageFeatures,
  messageFeatures,
  questionFeatures,
  type Standing,
  tagFeatures,
} from './features.ts';
import { type Token, tokensOf } from './tokens.ts';
import { classify, type Likely, modelOf, NO_SECTION, RISK, readWeights, tagsOf } from './weights.ts';

/**
 * A tagged part of a message. Its tag is `KIND`, `COLOR`, `MATERIAL`, `REFUSED`, `WHOM`, `AGE`, `PRICE`, `SIZE`,
 * `OCCASION`, `ITEM` or `ASIDE`.
 */
export type Span = { tag: string; text: string; from: number; to: number };

/** Whether a span names a thing, or an item by its name. */
export const namesThing = ({ tag }: Span): boolean => tag === 'KIND' || tag === 'ITEM';

/** The result of reading a message. `from` and `to` of spans count tokens. */
export type Reading = {
  text: string;
  tokens: readonly Token[];
  spans: readonly Span[];
  /** Intents of the message, the likeliest first. */
  intents: readonly Likely[];
  /** Aspect of an item that the message asks about. It is meaningful only if the intent concerns an item. */
  aspect: Likely;
  /** Titles of help sections, the likeliest first. */
  sections: readonly Likely[];
};

const { models } = readWeights();
const model = (name: string) => modelOf(models, name);
const NONE: Likely = { id: '', share: 0 };

/** Returns the original text of some tokens. */
const textOf = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);

/** Returns the tagged parts of a message. Adjacent tokens of the same tag are one part. */
function spansOf(text: string, tokens: readonly Token[], tags: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const [at, tag] of tags.entries()) {
    const last = spans.at(-1);
    if (tag === 'O') continue;
    if (last?.to === at && last.tag === tag) last.to = at + 1;
    else spans.push({ tag, text: '', from: at, to: at + 1 });
  }
  for (const span of spans) span.text = textOf(text, tokens, span.from, span.to).toLowerCase();
  return spans;
}

/** Minimum share from which a sentence of a message is a question about the shop. */
const ASKS = 0.5;
/** Minimum share from which such a sentence is about a section. */
const SURE = 0.65;
const SENTENCE_END = /[.?!;\n]+ ?|,? (?:and|but) | ?\d\) /;
/** Minimum number of words of a sentence that is read by itself. */
const MIN_WORDS = 3;
/** Maximum number of sentences that are read by themselves. */
const MAX_SENTENCES = 8;

/** Words with which a question begins. */
const ASKING =
  /^(?:(?:and|but|or|so|ok|then|also) )?(?:how|what|whats|when|where|wheres|who|which|why|can|could|do|does|did|is|are|has|have|will|would|should|may)\b/i;

/** Whether a sentence or a joined clause of a message begins as a question does. */
export const asks = (text: string): boolean =>
  text.split(SENTENCE_END, MAX_SENTENCES).some((sentence) => ASKING.test(sentence.trim()));

/** Returns the sentences and joined clauses of a message that ask, without those of no content: "what do I do now". */
export const questionsIn = (text: string): string[] =>
  text
    .split(SENTENCE_END, MAX_SENTENCES)
    .filter((sentence) => ASKING.test(sentence.trim()) && termsOf(sentence).length > 0);

/** Returns the sections that single sentences surely ask about; a story is read only where no question is. */
function sectionsOfSentences(text: string): Likely[] {
  const all = text.split(SENTENCE_END, MAX_SENTENCES);
  const asked = all.length > 1 ? sureSections(questionsIn(text)) : [];
  return all.length > 1 && asked.length === 0 ? sureSections(all) : asked;
}

/** Minimum share of messages that a section is about, and of those that none is about, as evidence on the intent. */
const MIN_SHARE = 0.02;
/** Evidence that is none: few messages of other languages are trained. */
const UNKNOWN = 0.5;

/** Returns the sections for some features, the likeliest first, and the share of messages that no section is about. */
function sectionsOf(features: readonly number[]): { sections: Likely[]; elsewhere: number } {
  const all = classify(model('section'), features);
  const none = all.find(({ id }) => id === NO_SECTION)?.share ?? 0;
  const sections = all.filter(({ id }) => id !== NO_SECTION);
  const elsewhere = Math.min(1 - MIN_SHARE, Math.max(MIN_SHARE, none));
  return { sections: sections.map(({ id, share }) => ({ id, share: share / (1 - elsewhere) })), elsewhere };
}

/** Types of messages that ask about the open item or for one like it. */
const OF_SHOWN = /^(?:item|compare|more|cheaper|dearer|total)/;
/** How many times more often messages on an item's page are of these types than the training's messages. */
const ON_PAGE = 5;

/** Returns the intents with the evidence of the open page, and of a help section on the message, which counts half. */
function withEvidence(intents: readonly Likely[], elsewhere: number, isOnPage: boolean): Likely[] {
  const [about, other] = [Math.sqrt(1 - elsewhere), Math.sqrt(elsewhere)];
  const weighed = intents.map(({ id, share }) => {
    const prior = isOnPage && OF_SHOWN.test(id) ? ON_PAGE : 1;
    return { id, share: share * prior * (/help|^own/.test(id) ? about : other) };
  });
  const all = weighed.reduce((sum, { share }) => sum + share, 0);
  return weighed.map(({ id, share }) => ({ id, share: share / all })).sort((one, other) => other.share - one.share);
}

/** Returns the section that each of some sentences surely asks about. */
function sureSections(sentences: readonly string[]): Likely[] {
  const some = sentences.map(tokensOf).filter((tokens) => tokens.length >= MIN_WORDS);
  return some.flatMap((tokens) => {
    const [section] = sectionsOf(questionFeatures(tokens)).sections;
    if (!section || section.share < SURE) return [];
    const { id, share } = intentOfTokens(tokens);
    return id === 'help' && share >= ASKS ? [section] : [];
  });
}

/** Returns the classes of two lists with the larger share of each, the likeliest first. */
function mergedShares(whole: readonly Likely[], parts: readonly Likely[]): Likely[] {
  const shares = new Map(whole.map(({ id, share }) => [id, share]));
  for (const { id, share } of parts) shares.set(id, Math.max(share, shares.get(id) ?? 0));
  return [...shares].map(([id, share]) => ({ id, share })).sort((one, other) => other.share - one.share);
}

/** Reads an English message; `said` is the original one if `text` is a translation. */
export function readMessage(text: string, standing: Standing, said?: string): Reading {
  const tokens = tokensOf(text);
  const tags = tagsOf(model('tags'), tagFeatures(tokens));
  const own = messageFeatures(tokens, tags, standing);
  const foreign = said === undefined ? [] : foreignFeatures(said);
  const features = [...own, ...foreign];
  const { sections, elsewhere } = sectionsOf([...questionFeatures(tokens, standing.topic), ...foreign]);
  return {
    text,
    tokens,
    spans: withAsides(spansOf(text, tokens, tags), tokens),
    intents: withEvidence(classify(model('intent'), features), said === undefined ? elsewhere : UNKNOWN, standing.page),
    aspect: classify(model('aspect'), [...aspectFeatures(tokens, tags), ...foreign])[0] ?? NONE,
    sections: mergedShares(sections, said === undefined ? sectionsOfSentences(text) : []),
  };
}

/** Returns the likeliest intent of an English text outside any conversation, without reading the rest of it. */
export const intentOf = (text: string): Likely => intentOfTokens(tokensOf(text));

function intentOfTokens(tokens: readonly Token[]): Likely {
  const tags = tagsOf(model('tags'), tagFeatures(tokens));
  return classify(model('intent'), messageFeatures(tokens, tags, { page: false }))[0] ?? NONE;
}

/** Returns a part of a message, read as if it were all of it. */
export function partOf({ text, tokens, spans, ...reading }: Reading, from: number, to: number): Reading {
  const inside = spans.filter((span) => span.from >= from && span.to <= to);
  return {
    ...reading,
    text: text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0),
    tokens: tokens.slice(from, to),
    spans: inside.map((span) => ({ ...span, from: span.from - from, to: span.to - from })),
  };
}

/** Returns the kinds of care that a text in any language needs, the likeliest first; `none` is an ordinary message. */
export const caresOf = (text: string): Likely[] => classify(model('care'), careFeatures(text));

/** Returns the share of a text's questions about a risk of using a thing, in any language, from 0 to 1. */
export const riskIn = (text: string): number =>
  classify(model('risk'), careFeatures(text)).find(({ id }) => id === RISK)?.share ?? 0;

/** Returns the most likely language of a text. */
export const languageOf = (text: string): Likely => classify(model('language'), languageFeatures(text))[0] ?? NONE;
