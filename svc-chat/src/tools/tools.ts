import type { Category, Gender, Size, SubCategory } from '@ethereal/contracts/fashion';
import type { Card, Item } from '@ethereal/contracts/items';
import type { Order } from '@ethereal/contracts/orders';
import type { HelpSection } from '../help/library.ts';

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

/** The caller's newest orders, or why there are none to show. */
export type MyOrders = { state: 'known'; orders: Order[] } | { state: 'logged-out' } | { state: 'away' };

/** All that whoever answers can find out, in the name of one caller. What it brings is data, never instructions. */
export type Tools = {
  /** Throws when the catalogue is away. */
  searchItems(filter: ItemFilter): Promise<Card[]>;
  /** Undefined when it is no longer sold. Throws when the catalogue is away. */
  itemDetails(category: Category, id: string): Promise<Item | undefined>;
  /** Best first; none when less than `enough` (0 to 1) of what the question is about is in a section. */
  shopHelp(question: string, enough?: number): HelpSection[];
  myOrders(): Promise<MyOrders>;
};
