import type { Item } from '@ethereal/contracts/items';
import MiniSearch from 'minisearch';
import { lexiconWords } from '../reading/lexicon.ts';
import { endsOf, PORTIONS } from './heads.ts';
import { type Kinds, kindsOf } from './kinds-of.ts';
import { readable } from './mentions.ts';
import { type Nouns, readNouns } from './nouns.ts';
import { QUALITY_WORDS, qualitiesIn } from './qualities.ts';
import { quantitiesIn } from './quantities.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { createThings, type Thing } from './things.ts';
import { PEOPLE, phraseOf, termOf, tokensOf } from './tokens.ts';
import type { Quantity } from './wish.ts';

/** An item with the properties read from its text. */
export type Good = {
  item: Item;
  text: string;
  kinds: Kinds;
  /** Names of colors, materials, patterns and allergens that the text contains (`qualitiesIn`). */
  qualities: ReadonlySet<string>;
  /** Things that the text names. Goods that name the same thing share one object. */
  things: readonly Thing[];
  quantities: readonly Quantity[];
};

/** Scores from 0 to 1 that state how well goods match a kind, with the part of the kind's name that is known. */
export type OfKind = {
  named: readonly string[];
  scores: ReadonlyMap<string, number>;
  /** Whether the shop has no goods of the kind and the scored goods are of a related kind. */
  related: boolean;
};

export type GoodsIndex = {
  readonly size: number;
  readonly nouns: Nouns;
  readonly spelling: Spelling;
  get(id: string): Good | undefined;
  put(item: Item): void;
  remove(id: string): void;
  goods(): Iterable<Good>;
  /** Returns the ids of goods with a word in their name. */
  withinName(word: string): Iterable<string>;
  /** Returns how well goods match words; the best match scores 1. */
  search(words: readonly string[]): ReadonlyMap<string, number>;
  /**
   * Returns goods of the kind that the words name, or, if there are none, of the kind that an ending of the words
   * names.
   */
  ofKind(words: readonly string[]): OfKind;
};

type Postings<Key> = Map<Key, Map<string, number>>;

function enter<Key>(postings: Postings<Key>, id: string, weights: ReadonlyMap<Key, number>): void {
  for (const [key, weight] of weights) {
    const known = postings.get(key);
    if (known) known.set(id, weight);
    else postings.set(key, new Map([[id, weight]]));
  }
}
function leave<Key>(postings: Postings<Key>, id: string, weights: ReadonlyMap<Key, number>): void {
  for (const key of weights.keys()) {
    postings.get(key)?.delete(id);
    if (postings.get(key)?.size === 0) postings.delete(key);
  }
}

const FIELDS = ['name', 'kind', 'brand', 'description', 'category'];
const BOOST = { name: 4, kind: 3, brand: 3, description: 1, category: 1 };
const PREFIX_FROM = 4;
/** Maximum number of steps above a thing at which its substitutes are searched, and their maximum number. */
const NEARBY = 3;
const FEW = 12;
const AS_RELATED = 0.7;

const documentOf = (item: Item, kinds: Kinds) => ({
  id: item._id,
  name: item.name,
  kind: [...kinds.phrases]
    .filter(([, sure]) => sure > 0.5)
    .map(([phrase]) => phrase)
    .join(' '),
  brand: item.brand ?? '',
  description: item.description,
  category: item.category,
});

const saidOf = ({ name, brand = '', description, colors = [] }: Item): string =>
  [name, brand, description, ...colors].join(' . ');

function goodOf(item: Item, nouns: Nouns, thingsIn: (text: string) => Thing[]): Good {
  const text = readable(saidOf(item));
  return {
    item,
    text,
    kinds: kindsOf(item, nouns),
    quantities: quantitiesIn(saidOf(item)),
    qualities: qualitiesIn(text),
    things: thingsIn(text),
  };
}

let shared: Nouns | undefined;

