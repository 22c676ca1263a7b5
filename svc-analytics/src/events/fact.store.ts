import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { SlotCount } from '../counts/day.store.ts';
import type { Slot } from '../counts/slots.ts';
import type { Fact } from './fact.ts';

export type FactStore = {
  /** Appends to the log; what is in it already stays as it is. */
  append(facts: readonly Fact[]): Promise<void>;
  /** How many of a kind happened to an item in each of some minutes, recounted from the log; all of one item and kind. */
  countMinutes(minutes: readonly Slot[]): Promise<SlotCount[]>;
  /** Every (item, kind, minute) in the log, for a rebuild. */
  touched(): AsyncIterable<Pick<Fact, 'item' | 'kind' | 'minute'>>;
  ensureIndexes(): Promise<void>;
};

/** The log of what happened, one document per event, kept for a while. */
export function createFactStore(db: Db): FactStore {
  const events = db.collection<Fact>('events');

  return {
    async append(facts) {
      if (facts.length === 0) return;
      try {
        await events.insertMany([...facts], { ordered: false });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async countMinutes(minutes) {
      const [first] = minutes;
      if (!first) return [];
      const { item, kind } = first;
      if (minutes.length === 1 && kind !== 'sales') {
        // The count command is answered from the index alone, however many there are.
        const answer = await db.command({
          count: 'events',
          query: { item, kind, minute: new Date(first.start) },
        });
        return [{ ...first, count: Number(answer.n) }];
      }
      const sums = await events
        .aggregate<{ _id: Date; count: number }>([
          { $match: { item, kind, minute: { $in: minutes.map(({ start }) => new Date(start)) } } },
          { $group: { _id: '$minute', count: { $sum: '$count' } } },
        ])
        .toArray();
      return sums.map(({ _id, count }) => ({ ...first, start: _id.getTime(), count }));
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
        // With `count`, the sums need nothing but the index.
        { key: { item: 1, kind: 1, minute: 1, count: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },
  };
}
