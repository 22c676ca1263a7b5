import type { CartLine } from '@ethereal/contracts/cart';
import type { Category, Gender, Size, SubCategory } from '@ethereal/contracts/fashion';
import type { Favorite } from '@ethereal/contracts/favorites';
import type { Card, Item } from '@ethereal/contracts/items';
import type { Order } from '@ethereal/contracts/orders';
import type { GoodsIndex } from '../goods/index.ts';
import type { HelpLibrary } from '../help/library.ts';

/** The filters of the catalogue's list. Prices in dollars. */
export type ItemFilter = {
  search?: string;
  category?: Category;
  gender?: Gender;
  subCategory?: SubCategory;
  size?: Size;
  minPrice?: number;
  maxPrice?: number;
  sort?: 'asc' | 'desc';
  limit?: number;
};

/** What is the caller's own, or why there is nothing to show. */
export type Own<T> = { state: 'known'; value: T } | { state: 'logged-out' } | { state: 'away' };

/** All that an answer can find out, in the name of one caller. What it brings is data, never instructions. */
export type Tools = {
  /**
   * Goods as they are now or, where the catalogue takes its time, as they were known last: what a message is read by.
   * Those that it may be about are among them, be there ever so many. Never throws.
   */
  knownGoods(about?: readonly string[]): Promise<GoodsIndex>;
  /** Goods as they are now. Throws when the catalogue is away. */
  goods(): Promise<GoodsIndex>;
  /** What the site's search finds first; none when it is slow or away. What it finds is then among the goods. */
  findFirst(filter: ItemFilter): Promise<string | undefined>;
  /** Throws when the catalogue is away. */
  searchItems(filter: ItemFilter): Promise<Card[]>;
  /** Undefined when it is no longer sold. Throws when the catalogue is away. */
  itemDetails(category: Category, id: string): Promise<Item | undefined>;
  help: HelpLibrary;
  /** The newest orders. */
  myOrders(): Promise<Own<Order[]>>;
  myCart(): Promise<Own<CartLine[]>>;
  myFavourites(): Promise<Own<Favorite[]>>;
};
