import type { Wish } from '../../conversations/conversation.ts';
import { SMALL_WORDS } from '../../help/small-words.ts';
import { stem, wordsOf } from '../../text/words.ts';
import { ANYTHING, CATEGORY_OF, COLOURS, isThing, SEARCH_WORDS } from './lexicon.ts';
import { readPrices } from './prices.ts';
import { readSize } from './sizes.ts';
import { correct } from './spelling.ts';

export type ReadWish = {
  wish: Wish;
  /** The words as they were written, when a typo was taken out of them. */
  asWritten?: string[];
  /** Whether it names something to look for, however vaguely: a thing, a filter, "something". */
  namesThing: boolean;
  filters: number;
  vague: boolean;
};

const CHEAPEST =
  /\b(cheap|cheapest|lowest|least expensive|affordable|inexpensive|low budget|on a budget|low to high|(?<=\b(?:sort|order)(?:ed)?\b.*)by price)\b/;
const DEAREST = /\b(most expensive|priciest|luxur\w+|high[\s-]end|premium|high to low|highest)\b/;

function sortOf(text: string): Pick<Wish, 'sort'> {
  if (DEAREST.test(text)) return { sort: 'desc' };
  return CHEAPEST.test(text) ? { sort: 'asc' } : {};
}

/** The rest after what names a part of the wardrobe. */
function readWear(text: string): { subCategory?: 'topW' | 'bottomW'; rest: string } {
  if (/\btop\s?wear\b/.test(text)) return { subCategory: 'topW', rest: text.replace(/\btop\s?wear\b/, ' ') };
  const bottoms = /\bbottom(s|\s?wear)\b/;
  return bottoms.test(text) ? { subCategory: 'bottomW', rest: text.replace(bottoms, ' ') } : { rest: text };
}

/** What a normalised text says that somebody looks for. */
export function readWish(text: string): ReadWish {
  const sort = sortOf(text);
  const priced = readPrices(text);
  const sized = readSize(priced.rest);
  const wear = readWear(sized.rest.replace(/\bhome[\s-]essentials?\b/, 'home').replace(/\bunisex\b/, ' '));
  const wish: Wish = { words: [], ...priced.range, ...sort };
  if (sized.size) wish.size = sized.size;
  if (wear.subCategory) wish.subCategory = wear.subCategory;
  if (/\bunisex\b/.test(text)) wish.gender = 'unisex';

  const asWritten: string[] = [];
  let vague = false;
  for (const written of wordsOf(wear.rest.replace(DEAREST, ' ').replace(CHEAPEST, ' '))) {
    const word = correct(written);
    const stemmed = stem(word);
    const category = CATEGORY_OF.get(word) ?? CATEGORY_OF.get(stemmed);
    if (category) wish.category ??= category;
    else if (Object.hasOwn(COLOURS, stemmed)) wish.colour ??= stemmed;
    else if (ANYTHING.has(stemmed)) vague = true;
    else if (
      !SMALL_WORDS.has(word) &&
      !SEARCH_WORDS.has(word) &&
      !SEARCH_WORDS.has(stemmed) &&
      !/^\d+$/.test(word)
    ) {
      wish.words.push(stemmed);
      asWritten.push(stem(written));
    }
  }
  const { words, ...filters } = wish;
  const typos = words.some((word, index) => word !== asWritten[index]);
  return {
    wish,
    ...(typos ? { asWritten } : {}),
    namesThing: words.some(isThing),
    filters: Object.keys(filters).length,
    vague,
  };
}
