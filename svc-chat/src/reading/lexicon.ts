import { readRows } from '../text/rows.ts';
import { stem } from '../text/words.ts';

/** Class of a word (`color`, `material`, `person` …), with the row of `data/lexicon.tsv` that lists it. */
export type Entry = { class: string; id: string };

/** Returns the word without the ending of a plural or a possessive, and without an apostrophe. */
export const bareOf = (word: string): string => stem(word).replace("'", '');

const listOf = (words: string): string[] => words.split(', ').filter(Boolean);
const ROWS = readRows('lexicon.tsv').map(([kind = '', id = '', words = '', also = '']) => ({
  class: kind,
  id,
  words: listOf(words),
  also: listOf(also),
}));
const PHRASES = Map.groupBy(
  ROWS.flatMap((row) => row.words.map((phrase) => ({ phrase, class: row.class, id: row.id }))),
  ({ phrase }) => phrase,
);

/** Words by which an item's text states that it has a substance, by the bare id of the substance. */
const TEXT_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      ROWS.filter((row) => row.class === 'material' || row.class === 'allergen'),
      ({ id }) => bareOf(id),
    ),
  ].map(([id, rows]) => [id, rows.flatMap(({ words, also }) => [...words, ...also])] as const),
);

/** Returns all entries of a word or phrase. */
export const entriesOf = (phrase: string): readonly Entry[] => {
  const bare = bareOf(phrase);
  return [...(PHRASES.get(phrase) ?? []), ...(bare === phrase ? [] : (PHRASES.get(bare) ?? []))];
};

export const idOf = (kind: string, phrase: string): string | undefined =>
  entriesOf(phrase).find((entry) => entry.class === kind)?.id;

/** Returns the words by which an item's text states that it has a substance; none for other words. */
export const textWordsOf = (substance: string): readonly string[] => TEXT_WORDS.get(bareOf(substance)) ?? [];

/** Returns all words of one row. */
export const wordsOfEntry = (kind: string, id: string): string[] =>
  ROWS.filter((row) => row.class === kind && row.id === id).flatMap(({ words }) => words);

/** A place that a message names, and whether the shop delivers to it. */
type Place = { name: string; isDelivered: boolean; at: number; words: number };

const capitalized = (text: string): string => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** Returns the first place that a message names to which the shop does not deliver, else the first one. */
export function placeIn({ tokens }: { tokens: readonly { text: string }[] }): Place | undefined {
  const places: Place[] = [];
  for (const at of tokens.keys())
    for (const words of [2, 1]) {
      const name = tokens
        .slice(at, at + words)
        .map(({ text }) => text)
        .join(' ');
      const id = idOf('locality', name);
      if (id) places.push({ name: capitalized(name), isDelivered: id !== 'outside', at, words });
    }
  return places.find(({ isDelivered }) => !isDelivered) ?? places[0];
}
