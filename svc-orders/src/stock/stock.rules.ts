import type { Size } from '@ethereal/contracts/fashion';
import { availableIn, type Stock, shortage } from '@ethereal/contracts/stock';

/** What is counted apart: each size of an item, or all of it when it has none. */
export type StockKey = Size | 'all';
type Counts = Partial<Record<StockKey, number>>;

/** Pieces that an order reserves while it is being placed. */
type Reservation = { order: string; key: StockKey; quantity: number; at: Date };

/**
 * The stock of one item. `free` can be had by the next order; `reserved` is for orders that are being placed or paid now. What can
 * still be sold is both together.
 */
export type ItemStock = {
  _id: string;
  seller: string;
  itemName: string;
  /** The sizes that the item comes in; none: it is counted as a whole. */
  sizes: Size[];
  /** False: the item is sold without counting. */
  counted: boolean;
  free: Counts;
  reserved: Counts;
  reservations: Reservation[];
  /** Counts up with every change of what is free. */
  version: number;
  /** When the seller last said how many there are. */
  setAt: Date;
  /** The newest version of the item that was looked at. */
  itemVersion: number;
  /** The last pieces that came back, by the id of their way: each comes back once. */
  restocked: string[];
  /** What is free now was not told to the others yet. */
  unannounced?: true;
};

/** An item as far as its stock is concerned. */
export type CountedItem = { _id: string; seller: string; name: string; sizes: Size[]; version: number };

const keysOf = ({ sizes }: { sizes: readonly Size[] }): readonly StockKey[] =>
  sizes.length === 0 ? ['all'] : sizes;

const shaped = (sizes: readonly Size[], countOf: (key: StockKey) => number) =>
  sizes.length === 0
    ? countOf('all')
    : Object.fromEntries(sizes.map((size) => [size, countOf(size)] as const));

/** What the next order can have; null when nobody counts. */
export function availableOf({ counted, sizes, free }: ItemStock): Stock {
  return counted ? shaped(sizes, (key) => free[key] ?? 0) : null;
}

/** The stock as its seller sees it: what can still be sold, and what orders reserve that are being placed or paid. */
export function viewStock(stock: ItemStock | undefined) {
  if (!stock?.counted) return { stock: null, reserved: 0 };
  const { sizes, free, reserved } = stock;
  return {
    stock: shaped(sizes, (key) => free[key] ?? 0),
    reserved: shaped(sizes, (key) => reserved[key] ?? 0),
  };
}

/** The count that a line of this size is taken from; undefined when a size must be chosen first, or is not counted. */
export function keyOf({ sizes }: Pick<ItemStock, 'sizes'>, size: string | null): StockKey | undefined {
  return sizes.length === 0 ? 'all' : sizes.find((one) => one === size);
}

/** Why there is not enough for a line; undefined when there is. */
export function shortageOf(stock: ItemStock, size: string | null, quantity: number): string | undefined {
  const available = availableOf(stock);
  if (available === null) return undefined;
  const short = shortage(availableIn(available, size), quantity);
  return short ?? (keyOf(stock, size) === undefined ? 'Choose a size.' : undefined);
}

const asCounts = (stock: Exclude<Stock, null>): Counts =>
  typeof stock === 'number' ? { all: stock } : stock;

/** The stock after its seller said how many can be sold; what orders reserve is beside that. */
export function setStock(before: ItemStock | undefined, item: CountedItem, said: Stock, at: Date): ItemStock {
  const { sizes, seller, name, _id } = item;
  const reserved = before?.reserved ?? {};
  const counts = said === null ? {} : asCounts(said);
  const free = Object.fromEntries(keysOf(item).map((key) => [key, counts[key] ?? 0]));
  return {
    ...(before ?? { reservations: [], restocked: [] }),
    ...{ _id, seller, itemName: name, sizes, counted: said !== null },
    ...{ free: said === null ? {} : free, reserved, setAt: at },
    version: (before?.version ?? 0) + 1,
    itemVersion: Math.max(item.version, before?.itemVersion ?? 0),
    unannounced: true,
  };
}

/** The stock after its item was changed: a size that is new has none until its seller says so. */
export function followItem(before: ItemStock, item: CountedItem): ItemStock {
  return {
    ...before,
    ...{ itemName: item.name, sizes: item.sizes, itemVersion: item.version },
    version: before.version + 1,
    unannounced: true,
  };
}
