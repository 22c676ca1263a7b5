import type { ItemImport } from '@ethereal/contracts/imports';
import type { Collection, Db, WithId } from 'mongodb';

/** An import of a seller. It is `reading` until all its rows are written. */
export type ImportDocument = {
  _id: string;
  seller: string;
  state: 'reading' | ItemImport['state'];
  fileName: string;
  rows: number;
  actions: ItemImport['actions'];
  picturesAtFault?: number;
  notes: string[];
  /**
   * Progress as the holder of the lease saved it last: counting the rows of a large import takes too long for each
   * request.
   */
  outcomes?: ItemImport['outcomes'];
  createdAt: Date;
  finishedAt?: Date;
  /** Instance that applies the import, and until when no other may. The instance renews the lease while it runs. */
  lease?: { by: string; until: Date };
};

const IMPORTS = 'itemImports';
const SHOWN = 10;

export type ImportsStore = ReturnType<typeof createImportsStore>;

/** Stores imports without their rows. */
export function createImportsStore(db: Db) {
  const imports: Collection<ImportDocument> = db.collection(IMPORTS);
  const plain = (found: WithId<ImportDocument> | null) => found ?? undefined;
  const seen = { $ne: 'reading' as const };

  return {
    async ensureIndexes(): Promise<void> {
      await imports.createIndexes([
        { key: { seller: 1, createdAt: -1 } },
        { key: { state: 1, createdAt: 1 } },
        // One import of a seller runs at a time, across all instances.
        { key: { seller: 1 }, name: 'running', unique: true, partialFilterExpression: { state: 'running' } },
      ]);
    },

    async insert(one: ImportDocument): Promise<void> {
      await imports.insertOne(one);
    },

    async find(seller: string, id: string): Promise<ImportDocument | undefined> {
      return plain(await imports.findOne({ _id: id, seller, state: seen }));
    },

    async running(seller: string): Promise<ImportDocument | undefined> {
      return plain(await imports.findOne({ seller, state: 'running' }));
    },

    latest(seller: string): Promise<ImportDocument[]> {
      return imports.find({ seller, state: seen }).sort({ createdAt: -1, _id: -1 }).limit(SHOWN).toArray();
    },

    /** Returns the imports of a seller that wait for confirmation. */
    waiting(seller: string): Promise<ImportDocument[]> {
      return imports.find({ seller, state: 'checked' }).toArray();
    },

    async markChecked(id: string): Promise<void> {
      await imports.updateOne({ _id: id, state: 'reading' }, { $set: { state: 'checked' } });
    },

    /**
     * Marks an import as running. Returns false when it no longer waits. @throws a duplicate key when another import of
     * the seller runs
     */
    async markRunning(seller: string, id: string): Promise<boolean> {
      const { modifiedCount } = await imports.updateOne(
        { _id: id, seller, state: 'checked' },
        { $set: { state: 'running' } },
      );
      return modifiedCount === 1;
    },

    async markDone(id: string, finishedAt: Date, outcomes: ItemImport['outcomes']): Promise<void> {
      await imports.updateOne(
        { _id: id, state: 'running' },
        { $set: { state: 'done', finishedAt, outcomes }, $unset: { lease: '' } },
      );
    },

    /** Takes the lease of a running import that has none or whose lease has expired. */
    async take(by: string, now: Date, until: Date): Promise<ImportDocument | undefined> {
      const free = [{ lease: { $exists: false } }, { 'lease.until': { $lt: now } }];
      return plain(
        await imports.findOneAndUpdate(
          { state: 'running', $or: free },
          { $set: { lease: { by, until } } },
          { returnDocument: 'after' },
        ),
      );
    },

    /** Extends the lease. Returns false when another instance holds it, or the import was deleted. */
    async hold(id: string, by: string, until: Date): Promise<boolean> {
      const held = { _id: id, state: 'running' as const, 'lease.by': by };
      return (await imports.updateOne(held, { $set: { 'lease.until': until } })).matchedCount === 1;
    },

    /** Saves the progress, for the holder of the lease only. */
    async noteOutcomes(id: string, by: string, outcomes: ItemImport['outcomes']): Promise<void> {
      await imports.updateOne({ _id: id, 'lease.by': by }, { $set: { outcomes } });
    },

    async letGo(id: string, by: string): Promise<void> {
      await imports.updateOne({ _id: id, 'lease.by': by }, { $unset: { lease: '' } });
    },

    /** Deletes an import. Returns false when it runs. */
    async delete(id: string): Promise<boolean> {
      return (await imports.deleteOne({ _id: id, state: { $ne: 'running' } })).deletedCount === 1;
    },

    /** Returns the ids of imports in this state that were made before a moment. */
    async olderThan(before: Date, state: ImportDocument['state']): Promise<string[]> {
      const old = await imports.find({ state, createdAt: { $lt: before } }, { projection: { _id: 1 } }).toArray();
      return old.map(({ _id }) => _id);
    },

    /** Deletes all imports of a person, running ones too. Returns their ids. */
    async forget(seller: string): Promise<string[]> {
      const found = await imports.find({ seller }, { projection: { _id: 1 } }).toArray();
      await imports.deleteMany({ seller });
      return found.map(({ _id }) => _id);
    },
  };
}
