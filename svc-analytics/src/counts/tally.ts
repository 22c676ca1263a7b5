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

/** Whose counts they are: an item's or, over all their items, a seller's. */
export type Owner = `i${string}` | `s${string}`;
export const itemOwner = (item: string): Owner => `i${item}`;
export const sellerOwner = (seller: string): Owner => `s${seller}`;

/** The counts of one owner on one UTC day, by letter and minute of the day: `v.601`. */
export type Increments = Map<string, number>;
/** By the day documents' ids. */
export type Tally = Map<string, Increments>;

export const dayId = (owner: Owner, day: number): string => `${owner}:${day}`;

/** Whose and which day a day document's id says. */
export function partsOfDayId(id: string): { owner: Owner; day: number } {
  const colon = id.lastIndexOf(':');
  return { owner: id.slice(0, colon) as Owner, day: Number(id.slice(colon + 1)) };
}

const MONEY: Readonly<Partial<Record<FactKind, Counter>>> = { sales: 'revenue', cancellations: 'refunds' };

function add(tally: Tally, id: string, path: string, count: number): void {
  const increments = tally.get(id);
  if (increments) increments.set(path, (increments.get(path) ?? 0) + count);
  else tally.set(id, new Map([[path, count]]));
}

/**
 * Facts → what each day document that they touch gains. The same facts give the same tally, in whatever order. Those whose
 * seller is not known are told to `onUnowned`.
 */
export function tallyOf(facts: Iterable<Fact>, onUnowned?: (fact: Fact) => void): Tally {
  const tally: Tally = new Map();
  for (const fact of facts) {
    const { item, seller, kind, minute, quantity, cents } = fact;
    if (seller === undefined) onUnowned?.(fact);
    const day = Math.floor(minute / MINUTES_OF_DAY);
    const at = minute - day * MINUTES_OF_DAY;
    const path = `${COUNTERS[kind]}.${at}`;
    const money = MONEY[kind];
    const owners = seller === undefined ? [itemOwner(item)] : [itemOwner(item), sellerOwner(seller)];
    for (const owner of owners) {
      const id = dayId(owner, day);
      add(tally, id, path, quantity);
      if (money && cents > 0) add(tally, id, `${COUNTERS[money]}.${at}`, cents);
    }
  }
  return tally;
}
