import type { CountKind } from '@ethereal/contracts/analytics';
import type { Db } from 'mongodb';
import type { Fact } from './fact.ts';

export type FactStore = {
  /** Appends to the log; what is in it already stays as it is. */
  append(facts: readonly Fact[]): Promise<void>;
  /** How many of a kind happened to an item from one moment to another, recounted from the log. */
  count(item: string, kind: CountKind, from: Date, to: Date): Promise<number>;
  /** Every (item, kind, minute) in the log, for a rebuild. */
  touched(): AsyncIterable<Pick<Fact, 'item' | 'kind' | 'minute'>>;
  ensureIndexes(): Promise<void>;
};

const DUPLICATE_KEY = 11000;

/** Whether every failed write of a batch failed only because the fact is in the log already. */
function onlyDuplicates(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('writeErrors' in error)) return false;
  const failures: unknown = error.writeErrors;
  const list = Array.isArray(failures) ? failures : [failures];
  return list.length > 0 && list.every((failure) => failure?.code === DUPLICATE_KEY);
}

/** The log of what happened, one document per event, kept for a while. */
export function createFactStore(db: Db): FactStore {
  const events = db.collection<Fact>('events');

  return {
    async append(facts) {
      if (facts.length === 0) return;
      try {
        await events.insertMany([...facts], { ordered: false });
      } catch (error) {
        if (!onlyDuplicates(error)) throw error;
      }
    },
    async count(item, kind, from, to) {
      const query = { item, kind, minute: { $gte: from, $lt: to } };
      if (kind !== 'sales') {
        // The count command is answered from the index alone, however many there are.
        const answer = await db.command({ count: 'events', query });
        return Number(answer.n);
      }
      const sums = events.aggregate<{ units: number }>([
        { $match: query },
        { $group: { _id: null, units: { $sum: '$count' } } },
      ]);
      return (await sums.next())?.units ?? 0;
    },
    async *touched() {
      const groups = events.aggregate<{ _id: Pick<Fact, 'item' | 'kind' | 'minute'> }>(
        [{ $group: { _id: { item: '$item', kind: '$kind', minute: '$minute' } } }],
        { allowDiskUse: true },
      );
      for await (const group of groups) yield group._id;
    },
    async ensureIndexes() {
      await events.createIndexes([
        { key: { item: 1, kind: 1, minute: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },
  };
}