/** Creates an index of goods by kind and text. Goods are added and removed one by one. */
export function createGoodsIndex(items: Iterable<Item> = []): GoodsIndex {
  shared ??= readNouns();
  const nouns = shared;
  const goods = new Map<string, Good>();
  const thingsIn = createThings(nouns);
  const byPhrase: Postings<string> = new Map();
  const bySense: Postings<number> = new Map();
  const byName: Postings<string> = new Map();
  const termsIn = ({ name }: Item) => new Map(tokensOf(name).map((word) => [termOf(word), 1] as const));
  const spelling = createSpelling((word) => nouns.has([word]), [...PEOPLE, ...QUALITY_WORDS, ...lexiconWords()]);
  const texts = new MiniSearch({
    fields: FIELDS,
    tokenize: tokensOf,
    processTerm: termOf,
    searchOptions: { boost: BOOST, prefix: (term) => term.length >= PREFIX_FROM },
  });

  function remove(id: string): void {
    const known = goods.get(id);
    if (!known) return;
    goods.delete(id);
    // `remove` is used instead of `discard`, because minisearch would clean up discarded documents later, while other
    // goods are added.
    texts.remove(documentOf(known.item, known.kinds));
    leave(byPhrase, id, known.kinds.phrases);
    leave(bySense, id, known.kinds.senses);
    leave(byName, id, termsIn(known.item));
  }

  function put(item: Item): void {
    remove(item._id);
    const good = goodOf(item, nouns, thingsIn);
    const { kinds } = good;
    goods.set(item._id, good);
    texts.add(documentOf(item, kinds));
    enter(byPhrase, item._id, kinds.phrases);
    enter(bySense, item._id, kinds.senses);
    enter(byName, item._id, termsIn(item));
    spelling.add(tokensOf(saidOf(item)));
  }

  /** Returns the goods that an ending of the words names. */
  function named(words: readonly string[]): Map<string, number> {
    const scores = new Map(byPhrase.get(phraseOf(words)));
    for (const { id, weight } of nouns.sensesOf(words)) {
      for (const [good, sure] of bySense.get(id) ?? []) {
        scores.set(good, Math.max(scores.get(good) ?? 0, weight * sure));
      }
    }
    return scores;
  }

  /** Returns goods of the next kind above a thing that the shop does not sell, unless that kind is too general. */
  function nearby(words: readonly string[]): Map<string, number> | undefined {
    const few = Math.max(FEW, goods.size / 10);
    for (const { id } of nouns.sensesOf(words).slice(0, 2)) {
      for (const [above, steps] of nouns.above(id)) {
        const found = bySense.get(above);
        if (steps > NEARBY || !found || found.size > few) continue;
        return new Map([...found].map(([good, sure]) => [good, sure * AS_RELATED]));
      }
    }
    return undefined;
  }

  for (const item of items) put(item);
  return {
    get size() {
      return goods.size;
    },
    nouns,
    spelling,
    get: (id) => goods.get(id),
    put,
    remove,
    goods: () => goods.values(),
    withinName: (word) => byName.get(termOf(word))?.keys() ?? [],
    search(words) {
      const found = texts.search(words.join(' '));
      const terms = new Set(words.map(termOf)).size;
      const scored = found.map(({ id, score, queryTerms }): [string, number] => [
        String(id),
        score * Math.sqrt(queryTerms.length / terms),
      ]);
      const best = Math.max(...scored.slice(0, 50).map(([, score]) => score));
      return new Map(scored.map(([id, score]) => [id, score / best]));
    },
    ofKind(words) {
      // "train set", "jacket ngl": if the last word names no kind, the kind is in the words before it.
      const end = words.findLastIndex((word) => !PORTIONS.has(word) && nouns.has([word])) + 1;
      const whole = end > 0 ? words.slice(0, end) : words;
      for (const end of [words, ...endsOf(whole)]) {
        const scores = named(end);
        if (scores.size > 0) return { named: end, scores, related: false };
      }
      for (const end of endsOf(whole)) {
        const scores = nearby(end);
        if (scores) return { named: end, scores, related: true };
      }
      return { named: [], scores: new Map(), related: false };
    },
  };
}
