import type { Card } from '@ethereal/contracts/items';
import type { Wish } from '../../conversations/conversation.ts';
import type { Tools } from '../../tools/tools.ts';
import { COLOURS, isThing, meaningsOf } from '../understand/lexicon.ts';
import { describes, fitsName } from './fits.ts';

/** What had to be left out of a wish before anything was found. */
export type Relaxed = 'words' | 'colour' | 'size' | 'price' | 'shelf';
export type Found = { items: Card[]; wish: Wish; relaxed: Relaxed[] };

const LIMIT = 24;
/** Sorted by price, what only resembles the words may come first. */
const LIMIT_SORTED = 40;
/** Many searches bring enough together. */
const LIMIT_OF_MANY = 12;
/** Names say most; so many descriptions are read to see whether they say the rest. */
const DESCRIPTIONS_READ = 8;

function filterOf({ words: _words, colour: _colour, ...filter }: Wish) {
  return filter;
}

/** Searches that together bring all items that the words may mean. */
function searchesOf({ words, colour }: Wish): string[] {
  const things = words.filter(isThing);
  const others = words.filter((word) => !isThing(word));
  const last = things.at(-1);
  const texts = last
    ? meaningsOf(last).map((meaning) => [...others, ...things.slice(0, -1), meaning].join(' '))
    : [words.join(' ')];
  if (!colour) return texts;
  const colours = COLOURS[colour] ?? [colour];
  if (words.length === 0) return [...colours];
  return [...texts, ...texts.slice(0, 2).map((text) => `${text} ${colour}`)];
}

const unique = (cards: Card[]) => [...new Map(cards.map((card) => [card._id, card])).values()];

async function readDescriptions(tools: Tools, cards: Card[], wish: Wish): Promise<Card[]> {
  const read = await Promise.all(
    cards.slice(0, DESCRIPTIONS_READ).map(async (card) => {
      const item = await tools.itemDetails(card.category, card._id);
      return item && describes(item, wish) ? [card] : [];
    }),
  );
  return read.flat();
}

/** The items that are what the wish says: by their names, else by their descriptions too. */
async function matches(tools: Tools, wish: Wish, named: boolean): Promise<Card[]> {
  const searches = wish.words.length > 0 || wish.colour ? searchesOf(wish).slice(0, 7) : [undefined];
  const limit = wish.sort ? LIMIT_SORTED : searches.length > 3 ? LIMIT_OF_MANY : LIMIT;
  const filter = { ...filterOf(wish), limit };
  const pages = await Promise.all(searches.map((search) => tools.searchItems({ ...filter, search })));
  const cards = unique(pages.flat());
  const byName = cards.filter((card) => fitsName(card, wish));
  const fit = byName.length > 0 || named ? byName : await readDescriptions(tools, cards, wish);
  if (!wish.sort) return fit;
  const sign = wish.sort === 'asc' ? 1 : -1;
  return fit.toSorted((one, other) => sign * (one.price - other.price));
}

function without(wish: Wish, relaxed: readonly Relaxed[]): Wish {
  const left = { ...wish };
  if (relaxed.includes('words')) left.words = wish.words.filter(isThing);
  if (relaxed.includes('colour')) delete left.colour;
  if (relaxed.includes('size')) delete left.size;
  if (relaxed.includes('shelf')) {
    delete left.category;
    delete left.gender;
  }
  if (relaxed.includes('price')) {
    delete left.minPrice;
    delete left.maxPrice;
    left.sort = wish.maxPrice === undefined ? 'desc' : 'asc';
  }
  return left;
}

/** The ways to ask for less, nearest first. What is named is never left out altogether. */
function relaxations(wish: Wish): Relaxed[][] {
  const things = wish.words.filter(isThing);
  const able: Relaxed[] = [];
  const priced = wish.minPrice !== undefined || wish.maxPrice !== undefined;
  const shelved = wish.category !== undefined || wish.gender !== undefined;
  const named = wish.words.length > 0;
  if (wish.colour && (named || priced || shelved)) able.push('colour');
  if (wish.size) able.push('size');
  if (priced) able.push('price');
  if (shelved && (named || wish.colour)) able.push('shelf');
  if (things.length > 0 && things.length < wish.words.length) able.push('words');
  return [...able.map((one) => [one]), ...(able.length > 1 ? [able] : [])];
}

/** Finds what is wished for; when there is none, what comes near, with what was left out of the wish. */
export async function findItems(
  tools: Tools,
  { wish, asWritten, sure }: { wish: Wish; asWritten?: string[]; sure: boolean },
): Promise<Found> {
  if (asWritten) {
    const literal = { ...wish, words: asWritten };
    const items = await matches(tools, literal, true);
    if (items.length > 0) return { items, wish: literal, relaxed: [] };
  }
  const items = await matches(tools, wish, !sure);
  if (items.length > 0 || !sure) return { items, wish, relaxed: [] };
  for (const relaxed of relaxations(wish)) {
    const less = without(wish, relaxed);
    const near = await matches(tools, less, true);
    if (near.length > 0) return { items: near, wish: less, relaxed };
  }
  return { items: [], wish, relaxed: [] };
}
