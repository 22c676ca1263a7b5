import { duplicatesAmong } from '@ethereal/service-kit/mongo';
import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import { type COUNTERS, type Counter, ITEM_COUNTERS } from '../events/counted.ts';
import { addItemSums, daysOfMonths, merged, type Sums, sumsOf } from './sums.ts';
import { type Increments, isSellers, partsOfDayId, type Tally } from './tally.ts';

/** Of each counter, by its letter, the counts by number: the minute of the day, or which quarter of the month or day of the year. */
type Counts = Partial<Record<(typeof COUNTERS)[Counter], Record<string, number>>>;

/** Of each counter that is kept by item, the counts of a seller's items. */
export type ItemCounts = Partial<Record<NonNullable<(typeof ITEM_COUNTERS)[Counter]>, Record<string, number>>>;

/** The counts of one owner on one UTC day, by minute; a seller's also by item. */
export type DayDocument = Counts &
  ItemCounts & {
    _id: string;
    /** Of each lane, the number of the last group that this document took. */
    lanes: Record<string, number>;
    /** How many groups it took. */
    n: number;
    /** Its day, as long as its sums may be missing in the documents of its year and its month. */
    open?: number;
  };

/** The counts of one owner in one UTC year by day, or in one UTC month by quarter of an hour. */
export type SumDocument = Counts & { _id: string };

/** A group, or a part of one that is applied later: it has a lane of its own. */
export type AppliedGroup = { lane: number | string; seq: number };

export type DayStore = {
  /** Adds what a group tells to every day document that it touches, to each at most once, however often it is called. */
  apply(tally: Tally, group: AppliedGroup, today: number): Promise<void>;
  /** Brings the sums of days before `before` into their years' and months' documents, a seller's also by item; how many days there were, at most `limit`. */
  fold(before: number, limit: number): Promise<number>;
  /** Has these day documents folded again. */
  reopen(ids: readonly string[]): Promise<void>;
  ensureIndexes(): Promise<void>;
};

/** Few enough that the writing of a batch of events, which waits for them, does not wait long. */
const OPERATIONS_AT_ONCE = 500;
/** So many such parts of a group are in flight. */
const AT_ONCE = 2;

type Addition = { filter: object; update: object };

/** Adds the group's part of one document unless it is in it. */
function addition(id: string, increments: Increments, { lane, seq }: AppliedGroup, today: number): Addition {
  const { day } = partsOfDayId(id);
  return {
    filter: { _id: id, [`lanes.${lane}`]: { $not: { $gte: seq } } },
    update: {
      $inc: { ...Object.fromEntries(increments), n: 1 },
      // A day that is over may have been folded already: it is open again.
      $set: { [`lanes.${lane}`]: seq, ...(day < today ? { open: day } : {}) },
      ...(day < today ? {} : { $setOnInsert: { open: day } }),
    },
  };
}

/** What a group adds, so many documents at once; made when the next are asked for. */
function* additionsOf(tally: Tally, group: AppliedGroup, today: number): Generator<Addition[]> {
  let operations: Addition[] = [];
  for (const [id, increments] of tally) {
    if (operations.push(addition(id, increments, group, today)) < OPERATIONS_AT_ONCE) continue;
    yield operations;
    operations = [];
  }
  if (operations.length > 0) yield operations;
}

/** Raises what documents of sums say to what days say: every counter only grows. */
async function raise(collection: Collection<SumDocument>, all: readonly Sums[]): Promise<void> {
  if (all.length === 0) return;
  const writes = merged(all).map(({ id, sums }) => ({
    updateOne: { filter: { _id: id }, update: { $max: sums }, upsert: true },
  }));
  await collection.bulkWrite(writes as AnyBulkWriteOperation<SumDocument>[], { ordered: false });
}

export function createDayStore(db: Db, name = 'day_counts'): DayStore {
  const days = db.collection<DayDocument>(name);
  const years = db.collection<SumDocument>('year_counts');
  const months = db.collection<SumDocument>('month_counts');
  const itemMonths = db.collection<SumDocument>('month_item_counts');

  /** What the items of some sellers counted in some days' months, from all days of these before one: a sum over days can't be raised by one of them. */
  async function itemSums(ids: readonly string[], before: number): Promise<Sums[]> {
    const wanted = daysOfMonths(ids, before);
    const projection = Object.fromEntries(Object.values(ITEM_COUNTERS).map((letter) => [letter, 1 as const]));
    const sums = new Map<string, Sums>();
    for await (const document of days.find({ _id: { $in: wanted } }, { projection })) addItemSums(sums, document);
    return [...sums.values()];
  }

  /** An unordered upsert each; answers the operations that met a document of the same id. */
  async function upsertAll(operations: readonly Addition[], upsert: boolean) {
    const writes: AnyBulkWriteOperation<DayDocument>[] = operations.map((one) => ({
      updateOne: { ...one, upsert },
    }));
    try {
      await days.bulkWrite(writes, { ordered: false });
      return [];
    } catch (error) {
      const met = duplicatesAmong(error);
      return operations.filter((_, index) => met.has(index));
    }
  }

  return {
    async apply(tally, group, today) {
      const write = async (operations: readonly Addition[]) => {
        // The filter did not match a document that is there: the group is in it, or it came into being at this very moment.
        const met = await upsertAll(operations, true);
        if (met.length > 0) await upsertAll(met, false);
      };
      const parts = additionsOf(tally, group, today);
      // Each takes the next part when its last was answered: while the store works at one, the other is made.
      const writeAll = async () => {
        for (const operations of parts) await write(operations);
      };
      const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, writeAll));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    },
    async fold(before, limit) {
      const open = await days
        .find({ open: { $lt: before } })
        .limit(limit)
        .toArray();
      if (open.length === 0) return 0;
      const sums = open.map(sumsOf);
      await raise(
        years,
        sums.map(({ year }) => year),
      );
      await raise(
        months,
        sums.map(({ month }) => month),
      );
      await raise(itemMonths, await itemSums(open.map(({ _id }) => _id).filter(isSellers), before));
      await days.bulkWrite(
        open.map(({ _id, n }) => ({ updateOne: { filter: { _id, n }, update: { $unset: { open: 1 } } } })),
        { ordered: false },
      );
      return open.length;
    },
    async reopen(ids) {
      const writes = ids.map((_id) => ({
        updateOne: {
          filter: { _id, open: { $exists: false } },
          update: { $set: { open: partsOfDayId(_id).day } },
        },
      }));
      if (writes.length > 0) await days.bulkWrite(writes, { ordered: false });
    },
    async ensureIndexes() {
      await days.createIndex({ open: 1 }, { partialFilterExpression: { open: { $exists: true } } });
    },
  };
}
