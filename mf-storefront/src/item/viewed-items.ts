import { CATEGORIES } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { textOf } from '@ethereal/web-kit/api/field-of.ts';

/** Data of an item that was viewed. Its price is not stored, because it may be another one by the next visit. */
export type ViewedItem = Pick<Item, '_id' | 'name' | 'category'>;

const KEY = 'recentlyViewed';
/** Maximum number of items that the browser stores: more than are shown, because some are no longer sold. */
const MAX_STORED = 9;
/** Maximum number of items that are shown. */
const SHOWN = 4;

function read(): ViewedItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewed) : [];
  } catch {
    return [];
  }
}

// The validation is written by hand, because a schema would add zod to the first visit of an item.
function isViewed(value: unknown): value is ViewedItem {
  const category = textOf(value, 'category');
  return ['_id', 'name'].every((name) => textOf(value, name) !== undefined) && CATEGORIES.some((it) => it === category);
}

/** Returns the item with an id if it was viewed in this browser. */
export const readViewedItem = (id: string): ViewedItem | undefined => read().find(({ _id }) => _id === id);

/** Returns the items viewed before, latest first, without the item with this id. */
export const readViewedBefore = (id?: string): ViewedItem[] =>
  read()
    .filter(({ _id }) => _id !== id)
    .slice(0, SHOWN);

/** Stores an item as the last one viewed in this browser. */
export function storeViewed({ _id, name, category }: Item): void {
  const others = read().filter((it) => it._id !== _id);
  const stored = [{ _id, name, category }, ...others].slice(0, MAX_STORED);
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // If storage is blocked, no viewed items are shown.
  }
}
