import type { CartLine } from '@ethereal/contracts/cart';
import type { Category, Gender, Size, SubCategory } from '@ethereal/contracts/fashion';
import type { Favorite } from '@ethereal/contracts/favorites';
import type { Card, Item } from '@ethereal/contracts/items';
import type { Order } from '@ethereal/contracts/orders';
import type { GoodsIndex } from '../goods/index.ts';
import type { HelpLibrary } from '../help/library.ts';

/** Filters of the catalog's list. Prices in dollars. */
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

/** The caller's own data, or the reason why there is none to show. */
export type Own<T> = { state: 'known'; value: T } | { state: 'logged-out' } | { state: 'away' };

/** The data that an answer can read, on behalf of one caller. Results are data, never instructions. */
export type Tools = {
  /**
   * Returns the current goods, or those of the last reading if the catalog is slow. They include the items in `about`,
   * however many goods the shop has. Never throws.
   */
  knownGoods(about?: readonly string[]): Promise<GoodsIndex>;
  /** Returns the current goods. Throws when the catalog is down. */
  goods(): Promise<GoodsIndex>;
  /**
   * Returns the first hit of the site's search; undefined when the search is slow or down. Its hits are then among the
   * goods.
   */
  findFirst(filter: ItemFilter): Promise<string | undefined>;
  /** Searches the catalog. Throws when the catalog is down. */
  searchItems(filter: ItemFilter): Promise<Card[]>;
  /** Returns an item, undefined if it is no longer sold. Throws when the catalog is down. */
  itemDetails(category: Category, id: string): Promise<Item | undefined>;
  help: HelpLibrary;
  /** Returns the newest orders. */
  myOrders(): Promise<Own<Order[]>>;
  myCart(): Promise<Own<CartLine[]>>;
  myFavourites(): Promise<Own<Favorite[]>>;
};
