import { IMPORT_OUTCOMES, type ImportOutcome, type ItemImport } from '@ethereal/contracts/imports';
import { gather } from '@ethereal/service-kit/gather';
import type { Collection, Db } from 'mongodb';
import type { CheckedRow } from './check-row.ts';

/** A row of an import. It is `waiting` until it is applied; a rejected row never waits. */
export type RowDocument = CheckedRow & {
  _id: string;
  importId: string;
  waiting: boolean;
  outcome?: ImportOutcome;
  /** Number of attempts that ended in an internal error. */
  tries?: number;
  /** Id of the item that the row changes, or that the created item will have. */
  itemId: string;
};

const IMPORT_ROWS = 'itemImportRows';
/** Number of rows that one write inserts. */
const BATCH = 500;

type Settled = Partial<RowDocument> & { id: string; outcome: ImportOutcome };

export type RowFilter = { action?: CheckedRow['action']; outcome?: ImportOutcome };
export type ImportRowsStore = ReturnType<typeof createImportRowsStore>;

/** Stores the rows of imports, ordered by line. */
export function createImportRowsStore(db: Db) {
  const rows: Collection<RowDocument> = db.collection(IMPORT_ROWS);

  /** A batched command does not report which rows are gone; if some are, they are queried. */
  const saveOutcome = gather(async (settled: readonly Settled[]): Promise<boolean[]> => {
    const writes = settled.map(({ id, ...change }) => ({
      updateOne: { filter: { _id: id }, update: { $set: { ...change, waiting: false } } },
    }));
    const { matchedCount } = await rows.bulkWrite(writes, { ordered: false });
    if (matchedCount === settled.length) return settled.map(() => true);
    const ids = settled.map(({ id }) => id);
    const remaining = await rows.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
    const existing = new Set(remaining.map(({ _id }) => _id));
    return ids.map((id) => existing.has(id));
  });

  return {
    async ensureIndexes(): Promise<void> {
      await rows.createIndexes([
        { key: { importId: 1, line: 1 } },
        { key: { importId: 1, waiting: 1, line: 1 } },
        { key: { importId: 1, action: 1, line: 1 } },
        { key: { importId: 1, outcome: 1, line: 1 } },
      ]);
    },

    async insertAll(all: RowDocument[]): Promise<void> {
      for (let at = 0; at < all.length; at += BATCH) {
        await rows.insertMany(all.slice(at, at + BATCH), { ordered: false });
      }
    },

    async page(importId: string, filter: RowFilter, skip: number, limit: number) {
      const query = { importId, ...filter };
      const [found, total] = await Promise.all([
        rows.find(query).sort({ line: 1 }).skip(skip).limit(limit).toArray(),
        rows.countDocuments(query),
      ]);
      return { rows: found, total };
    },

    /** Returns all rows with a result, ordered by line. An import has at most `MAX_IMPORT_ROWS`. */
    all: (importId: string, filter: RowFilter): Promise<RowDocument[]> =>
      rows
        .find({ importId, ...filter })
        .sort({ line: 1 })
        .toArray(),

    /** Returns the next waiting rows after a line. */
    waiting(importId: string, afterLine: number, limit: number): Promise<RowDocument[]> {
      return rows
        .find({ importId, waiting: true, line: { $gt: afterLine } })
        .sort({ line: 1 })
        .limit(limit)
        .toArray();
    },

    async countWaiting(importId: string): Promise<number> {
      return rows.countDocuments({ importId, waiting: true });
    },

    async outcomes(importId: string): Promise<ItemImport['outcomes']> {
      const counts = IMPORT_OUTCOMES.map(
        async (outcome) => [outcome, await rows.countDocuments({ importId, outcome })] as const,
      );
      const all = Object.fromEntries(await Promise.all(counts));
      return { created: 0, changed: 0, kept: 0, failed: 0, ...all };
    },

    /** Sets the outcome of a row. Returns false when the row was deleted with its person or import. */
    saveOutcome: (id: string, outcome: ImportOutcome, more: Partial<RowDocument> = {}): Promise<boolean> =>
      saveOutcome({ ...more, id, outcome }),

    /** Counts an attempt that ended in an internal error. Returns the number of such attempts. */
    async countTry(id: string): Promise<number> {
      const row = await rows.findOneAndUpdate({ _id: id }, { $inc: { tries: 1 } }, { returnDocument: 'after' });
      return row?.tries ?? 0;
    },

    async deleteOf(importId: string): Promise<void> {
      await rows.deleteMany({ importId });
    },
  };
}
