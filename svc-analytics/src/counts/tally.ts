import type { Fact, FactKind } from '../events/fact.ts';
import { MINUTES_OF_DAY } from '../time.ts';

/**
 * What is counted: the letters under which a day document keeps it. Each only ever grows: what is cancelled is counted beside what was
 * sold, and taken off when it is read.
 */
export const COUNTERS = {
  views: 'v',
  favorites: 'f',
  carts: 'c',
  sales: 's',
  cancellations: 'x',
  revenue: 'r',
  refunds: 'y',
} as const;
export type Counter = keyof typeof COUNTERS;

/** What a seller's day also keeps for each of their items, to tell which did best, and under which letters: in capitals those of `COUNTERS`. */
export const ITEM_COUNTERS = {
  views: 'V',
  sales: 'S',
  cancellations: 'X',
  revenue: 'R',
  refunds: 'Y',
} as const satisfies Partial<Record<Counter, string>>;
export type ItemCounter = keyof typeof ITEM_COUNTERS;
const isItemCounter = (counter: Counter): counter is ItemCounter => counter in ITEM_COUNTERS;

/** Whose counts they are: an item's or, over all their items, a seller's. */
export type Owner = `i${string}` | `s${string}`;
export const itemOwner = (item: string): Owner => `i${item}`;
export const sellerOwner = (seller: string): Owner => `s${seller}`;

/** The counts of one owner on one UTC day, by letter and minute of the day, `v.601`; a seller's also by item, `V.<item>`. */
export type Increments = Map<string, number>;
/** By the day documents' ids. */
export type Tally = Map<string, Increments>;

export const dayId = (owner: Owner, day: number): string => `${owner}:${day}`;

/** Whose and which day a day document's id says. */
export function partsOfDayId(id: string): { owner: Owner; day: number } {
  const colon = id.lastIndexOf(':');
  return { owner: id.slice(0, colon) as Owner, day: Number(id.slice(colon + 1)) };
}

export const isSellers = (id: string): boolean => id.startsWith('s');

const MONEY: Readonly<Partial<Record<FactKind, Counter>>> = { sales: 'revenue', cancellations: 'refunds' };

function add(increments: Increments, path: string, count: number): void {
  increments.set(path, (increments.get(path) ?? 0) + count);
}

function incrementsOf(tally: Tally, id: string): Increments {
  const known = tally.get(id);
  if (known) return known;
  const increments: Increments = new Map();
  tally.set(id, increments);
  return increments;
}

/** Adds to a seller's day what one of their items counted, by minute and by item. */
export function addOfItem(
  increments: Increments,
  item: string,
  counter: Counter,
  minute: number,
  count: number,
): void {
  add(increments, `${COUNTERS[counter]}.${minute}`, count);
  if (isItemCounter(counter)) add(increments, `${ITEM_COUNTERS[counter]}.${item}`, count);
}

/**
 * Facts → what each day document that they touch gains. The same facts give the same tally, in whatever order. Those whose
 * seller is not known are told to `onUnowned`.
 */
export function tallyOf(facts: Iterable<Fact>, onUnowned?: (fact: Fact) => void): Tally {
  const tally: Tally = new Map();
  for (const fact of facts) {
    const { item, seller, kind, minute, quantity, cents } = fact;
    const day = Math.floor(minute / MINUTES_OF_DAY);
    const at = minute - day * MINUTES_OF_DAY;
    const money = cents > 0 ? MONEY[kind] : undefined;
    const ofItem = incrementsOf(tally, dayId(itemOwner(item), day));
    add(ofItem, `${COUNTERS[kind]}.${at}`, quantity);
    if (money) add(ofItem, `${COUNTERS[money]}.${at}`, cents);
    if (seller === undefined) {
      onUnowned?.(fact);
      continue;
    }
    const ofSeller = incrementsOf(tally, dayId(sellerOwner(seller), day));
    addOfItem(ofSeller, item, kind, at, quantity);
    if (money) addOfItem(ofSeller, item, money, at, cents);
  }
  return tally;
}
