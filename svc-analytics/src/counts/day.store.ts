import {
  type AnyBulkWriteOperation,
  type Collection,
  type Db,
  type Filter,
  MongoBulkWriteError,
} from 'mongodb';
import { firstDayOf, yearOf } from '../time.ts';
import {
  COUNTERS,
  type Counter,
  dayId,
  type Increments,
  type Owner,
  partsOfDayId,
  type Tally,
} from './tally.ts';

/** Of each counter, by its letter, the counts by number: the minute of the day, or the day of the year. */
export type Counts = Partial<Record<(typeof COUNTERS)[Counter], Record<string, number>>>;

/** The counts of one owner on one UTC day, by minute. */
export type DayDocument = Counts & {
  _id: string;
  /** Of each lane, the number of the last group that this document took. */
  lanes: Record<string, number>;
  /** How many groups it took. */
  n: number;
  /** Its day, as long as its sums may be missing in the year's document. */
  open?: number;
};

/** The counts of one owner in one UTC year, by day. */
export type YearDocument = Counts & { _id: string };

export type AppliedGroup = { lane: number; seq: number };

export type DayStore = {
  /** Adds what a group tells to every day document that it touches, to each at most once, however often it is called. */
  apply(tally: Tally, group: AppliedGroup, today: number): Promise<void>;
  /** Brings the sums of days before `before` into their years' documents; how many days there were, at most `limit`. */
  fold(before: number, limit: number): Promise<number>;
  days(owners: readonly Owner[], days: readonly number[]): Promise<Map<string, DayDocument>>;
  years(owners: readonly Owner[], years: readonly number[]): Promise<Map<string, YearDocument>>;
  ensureIndexes(): Promise<void>;
};

const OPERATIONS_AT_ONCE = 1000;
const DUPLICATE_KEY = 11000;

export const yearId = (owner: Owner, year: number): string => `${owner}:${year}`;

/** Adds the group's part of one document unless it is in it. */
function addition(
  id: string,
  increments: Increments,
  { lane, seq }: AppliedGroup,
  today: number,
): { filter: object; update: object } {
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

/** The places of the operations that met a document of the same id; throws when anything else failed. */
function duplicates(error: unknown): number[] {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const failures = [error.writeErrors].flat();
  if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return failures.map(({ index }) => index);
}

export const sumOf = (counts: Readonly<Record<string, number>> | readonly number[] | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

/** What a year's document has to say at least, given some of its days. */
function yearMaxima(days: readonly DayDocument[]): Map<string, Record<string, number>> {
  const years = new Map<string, Record<string, number>>();
  for (const document of days) {
    const { owner, day } = partsOfDayId(document._id);
    const year = yearOf(day);
    const id = yearId(owner, year);
    const maxima = years.get(id) ?? {};
    for (const letter of Object.values(COUNTERS)) {
      const sum = sumOf(document[letter]);
      if (sum > 0) maxima[`${letter}.${day - firstDayOf(year)}`] = sum;
    }
    years.set(id, maxima);
  }
  return years;
}

/** Documents as they are stored: to leave fields out would cost more than to read them. */
async function allOf<D extends { _id: string }>(
  collection: Collection<D>,
  ids: readonly string[],
): Promise<D[]> {
  if (ids.length === 0) return [];
  const filter = { _id: { $in: [...ids] } } as unknown as Filter<D>;
  return (await collection.find(filter, { batchSize: ids.length }).toArray()) as D[];
}

export function createDayStore(db: Db, names = { days: 'day_counts', years: 'year_counts' }): DayStore {
  const days = db.collection<DayDocument>(names.days);
  const years = db.collection<YearDocument>(names.years);

  /** An unordered upsert each; answers the operations that met a document of the same id. */
  async function upsertAll(operations: readonly { filter: object; update: object }[], upsert: boolean) {
    const writes: AnyBulkWriteOperation<DayDocument>[] = operations.map((one) => ({
      updateOne: { ...one, upsert },
    }));
    try {
      await days.bulkWrite(writes, { ordered: false });
      return [];
    } catch (error) {
      return duplicates(error).flatMap((index) => operations[index] ?? []);
    }
  }

  return {
    async apply(tally, group, today) {
      let operations: ReturnType<typeof addition>[] = [];
      const flush = async () => {
        // The filter did not match a document that is there: the group is in it, or it came into being at this very moment.
        const met = await upsertAll(operations, true);
        if (met.length > 0) await upsertAll(met, false);
        operations = [];
      };
      for (const [id, increments] of tally) {
        if (operations.push(addition(id, increments, group, today)) === OPERATIONS_AT_ONCE) await flush();
      }
      if (operations.length > 0) await flush();
    },
    async fold(before, limit) {
      const open = await days
        .find({ open: { $lt: before } })
        .limit(limit)
        .toArray();
      if (open.length === 0) return 0;
      await years.bulkWrite(
        [...yearMaxima(open)].map(([_id, $max]) => ({
          updateOne: { filter: { _id }, update: { $max }, upsert: true },
        })),
        { ordered: false },
      );
      await days.bulkWrite(
        open.map(({ _id, n }) => ({ updateOne: { filter: { _id, n }, update: { $unset: { open: 1 } } } })),
        { ordered: false },
      );
      return open.length;
    },
    async days(owners, wanted) {
      const ids = owners.flatMap((owner) => wanted.map((day) => dayId(owner, day)));
      return new Map((await allOf(days, ids)).map((document) => [document._id, document]));
    },
    async years(owners, wanted) {
      const ids = owners.flatMap((owner) => wanted.map((year) => yearId(owner, year)));
      return new Map((await allOf(years, ids)).map((document) => [document._id, document]));
    },
    async ensureIndexes() {
      await days.createIndex({ open: 1 }, { partialFilterExpression: { open: { $exists: true } } });
    },
  };
}
