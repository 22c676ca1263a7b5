import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '@ethereal/contracts/items';
import { quantitiesIn } from '../goods/quantities.ts';
import { EMPTY_WORDS, termOf, tokensOf } from '../goods/tokens.ts';

import type { Reading } from '../reading/reading.ts';

const FILE = join(import.meta.dirname, '../../data/answered-by.tsv');
/** Words of questions, each with the words that descriptions use to answer them. */
const ANSWERED_BY: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const [asked = '', answered = ''] = row.split('\t');
      return asked.split(',').map((word) => [termOf(word), answered.split(',').map(termOf)] as const);
    }),
);

/** Weight of a word that only answers a word of the question, compared with 1 for the word itself. */
const ANSWERING = 0.6;
const ENOUGH = 0.5;
const LONGEST = 420;
const SENTENCE = /[^.!?;]+(?:[.!?;](?!\s|$)[^.!?;]*)*[.!?;]?/g;

const sentencesOf = ({ description }: Item): string[] =>
  (description.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

/** Returns the sentence of an item's description that contains a word. */
export const sentenceWith = (item: Item, word: string): string | undefined => {
  const wanted = tokensOf(word).map(termOf);
  const within = (text: string) => {
    const terms = tokensOf(text).map(termOf);
    return wanted.every((term) => terms.includes(term));
  };
  return sentencesOf(item).find(within) ?? (within(item.name) ? item.name : undefined);
};

/** Returns the words that a question asks about, each with its weight. */
function askedIn({ tokens }: Reading, aspect: string, { name }: Item): Map<string, number> {
  const named = new Set(tokensOf(name).map(termOf));
  const terms = tokens
    .flatMap(({ text }) => tokensOf(text))
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(termOf)
    .filter((term) => !named.has(term));
  const asked = new Map<string, number>();
  const weigh = (term: string, weight: number) => asked.set(term, Math.max(weight, asked.get(term) ?? 0));
  const weighAnswers = (term: string) => {
    for (const other of ANSWERED_BY.get(term) ?? []) weigh(other, ANSWERING);
  };
  for (const term of terms) {
    weigh(term, 1);
    weighAnswers(term);
  }
  weighAnswers(aspect);
  return asked;
}

const TELLS = new Set([
  'tell',
  'more',
  'about',
  'details',
  'describe',
  'description',
  'info',
  'information',
  'open',
  'see',
  'like',
  'take',
  'that',
  'one',
]);

/**
 * Returns the sentence of a description that answers a question, or the whole description if the question names nothing
 * certain.
 */
export function bestSentence(item: Item, reading: Reading, aspect: string): string | undefined {
  const asked = askedIn(reading, aspect, item);
  const certain = [...asked.keys()].filter((term) => !TELLS.has(term));
  if (certain.length === 0) return item.description.slice(0, LONGEST);
  const named = quantitiesIn(item.name).length > 0 ? [item.name] : [];
  const scored = [...sentencesOf(item), ...named].map((sentence) => {
    const words = tokensOf(sentence);
    const terms = new Set(words.map(termOf));
    if (quantitiesIn(sentence).length > 0) terms.add('#');
    return {
      sentence,
      score: certain.reduce((sum, term) => sum + (terms.has(term) ? (asked.get(term) ?? 0) : 0), 0),
    };
  });
  const [best] = scored.sort((one, other) => other.score - one.score);
  return best && best.score >= ENOUGH ? best.sentence : undefined;
}
