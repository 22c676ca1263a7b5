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

/** An item with what its words say. */
export type Good = {
  item: Item;
  text: string;
  kinds: Kinds;
  /** The names of colours, materials, patterns and allergens that its text has (`qualitiesIn`). */
  qualities: ReadonlySet<string>;
  /** What its text speaks of; goods that speak of the same share it. */
  things: readonly Thing[];
  quantities: readonly Quantity[];
};

/** How well goods are of a kind (0 to 1), by the part of its name that is a known kind. */
export type OfKind = {
  named: readonly string[];
  scores: ReadonlyMap<string, number>;
  /** There are none of it: these are of a kind near by. */
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
  /** Goods that have a word in their name. */
  withinName(word: string): Iterable<string>;
  /** How well goods match words, 1 for the best. */
  search(words: readonly string[]): ReadonlyMap<string, number>;
  /** Goods of the kind that the words name; the whole of them or, where there are none of that, an end of them. */
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
/** How far above a thing others may be its stand-ins, and how many of them. */
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

/** Goods to be found by what they are and say. Goods come and go one by one. */
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
    // Not discarded: minisearch would sweep up later, while other goods come in.
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

  /** The goods that an end of the words names. */
  function named(words: readonly string[]): Map<string, number> {
    const scores = new Map(byPhrase.get(phraseOf(words)));
    for (const { id, weight } of nouns.sensesOf(words)) {
      for (const [good, sure] of bySense.get(id) ?? []) {
        scores.set(good, Math.max(scores.get(good) ?? 0, weight * sure));
      }
    }
    return scores;
  }

  /** Goods of the next kind above a thing of which there are none, as long as it is no kind of everything. */
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
      // "train set", "jacket ngl": the last word tells nothing, and what stands before it does.
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
