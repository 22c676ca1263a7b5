import type { Size } from '@ethereal/contracts/fashion';
import {
  availableIn,
  type Choice,
  type Options,
  type Stock,
  shortage,
  variantOf,
  variantsOf,
} from '@ethereal/contracts/stock';

/** What is tracked apart: each variant of an item by its key, or all of it under 'all' when it has none. */
type Counts = Record<string, number>;

/** Pieces that an order reserves while it is being placed. */
type Reservation = { order: string; key: string; quantity: number; at: Date };

/**
 * The stock of one item. `free` can be had by the next order; `reserved` is for orders that are being placed or paid now. What can
 * still be sold is both together.
 */
export type ItemStock = {
  _id: string;
  seller: string;
  itemName: string;
  /** The colors and sizes that the item comes in; none: it is tracked as a whole. Older stock tells no colors. */
  colors?: string[];
  sizes: Size[];
  /** False: the item is sold without counting. */
  tracked: boolean;
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
export type TrackedItem = {
  _id: string;
  seller: string;
  name: string;
  colors?: string[] | undefined;
  sizes: Size[];
  version: number;
};

const optionsOf = ({ colors = [], sizes }: Pick<TrackedItem, 'colors' | 'sizes'>) => ({ colors, sizes });

function keysOf(options: Options): string[] {
  const variants = variantsOf(options);
  return variants.length === 0 ? ['all'] : variants;
}

function shaped(options: Options, counts: Counts) {
  const variants = variantsOf(options);
  return variants.length === 0
    ? (counts.all ?? 0)
    : Object.fromEntries(variants.map((variant) => [variant, counts[variant] ?? 0]));
}

/** What the next order can have; null when nobody counts. */
export const availableOf = (stock: ItemStock): Stock => (stock.tracked ? shaped(stock, stock.free) : null);

/** The stock as its seller sees it: what can still be sold, and what orders reserve that are being placed or paid. */
export function viewStock(stock: ItemStock | undefined) {
  if (!stock?.tracked) return { stock: null, reserved: 0 };
  return { stock: shaped(stock, stock.free), reserved: shaped(stock, stock.reserved) };
}

/** What was chosen of what there is to choose: an item may have lost its colors or sizes since. */
const choiceAmong = ({ colors, sizes }: Options, { color, size }: Choice): Choice => ({
  ...(colors?.length && { color }),
  ...(sizes.length > 0 && { size }),
});

/** The count that a line is taken from; undefined when more must be chosen first, or the choice is not tracked. */
export function keyOf(options: Options, choice: Choice): string | undefined {
  const variants = variantsOf(options);
  const chosen = variantOf(choiceAmong(options, choice));
  return variants.length === 0 ? 'all' : variants.find((variant) => variant === chosen);
}

/** Returns the units that a line of this choice can still have; null when stock is not tracked or the choice is incomplete. */
export function leftOf(stock: ItemStock, choice: Choice): number | null {
  const available = availableOf(stock);
  return available === null ? null : availableIn(available, choiceAmong(stock, choice));
}

/** Returns why there is not enough for a line; undefined when there is enough. */
export function shortageOf(stock: ItemStock, line: Choice & { quantity: number }): string | undefined {
  if (!stock.tracked) return undefined;
  const short = shortage(leftOf(stock, line), line.quantity);
  if (short || keyOf(stock, line)) return short;
  return stock.colors?.length && !line.color ? 'Choose a color.' : 'Choose a size.';
}

const asCounts = (stock: Exclude<Stock, null>): Counts => (typeof stock === 'number' ? { all: stock } : stock);

/** The stock after its seller said how many can be sold; what orders reserve is beside that. */
export function setStock(before: ItemStock | undefined, item: TrackedItem, said: Stock, at: Date): ItemStock {
  const { seller, name, _id } = item;
  const reserved = before?.reserved ?? {};
  const counts = said === null ? {} : asCounts(said);
  const free = Object.fromEntries(keysOf(item).map((key) => [key, counts[key] ?? 0]));
  return {
    ...(before ?? { reservations: [], restocked: [] }),
    _id,
    seller,
    itemName: name,
    ...optionsOf(item),
    tracked: said !== null,
    free: said === null ? {} : free,
    reserved,
    setAt: at,
    version: (before?.version ?? 0) + 1,
    itemVersion: Math.max(item.version, before?.itemVersion ?? 0),
    unannounced: true,
  };
}

/** The stock after its item was changed: a variant that is new has none until its seller says so. */
export function followItem(before: ItemStock, item: TrackedItem): ItemStock {
  return {
    ...before,
    itemName: item.name,
    ...optionsOf(item),
    itemVersion: item.version,
    version: before.version + 1,
    unannounced: true,
  };
}
