import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { zipf } from '../zipf.ts';
import { AT_ONCE } from './settings.ts';

/** Returns a random id. */
export const hex = () => randomBytes(12).toString('hex');
/** Seller of every item. */
export const seller = hex();

/** Returns an item as replicas store it. */
export const itemOf = (_id: string) => ({
  _id,
  name: 'Coat',
  priceCents: 100,
  category: 'women',
  sizes: [],
  itemImg: '/i',
  seller,
  version: 1,
  published: true,
});

type Items = { all: readonly string[]; pick(at: number): string };

/**
 * Distributions of views over items: 50 equally popular items, or 100,000 items of which the n-th is viewed n times
 * less often than the first.
 */
export const SPREADS = {
  '50 items': (): Items => {
    const all = Array.from({ length: 50 }, hex);
    return { all, pick: (at) => all[at % all.length] ?? '' };
  },
  'Zipf, 100,000 items': (): Items => {
    const all = Array.from({ length: 100_000 }, hex);
    const next = zipf(all.length);
    return { all, pick: () => all[next()] ?? '' };
  },
};
export type Spread = keyof typeof SPREADS;
/** Names of the spreads to measure: those that begin with `SPREAD`. */
export const SPREAD_NAMES = (Object.keys(SPREADS) as Spread[]).filter((name) =>
  name.startsWith(process.env.SPREAD ?? ''),
);

/** Writes items into the replica, so that each item has a seller. */
export async function replicate(db: Db, items: readonly string[]): Promise<void> {
  const replica = db.collection<{ _id: string }>('items');
  for (let from = 0; from < items.length; from += AT_ONCE)
    await replica.insertMany(items.slice(from, from + AT_ONCE).map(itemOf));
}
