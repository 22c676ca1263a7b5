import { DAY_MS } from '@ethereal/contracts/durations';
import type { Collection, Db, Filter } from 'mongodb';
import type { Account, Entry } from './ledger.rules.ts';

/** Kind of an account: its name without the seller. */
type Kind = Account extends infer A ? (A extends `${infer K}:${string}` ? K : A) : never;

/** Sums of postings in cents by kind of account. */
export type Sums = Partial<Record<Kind, number>>;

/** Sums of all entries of a scope before a moment. They are derived from the entries, and may be deleted. */
type Closing = { _id: string; until: Date; sums: Sums };

/** Age of the entries that a closing contains, in milliseconds. An entry is stored seconds after its moment. */
const CLOSED_AFTER_MS = DAY_MS;
/** Age of a closing after which the next one is stored, in milliseconds. */
const CLOSE_EVERY_MS = 2 * DAY_MS;
const BEGIN = new Date(0);

const add = (some: Sums, others: Sums): Sums => {
  const kinds = new Set([...Object.keys(some), ...Object.keys(others)] as Kind[]);
  return Object.fromEntries([...kinds].map((kind) => [kind, (some[kind] ?? 0) + (others[kind] ?? 0)]));
};

/**
 * Adds up the ledger. What is older than a day is added up once and stored as a closing, so that a balance costs the
 * entries of the last days, not those of all years.
 */
export function createBalances(db: Db, entries: Collection<Entry>, now: () => Date) {
  const closings = db.collection<Closing>('ledger-closings');

  async function sumOf(filter: Filter<Entry>): Promise<Sums> {
    const sums = await entries
      .aggregate<{ _id: Kind; cents: number }>([
        { $match: filter },
        { $unwind: '$postings' },
        {
          $group: {
            _id: { $arrayElemAt: [{ $split: ['$postings.account', ':'] }, 0] },
            cents: { $sum: '$postings.cents' },
          },
        },
      ])
      .toArray();
    return Object.fromEntries(sums.map(({ _id, cents }) => [_id, cents]));
  }

  /** Returns the closing of a scope, after storing the next one when it is old. */
  async function closingOf(_id: string, filter: Filter<Entry>): Promise<Closing> {
    const found = (await closings.findOne({ _id })) ?? { _id, until: BEGIN, sums: {} };
    const until = new Date(now().getTime() - CLOSED_AFTER_MS);
    if (until.getTime() - found.until.getTime() < CLOSE_EVERY_MS) return found;
    const since = await sumOf({ ...filter, at: { $gte: found.until, $lt: until } });
    const next = { _id, until, sums: add(found.sums, since) };
    // Each closing is right by itself, so that of several at once any may stay.
    await closings.replaceOne({ _id }, { until, sums: next.sums }, { upsert: true });
    return next;
  }

  return {
    sumOf,
    /** Returns the sums of a scope, whose entries a filter selects. */
    async of(scope: string, filter: Filter<Entry>): Promise<Sums> {
      const { until, sums } = await closingOf(scope, filter);
      return add(sums, await sumOf({ ...filter, at: { $gte: until } }));
    },
    /** Deletes all closings, so that the next balances are added up from all entries. */
    async reopen(): Promise<void> {
      await closings.deleteMany({});
    },
  };
}
