import type { Category, SubCategory } from '@ethereal/contracts/fashion';
import { type FilterName, ITEM_FIELDS, SEARCHED_FIELDS, type SearchedFields } from '@ethereal/contracts/items';
import { countOf, meanOf, type Stars } from '../reviews/review.ts';
import type { columnsOf } from './attributes.ts';
import { fold, wordsOf } from './fold.ts';

type IndexedFields = SearchedFields & Partial<Record<FilterName, string | boolean | readonly string[]>>;

/** An item as the index stores it. `card` is its JSON, written once and copied into every list. */
export type Entry = IndexedFields & {
  id: string;
  version: number;
  card: string;
  category: Category;
  subCategory: SubCategory;
  /** Sizes of any system. */
  sizes: string[];
  seller: string;
  stars?: Stars;
  /** Whether the item can be bought; true unless given. */
  inStock?: boolean;
  /** Whether it stands at the top of the whole list. */
  featured?: boolean;
  /** Current price. */
  priceCents: number;
  /** Reduction of the current price, in hundredths of a percent; none unless given. */
  reduction?: number | undefined;
  /** Time of creation, in milliseconds. */
  created: number;
  /** Kinds that the seller chose instead of those that the name implies. */
  kinds?: readonly string[] | undefined;
};

/** An indexed item at another price. */
export type Repriced = Pick<Entry, 'id' | 'card' | 'priceCents' | 'reduction'>;

/** An item with the values of its attributes for the columns. */
export type Described = Entry & { columns: ReturnType<typeof columnsOf> };

/** Number of average reviews that are added to each rating (Bayesian mean), because one review proves little. */
const PRIOR_REVIEWS = 5;
/** Average of these added reviews, in stars. */
const USUAL_MEAN = 3.8;

/** Returns a whole number that sorts by the weighted average, then by the number of reviews; 0 without reviews. */
export function ratingKey(stars: Readonly<Stars> | undefined): number {
  const count = stars ? countOf(stars) : 0;
  if (!stars || count === 0) return 0;
  const weighed = (meanOf(stars) * count + USUAL_MEAN * PRIOR_REVIEWS) / (count + PRIOR_REVIEWS);
  return Math.round(weighed * 10_000) * 100_000 + Math.min(count, 99_999);
}

/** Returns the words of an item that are searched as its title or as its text. */
export function* wordsIn(entry: Entry, as: 'title' | 'text'): Iterable<string> {
  for (const field of SEARCHED_FIELDS)
    if (ITEM_FIELDS[field].searched === as) yield* wordsOf(fold([entry[field] ?? []].flat().join(' ')));
}
