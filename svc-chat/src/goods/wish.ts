import type { UnderstoodSearch } from '@ethereal/contracts/items';
import type { SearchQuery } from '../tools/tools.ts';

export type Conditions = Partial<UnderstoodSearch>;
export type Sort = NonNullable<SearchQuery['sort']>;

/** One thing that a shopper searches for, as conditions of the shop's search. */
export type Wish = {
  /** Words to search for; blank when only conditions changed. */
  text: string;
  /** Conditions that apply unless the text names another value: those of the last search, a size, a price, a person. */
  before: Conditions;
  /** Values of attributes that no shown item may have. */
  without: NonNullable<SearchQuery['without']>;
  /** Refused things in the shopper's words. */
  refused: string[];
  /** Words that the text of no shown item may mention. */
  unwanted: string[];
  /** Whether a refused substance harms the shopper. */
  isHarm?: boolean;
  sort?: Sort;
  /** Whether bestsellers come first. */
  isBestselling?: boolean;
  isGift?: boolean;
  /** Words for the wanted thing of which the shop has none. They apply until another thing is named. */
  missing?: string;
  /** Ids of items that are not to be shown again. */
  except?: string[];
};

export const wishFor = (said: Partial<Wish>): Wish => ({
  text: '',
  before: {},
  without: {},
  refused: [],
  unwanted: [],
  ...said,
});

const union = (one: readonly string[] = [], other: readonly string[] = []) => [...new Set([...one, ...other])];
const minus = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.filter((value) => !other.includes(value));
const SORTS = ['kinds', 'colors', 'materials', 'brands'] as const;

/** Returns the wish with more refused values. A refused value is no condition any longer. */
export function refusing(wish: Wish, more: Pick<Wish, 'without' | 'unwanted' | 'refused'>): Wish {
  const without = { ...wish.without };
  const before = { ...wish.before };
  for (const sort of SORTS) {
    without[sort] = union(without[sort], more.without[sort]);
    if (before[sort]) before[sort] = minus(before[sort], more.without[sort]);
  }
  const words = union(wish.unwanted, more.unwanted);
  if (before.words) before.words = minus(before.words, words);
  return { ...wish, before, without, unwanted: words, refused: union(wish.refused, more.refused) };
}

/** Attributes that belong to one thing. They end when another kind of thing is wanted. */
const OF_A_THING = ['kinds', 'colors', 'materials', 'sizes', 'occasion', 'words', 'brands'] as const;

/**
 * Returns the last wish with the conditions of a new message. Conditions of the message replace those of the same sort.
 * @param isOther whether the message names another kind of thing
 */
export function refined(last: Wish, now: Wish, isOther: boolean): Wish {
  const kept: Conditions = { ...last.before };
  if (isOther) for (const name of OF_A_THING) delete kept[name];
  if (now.before.priceMin !== undefined || now.before.priceMax !== undefined) {
    delete kept.priceMin;
    delete kept.priceMax;
  }
  const base = isOther
    ? { ...wishFor({}), refused: last.refused, unwanted: last.unwanted, without: last.without }
    : last;
  const { except: _except, ...before } = base;
  const merged: Wish = {
    ...before,
    text: now.text,
    before: { ...kept, ...now.before },
    ...(now.sort && { sort: now.sort }),
    ...(now.isBestselling && { isBestselling: true }),
    ...((last.isHarm || now.isHarm) && { isHarm: true }),
  };
  return refusing(merged, now);
}
