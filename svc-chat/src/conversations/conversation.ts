import type { Category, Gender, Size, SubCategory } from '@ethereal/contracts/fashion';

/** An item as it was named to the shopper. */
export type ShownItem = { _id: string; name: string; price: number; category: Category; size: Size[] };

/** What a shopper is looking for. */
export type Wish = {
  /** Words of the item's name or description, as they are searched. */
  words: string[];
  colour?: string;
  category?: Category;
  gender?: Gender;
  subCategory?: SubCategory;
  size?: Size;
  /** Dollars. */
  minPrice?: number;
  maxPrice?: number;
  sort?: 'asc' | 'desc';
};

/** What follow-ups such as "cheaper" or "the second one" refer to. */
export type Memory = {
  wish?: Wish;
  /** The last items shown, in their order. */
  shown?: ShownItem[];
  /** Ids of all items shown for this wish, so that "more" brings others. */
  seen?: string[];
  /** The item that "it" means. */
  focus?: ShownItem;
};
