import { duplicatesOf } from '@ethereal/service-kit/mongo';
import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import { type COUNTERS, type Counter, ITEM_COUNTERS } from '../events/counted.ts';
import { addItemSums, daysOfMonths, merged, type Sums, sumsOf } from './sums.ts';
import { type Increments, isSellers, partsOfDayId, type Tally } from './tally.ts';

/**
 * Counts by counter letter and number: the minute of the day, the quarter of an hour of the month, or the day of the
 * year.
 */
type Counts = Partial<Record<(typeof COUNTERS)[Counter], Record<string, number>>>;

/** Counts of a seller's items, by letter of each counter that is kept by item. */
export type ItemCounts = Partial<Record<NonNullable<(typeof ITEM_COUNTERS)[Counter]>, Record<string, number>>>;

/** Counts of one owner on one UTC day, by minute. The document of a seller holds counts by item, too. */
export type DayDocument = Counts &
  ItemCounts & {
    _id: string;
    /** Number of the last applied group of each lane. */
    lanes: Record<string, number>;
    /** Number of applied groups. */
    n: number;
    /** Day of the document. It is set while sums may be missing in the documents of the year and the month. */
    open?: number;
  };

/** Counts of one owner in one UTC year by day, or in one UTC month by quarter of an hour. */
export type SumDocument = Counts & { _id: string };

/** A group, or a part of a group that is applied later and has its own lane. */
export type AppliedGroup = { lane: number | string; seq: number };

export type DayStore = {
  /** Adds a group's counts to every day document that it touches. Idempotent: a document takes each group once. */
  apply(tally: Tally, group: AppliedGroup, today: number): Promise<void>;
  /**
   * Folds the sums of days before `before` into the documents of their years and months, for sellers also by item.
   * Returns the number of days, at most `limit`.
   */
  fold(before: number, limit: number): Promise<number>;
  /** Marks these day documents to be folded again. */
  reopen(ids: readonly string[]): Promise<void>;
  ensureIndexes(): Promise<void>;
};

/** Maximum number of operations in one write. It is small enough not to delay the write of a batch of events much. */
const OPERATIONS_AT_ONCE = 500;
/** Number of such writes of a group in flight. */
const AT_ONCE = 2;

/** Maximum number of ids of day documents in memory. */
const MAX_WRITTEN = 200_000;

/** A group's part of one day document. */
type Addition = { id: string; increments: Increments; group: AppliedGroup; today: number };

/** Returns the document that a group's part makes when the store has none. */
function documentOf({ id, increments, group: { lane, seq } }: Addition): DayDocument {
  const counts: Record<string, Record<string, number>> = {};
  for (const [path, count] of increments) {
    const dot = path.indexOf('.');
    const letter = path.slice(0, dot);
    counts[letter] ??= {};
    counts[letter][path.slice(dot + 1)] = count;
  }
  return { _id: id, lanes: { [lane]: seq }, n: 1, open: partsOfDayId(id).day, ...counts };
}

/** Returns the update that adds a group's part to its document unless the document holds the group already. */
function updateOf({ id, increments, group: { lane, seq }, today }: Addition) {
  const { day } = partsOfDayId(id);
  return {
    filter: { _id: id, [`lanes.${lane}`]: { $not: { $gte: seq } } },
    update: {
      $inc: { ...Object.fromEntries(increments), n: 1 },
      // A past day may have been folded already, so it is opened again.
      $set: { [`lanes.${lane}`]: seq, ...(day < today ? { open: day } : {}) },
      ...(day < today ? {} : { $setOnInsert: { open: day } }),
    },
  };
}

/** Generates a group's parts in chunks, each created only when it is requested. */
function* additionsOf(tally: Tally, group: AppliedGroup, today: number): Generator<Addition[]> {
  let additions: Addition[] = [];
  for (const [id, increments] of tally) {
    if (additions.push({ id, increments, group, today }) < OPERATIONS_AT_ONCE) continue;
    yield additions;
    additions = [];
  }
  if (additions.length > 0) yield additions;
}

/** Raises the counters of sum documents to the given sums. Counters never decrease. */
async function raise(collection: Collection<SumDocument>, all: readonly Sums[]): Promise<void> {
  if (all.length === 0) return;
  const writes = merged(all).map(({ id, sums }) => ({
    updateOne: { filter: { _id: id }, update: { $max: sums }, upsert: true },
  }));
  await collection.bulkWrite(writes as AnyBulkWriteOperation<SumDocument>[], { ordered: false });
}

/** Creates the store of the counts of each owner and day. */
export function createDayStore(db: Db, name = 'day_counts'): DayStore {
  const days = db.collection<DayDocument>(name);
  const years = db.collection<SumDocument>('year_counts');
  const months = db.collection<SumDocument>('month_counts');
  const itemMonths = db.collection<SumDocument>('month_item_counts');

  /**
   * Returns the sums by item of some sellers' months, from all days before `before`. A month's sum cannot be raised
   * from a single day, so all of its days are added up.
   */
  async function itemSums(ids: readonly string[], before: number): Promise<Sums[]> {
    const dayIds = daysOfMonths(ids, before);
    const projection = Object.fromEntries(Object.values(ITEM_COUNTERS).map((letter) => [letter, 1 as const]));
    const sums = new Map<string, Sums>();
    for await (const document of days.find({ _id: { $in: dayIds } }, { projection })) addItemSums(sums, document);
    return [...sums.values()];
  }

  /** Runs a write of several additions. Returns those that failed because a document with the same id exists. */
  async function conflictsOf(all: readonly Addition[], write: () => Promise<unknown>): Promise<readonly Addition[]> {
    if (all.length === 0) return [];
    const conflicts = await duplicatesOf(write());
    return all.filter((_, index) => conflicts.has(index));
  }
  const updateAll = (all: readonly Addition[], upsert: boolean) =>
    conflictsOf(all, () => {
      const writes = all.map((entry) => ({ updateOne: { ...updateOf(entry), upsert } }));
      return days.bulkWrite(writes as AnyBulkWriteOperation<DayDocument>[], { ordered: false });
    });
  const insertAll = (all: readonly Addition[]) =>
    conflictsOf(all, () => days.insertMany(all.map(documentOf), { ordered: false }));

  /** Ids of day documents that this instance has written. */
  const written = new Set<string>();

  /**
   * Writes parts of a group. Documents that this instance has not written are inserted, which costs a store less than
   * an upsert: most of them are new.
   */
  async function add(additions: readonly Addition[]): Promise<void> {
    const [updates, inserts] = [
      additions.filter(({ id }) => written.has(id)),
      additions.filter(({ id }) => !written.has(id)),
    ];
    const conflicts = await Promise.all([insertAll(inserts), updateAll(updates, true)]);
    // The documents of failed inserts exist. The update's condition leaves out those that contain the group already.
    await updateAll(conflicts.flat(), false);
    if (written.size > MAX_WRITTEN) written.clear();
    for (const { id } of inserts) written.add(id);
  }

  return {
    async apply(tally, group, today) {
      const parts = additionsOf(tally, group, today);
      // Each writer takes the next chunk after its last write was answered. One chunk is created while the store writes
      // the other.
      const writeAll = async () => {
        for (const additions of parts) await add(additions);
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
