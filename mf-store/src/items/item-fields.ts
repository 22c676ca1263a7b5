import type { Category } from '@ethereal/contracts/fashion';
import type { Item, ItemSent } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { type StockTexts, textsOf } from './stock-fields.ts';

/** The fields of an item as the form holds them; the pictures are kept apart. */
export type ItemFields = {
  name: string;
  description: string;
  brand: string;
  category: string;
  subCategory: string;
  /** As typed, in dollars. */
  price: string;
  size: string[];
  isBestseller: boolean;
  stock: StockTexts;
};

export const EMPTY_FIELDS: ItemFields = {
  name: '',
  description: '',
  brand: '',
  category: '',
  subCategory: '',
  price: '',
  size: [],
  isBestseller: false,
  stock: {},
};

export function fieldsOf(item: Item, stock?: Stock): ItemFields {
  const { name, description, brand = '', category, subCategory, price, size, isBestseller } = item;
  return {
    ...{ name, description, brand, category, subCategory, size, isBestseller },
    ...{ price: String(price), stock: textsOf(stock) },
  };
}

/** What goes to the server; the contract's schema there decides whether it is an item. */
export function sentOf(
  fields: ItemFields,
  more: Pick<ItemSent, `image${1 | 2 | 3 | 4 | 5}` | 'stock'>,
): ItemSent {
  const { category, subCategory, size, price, stock: _, ...rest } = fields;
  return { ...rest, ...more, price: Number(price), category, subCategory, size } as ItemSent;
}

/** The categories that the edit form offers: Men and Women, and the item's own. */
export function editableCategories(own: Category): Category[] {
  return [...new Set<Category>(['men', 'women', own])];
}

/** A draft that was kept in this browser, when it is still one. */
export function readDraft(key: string): ItemFields | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    // A draft from before there were brands, or stock was counted.
    const whole = typeof draft === 'object' && draft !== null ? { brand: '', stock: {}, ...draft } : draft;
    return isDraft(whole) ? whole : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is ItemFields {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(EMPTY_FIELDS).every(
    ([name, empty]) =>
      typeof Reflect.get(value, name) === typeof empty &&
      Array.isArray(Reflect.get(value, name)) === Array.isArray(empty),
  );
}
