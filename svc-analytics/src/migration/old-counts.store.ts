import type { CountKind } from '@ethereal/contracts/analytics';
import type { Db } from 'mongodb';
import { DAY_MS, dayOf, MINUTE_MS } from '../time.ts';

/** An event in the log of before: one document each. */
type OldEvent = { _id: string; item: string; kind: CountKind; minute: Date; count: number };
/** The counts of before: the minutes of an item, kind and UTC day, besides coarser ones that follow from them. */
type OldCounts = {
  _id: string;
  item: string;
  kind: CountKind;
  resolution: string;
  day: Date;
  counts: Record<string, number>;
};

export type OldCount = { item: string; kind: CountKind; minute: number; count: number };

export type OldCountsStore = {
  /** Whether there is anything from before that is not brought over. */
  exist(): Promise<boolean>;
  /** Whether the log of before is still there, brought over or not. */
  logExists(): Promise<boolean>;
  /** Which of these events were logged before there were segments. */
  known(ids: readonly string[]): Promise<Set<string>>;
  /** The UTC days that anything was counted on. */
  days(): Promise<number[]>;
  /** What was counted on a day: the counts, or what the log has where they fell behind it. */
  countsOf(day: number): Promise<OldCount[]>;
  ensureIndexes(): Promise<void>;
  /** Everything is brought over. The log stays until it expires: what it holds may be delivered again. */
  retire(): Promise<void>;
};

/** What this service kept before it had a log of segments: the collections `events` and `days`. */
export function createOldCountsStore(db: Db): OldCountsStore {
  const events = db.collection<OldEvent>('events');
  const retired = db.collection<OldEvent>('events_before');
  const days = db.collection<OldCounts>('days');

  async function any(...names: string[]): Promise<boolean> {
    const found = await db.listCollections({ name: { $in: names } }, { nameOnly: true }).toArray();
    return found.length > 0;
  }

  return {
    exist: () => any('events', 'days'),
    logExists: () => any('events', 'events_before'),
    async known(ids) {
      const filter = { _id: { $in: [...ids] } };
      const known = new Set<string>();
      // In this order: from one it goes into the other.
      for (const log of [events, retired])
        for (const { _id } of await log.find(filter, { projection: { _id: 1 } }).toArray()) known.add(_id);
      return known;
    },
    async days() {
      const [counted, logged] = await Promise.all([
        days
          .aggregate<{ _id: Date }>([{ $match: { resolution: 'minute' } }, { $group: { _id: '$day' } }])
          .toArray(),
        events.aggregate<{ _id: Date }>([{ $group: { _id: '$minute' } }]).toArray(),
      ]);
      const all = new Set([...counted, ...logged].map(({ _id }) => dayOf(_id.getTime())));
      return [...all].sort((one, other) => one - other);
    },
    async countsOf(day) {
      const from = new Date(day * DAY_MS);
      const to = new Date((day + 1) * DAY_MS);
      const counts = new Map<string, OldCount>();
      const raise = (item: string, kind: CountKind, minute: number, count: number) => {
        const key = `${item} ${kind} ${minute}`;
        if (count > (counts.get(key)?.count ?? 0)) counts.set(key, { item, kind, minute, count });
      };
      for await (const document of days.find({ resolution: 'minute', day: from })) {
        for (const [minute, count] of Object.entries(document.counts))
          raise(document.item, document.kind, day * (DAY_MS / MINUTE_MS) + Number(minute), count);
      }
      const logged = events.aggregate<{ _id: Omit<OldEvent, '_id' | 'count'>; count: number }>([
        { $match: { minute: { $gte: from, $lt: to } } },
        { $group: { _id: { item: '$item', kind: '$kind', minute: '$minute' }, count: { $sum: '$count' } } },
      ]);
      for await (const { _id, count } of logged)
        raise(_id.item, _id.kind, _id.minute.getTime() / MINUTE_MS, count);
      return [...counts.values()];
    },
    async ensureIndexes() {
      await days.createIndex({ resolution: 1, day: 1 });
      await events.createIndex({ minute: 1 });
    },
    async retire() {
      await days.drop();
      if (await any('events')) await events.rename('events_before', { dropTarget: true });
    },
  };
}
