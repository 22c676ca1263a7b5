import { ALLERGENS, QUALITY_FAMILIES, QUALITY_OF, type Quality } from '../lexicon/attributes.ts';
import { BRANDS } from '../lexicon/brands.ts';
import { KIND_NAMES } from '../lexicon/kinds.ts';
import { OCCASION_NAMES } from '../lexicon/occasions.ts';
import { PEOPLE, SHELF_NAMES } from '../lexicon/people.ts';
import { SHOPPING_WORDS } from '../lexicon/shopping-words.ts';
import { createSpelling, createVocabulary, type Spelling } from '../words/spelling.ts';
import type { Good } from './good.ts';

/** All goods of the shop at one moment, newest first. */
export type Shelf = {
  goods: readonly Good[];
  byId: ReadonlyMap<string, Good>;
  /** Which goods say these words, one after the other, in name or description. */
  having(phrase: string): ReadonlySet<Good>;
  /** Which goods say that they have a quality. */
  withQuality(type: Quality, id: string): ReadonlySet<Good>;
  /** Whether any good says the word. */
  knows(word: string): boolean;
  /** The goods whose own kind it is. */
  ofKind(kind: string): readonly Good[];
  spelling: Spelling;
};

const NONE: ReadonlySet<Good> = new Set();

/** Words of shopping with what they weigh against those of the goods. */
function commonVocabulary(): Map<string, number> {
  const words = new Map<string, number>();
  const add = (phrases: Iterable<string>, weight: number) => {
    for (const phrase of phrases) {
      const parts = phrase.split(' ');
      // A word that only stands in a longer name is meant less often.
      for (const word of parts) words.set(word, Math.max(weight / parts.length ** 3, words.get(word) ?? 0));
    }
  };
  /** People mistype several of a thing as they do one. */
  const several = (phrase: string) => (/(?:s|sh|ch|x)$/.test(phrase) ? `${phrase}es` : `${phrase}s`);
  add(OCCASION_NAMES.keys(), 20);
  add(SHELF_NAMES.keys(), 20);
  add(SHOPPING_WORDS, 60);
  add(PEOPLE.keys(), 120);
  add(QUALITY_OF.keys(), 120);
  // What somebody is allergic to must never become another word.
  for (const words of ALLERGENS.values()) add(words, 30);
  add(KIND_NAMES.keys(), 200);
  add([...KIND_NAMES.keys(), ...QUALITY_OF.keys()].filter((name) => !name.includes(' ')).map(several), 150);
  return words;
}
const COMMON = commonVocabulary();
const COMMON_VOCABULARY = createVocabulary(COMMON);

/** Kinds whose names are two words, by the second. */
const PAIRS: ReadonlyMap<string, readonly string[]> = (() => {
  const pairs = new Map<string, string[]>();
  for (const name of KIND_NAMES.keys()) {
    const [first = '', second, third] = name.split(' ');
    if (second === undefined || third !== undefined) continue;
    pairs.set(second, [...(pairs.get(second) ?? []), first]);
  }
  return pairs;
})();

/** Makes goods findable by what they say. */
export function createShelf(described: Iterable<Good>): Shelf {
  const goods = [...described].sort((one, other) => (one.item.createdAt < other.item.createdAt ? 1 : -1));
  const byWord = new Map<string, Good[]>();
  const nameWords = new Map<string, number>();
  const byKind = Map.groupBy(goods, ({ kind }) => kind);
  for (const good of goods) {
    for (const word of new Set(good.text.split(' '))) {
      const known = byWord.get(word);
      if (known) known.push(good);
      else byWord.set(word, [good]);
    }
    for (const word of good.nameStems) {
      if (/^[a-z]{4,}$/.test(word) && !COMMON.has(word)) nameWords.set(word, 40);
    }
  }
  const phrases = new Map<string, ReadonlySet<Good>>();
  const qualities = new Map<string, ReadonlySet<Good>>();

  function having(phrase: string): ReadonlySet<Good> {
    const known = phrases.get(phrase);
    if (known) return known;
    const words = phrase.split(' ');
    const lists = words.map((word) => byWord.get(word) ?? []);
    const shortest = lists.toSorted((one, other) => one.length - other.length)[0] ?? [];
    const found =
      words.length === 1
        ? new Set(shortest)
        : new Set(shortest.filter(({ text }) => text.includes(` ${phrase} `)));
    if (phrases.size < 5000) phrases.set(phrase, found);
    return found;
  }

  return {
    goods,
    byId: new Map(goods.map((good) => [good.item._id, good])),
    having,
    withQuality(type, id) {
      const key = `${type}:${id}`;
      const known = qualities.get(key);
      if (known) return known;
      const words = QUALITY_FAMILIES[type].get(id);
      const found = words ? new Set([...words].flatMap((word) => [...having(word)])) : NONE;
      qualities.set(key, found);
      return found;
    },
    ofKind: (kind) => byKind.get(kind) ?? [],
    knows: (word) => byWord.has(word),
    spelling: createSpelling(
      [COMMON_VOCABULARY, createVocabulary(nameWords)],
      PAIRS,
      (word) => byWord.has(word) || BRANDS.has(word),
    ),
  };
}
