import {
  availableIn,
  type Choice,
  type Options,
  type Stock,
  shortage,
  variantOf,
  variantsOf,
} from '@ethereal/contracts/stock';

/** Units by key: one count per variant of an item, or one count `all` for an item without variants. */
type Counts = Record<string, number>;

/** Units that an order reserves while it is being placed or paid. */
type Reservation = { order: string; key: string; quantity: number; at: Date };

/** Stock of one item. `free` units can be ordered; `reserved` units belong to orders that are being placed or paid. */
export type ItemStock = {
  _id: string;
  seller: string;
  itemName: string;
  /**
   * Colors and sizes of the item. An item without any is tracked as a whole. Documents of earlier releases lack colors.
   */
  colors?: string[];
  sizes: string[];
  /** Whether stock is tracked. Without tracking, the item is sold without a limit. */
  tracked: boolean;
  free: Counts;
  reserved: Counts;
  reservations: Reservation[];
  /** Incremented by every change of `free`. */
  version: number;
  /** Time at which the seller last set the stock. */
  setAt: Date;
  /** Newest version of the item that was applied. */
  itemVersion: number;
  /** Ids of the last restocks, so that each is applied once. */
  restocked: string[];
  /** Whether the free units have not been published yet. */
  unannounced?: true;
};

/** Fields of an item that its stock depends on. */
export type TrackedItem = {
  _id: string;
  seller: string;
  name: string;
  colors?: string[] | undefined;
  sizes: string[];
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

/** Returns the units that the next order can take; null for stock that is not tracked. */
export const availableOf = (stock: ItemStock): Stock => (stock.tracked ? shaped(stock, stock.free) : null);

/**
 * Returns the stock as its seller receives it: the units that can be sold, and those reserved by orders being placed or
 * paid.
 */
export function viewStock(stock: ItemStock | undefined) {
  if (!stock?.tracked) return { stock: null, reserved: 0 };
  return { stock: shaped(stock, stock.free), reserved: shaped(stock, stock.reserved) };
}

/** Returns the part of a choice that the item still offers; it may have lost its colors or sizes since. */
const choiceAmong = ({ colors, sizes }: Options, { color, size }: Choice): Choice => ({
  ...(colors?.length && { color }),
  ...(sizes.length > 0 && { size }),
});

/**
 * Returns the key of the count from which a line is taken; undefined for an incomplete choice, or one that is not
 * tracked.
 */
export function keyOf(options: Options, choice: Choice): string | undefined {
  const variants = variantsOf(options);
  const chosen = variantOf(choiceAmong(options, choice));
  return variants.length === 0 ? 'all' : variants.find((variant) => variant === chosen);
}

/**
 * Returns the units that a line of this choice can still take; null when stock is not tracked or the choice is
 * incomplete.
 */
export function leftOf(stock: ItemStock, choice: Choice): number | null {
  const available = availableOf(stock);
  return available === null ? null : availableIn(available, choiceAmong(stock, choice));
}

/** Returns the text of a shortage for a line; undefined when there is enough. */
export function shortageOf(stock: ItemStock, line: Choice & { quantity: number }): string | undefined {
  if (!stock.tracked) return undefined;
  const short = shortage(leftOf(stock, line), line.quantity);
  if (short || keyOf(stock, line)) return short;
  return stock.colors?.length && !line.color ? 'Choose a color.' : 'Choose a size.';
}

const asCounts = (stock: Exclude<Stock, null>): Counts => (typeof stock === 'number' ? { all: stock } : stock);

/** Returns the stock after its seller set the units that can be sold. Reserved units are not included in them. */
export function setStock(before: ItemStock | undefined, item: TrackedItem, sent: Stock, at: Date): ItemStock {
  const { seller, name, _id } = item;
  const reserved = before?.reserved ?? {};
  const counts = sent === null ? {} : asCounts(sent);
  const free = Object.fromEntries(keysOf(item).map((key) => [key, counts[key] ?? 0]));
  return {
    ...(before ?? { reservations: [], restocked: [] }),
    _id,
    seller,
    itemName: name,
    ...optionsOf(item),
    tracked: sent !== null,
    free: sent === null ? {} : free,
    reserved,
    setAt: at,
    version: (before?.version ?? 0) + 1,
    itemVersion: Math.max(item.version, before?.itemVersion ?? 0),
    unannounced: true,
  };
}

/** Returns the stock after its item changed. A new variant has no units until its seller sets them. */
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
