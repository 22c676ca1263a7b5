import type { Item } from '@ethereal/contracts/items';
import { stem } from '@ethereal/service-kit/stem';
import type { Reading } from '../reading/reading.ts';
import { mentions, readable } from '../text/mentions.ts';
import { readRows } from '../text/rows.ts';
import { SMALL_WORDS, wordsOf } from '../text/words.ts';

/** Words of questions, each with the words that descriptions use to answer them. */
const ANSWERED_BY: ReadonlyMap<string, readonly string[]> = (() => {
  const answers = new Map<string, string[]>();
  for (const [asked = '', answered = ''] of readRows('answered-by.tsv')) {
    const terms = answered.split(',').map(stem);
    for (const term of asked.split(',').map(stem)) answers.set(term, [...(answers.get(term) ?? []), ...terms]);
  }
  return answers;
})();

/** Weight of a word that only answers a word of the question, compared with 1 for the word itself. */
const ANSWERING = 0.6;
/** Minimum score of a sentence that answers a question. */
const MIN_SCORE = 0.5;
/** Maximum length of a quoted description, in characters. */
const MAX_QUOTED = 420;
const SENTENCE = /[^.!?;]+(?:[.!?;](?!\s|$)[^.!?;]*)*[.!?;]?/g;

/** An item, or a store with its own text. */
type Described = Pick<Item, 'name' | 'description'>;

const sentencesOf = ({ description }: Described): string[] =>
  (description.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

/** Returns a part of a description as a sentence of its own. */
const whole = (sentence: string): string => sentence.replace(/;$/, '.');

/** Returns the sentence of an item's description that contains a phrase, else its name if that contains it. */
export function sentenceWith(item: Item, phrase: string): string | undefined {
  const wanted = ` ${readable(phrase).trim()} `;
  const found = [...sentencesOf(item), item.name].find((text) => readable(text).includes(wanted));
  return found && whole(found);
}

/** Matches a sentence on how to care for an item, which is no reason to buy it. */
export const CARE = /\b(?:wash|dry|iron|wipe|clean|rinse)\b/i;
/** Maximum length of a quoted reason, in characters. */
const REASON = 100;

/** Returns the sentence of a description that mentions most of the wanted words, else its beginning. */
export function reasonFor({ description, name }: Described, wanted: readonly string[]): string {
  const words = wanted
    .map((word) => readable(word).trim())
    .filter((word) => word !== '' && !mentions(readable(name), word));
  const sentences = sentencesOf({ name, description });
  const met = (text: string) => (CARE.test(text) ? 0 : words.filter((word) => mentions(readable(text), word)).length);
  const at = sentences.reduce((best, text, place) => (met(text) > met(sentences[best] ?? '') ? place : best), 0);
  const [first = '', next = ''] = sentences.slice(at);
  if (first.length > REASON) return `${first.slice(0, first.lastIndexOf(' ', REASON))}…`;
  const both = `${first} ${next}`;
  return whole(next && both.length <= REASON && !CARE.test(next) ? both : first);
}

/** Matches a comparative or a superlative: "warmest". */
const COMPARED = /^(\p{L}{3,}?)(i?)(?:er|est)$/u;

/** Returns the words that a comparative may compare: "heavy" of "heaviest", "wide" of "wider", "big" of "biggest". */
function basesOf(word: string): string[] {
  const [, base, vowel] = COMPARED.exec(word) ?? [];
  if (!base) return [];
  const isDoubled = base.at(-1) === base.at(-2);
  return vowel ? [`${base}y`] : [base, `${base}e`, ...(isDoubled ? [base.slice(0, -1)] : [])];
}

/** Returns the stems of a text: of its words, and of the words that its comparatives compare. */
const stemsOf = (text: string, isLeftOut: (word: string) => boolean = () => false): string[] =>
  wordsOf(text)
    .flatMap((word) => [word, ...basesOf(word)])
    .filter((word) => !isLeftOut(word))
    .map(stem);

const isSmall = (word: string) => SMALL_WORDS.has(word);

/** Returns the stems of the parts of compounds: of "wipe-clean", but not of "made-up". */
const partsIn = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.split('-'))
    .filter((parts) => parts.length > 1 && !parts.some(isSmall))
    .flatMap((parts) => parts.map(stem));

/** Returns the terms that a question asks about, each with its weight. */
function askedIn(reading: Reading, aspect: string, { name }: Described): Map<string, number> {
  const { text } = reading;
  const own = new Set(stemsOf(name));
  const asked = new Map<string, number>();
  const weigh = (term: string, weight: number) => asked.set(term, Math.max(weight, asked.get(term) ?? 0));
  const weighAnswers = (term: string) => {
    for (const other of ANSWERED_BY.get(term) ?? []) weigh(other, ANSWERING);
  };
  for (const term of stemsOf(text, isSmall).filter((one) => !own.has(one))) {
    weigh(term, 1);
    weighAnswers(term);
  }
  weighAnswers(stem(aspect));
  return asked;
}

const PRICE = /\b(?:price|cost|pay|cheap|expensive|dollar|buck)/i;

/** Whether a message names a fact that descriptions state, and no price: "how much does it weigh". */
export const asksFact = ({ text }: Pick<Reading, 'text'>): boolean =>
  !PRICE.test(text) && stemsOf(text, isSmall).some((term) => ANSWERED_BY.has(term));

const ASKING_FOR_ALL: ReadonlySet<string> = new Set(
  `tell more about details describe description info information open see like take that one first second third fourth last
  difference differences different compare better best recommend choose pick prefer nicer yourself`
    .split(/\s+/)
    .map(stem),
);

/** Whether a question names nothing certain that a sentence of a description may answer: "which is better". */
export const asksForAll = (item: Described, reading: Reading): boolean =>
  [...askedIn(reading, '', item).keys()].every((term) => ASKING_FOR_ALL.has(term));

/** Returns the sentence that answers a question, or the whole description if the question names nothing certain. */
export function bestSentence(item: Described, reading: Reading, aspect: string): string | undefined {
  const asked = askedIn(reading, aspect, item);
  const certain = [...asked.keys()].filter((term) => !ASKING_FOR_ALL.has(term));
  if (certain.length === 0) return item.description.slice(0, MAX_QUOTED);
  const [best] = [...sentencesOf(item), ...(/\d/.test(item.name) ? [item.name] : [])]
    .map((sentence) => {
      const terms = new Set(stemsOf(sentence));
      const parts = new Set(partsIn(sentence));
      if (/\d/.test(sentence) && !CARE.test(sentence)) terms.add('#');
      const isNamed = (term: string) => asked.get(term) === 1;
      const found = certain.filter((term) => terms.has(term));
      const named = found.filter(isNamed).length;
      // A word of the question within a compound counts like one that answers it.
      const others = found.length - named + certain.filter((term) => isNamed(term) && parts.has(term)).length;
      // Many words that only answer the question do not outweigh a word of the question itself.
      return { sentence, score: named + Math.min(0.9, others * 0.1 + (others > 0 ? 0.5 : 0)) };
    })
    .sort((one, other) => other.score - one.score);
  return best && best.score >= MIN_SCORE ? whole(best.sentence) : undefined;
}
