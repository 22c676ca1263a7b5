import type { ItemImport } from '@ethereal/contracts/imports';
import type { Collection, Db, WithId } from 'mongodb';

/**
 * An import of a seller: `reading` until all its rows are written, `deleting` while its rows and pictures are deleted.
 */
export type ImportDocument = {
  _id: string;
  seller: string;
  state: 'reading' | 'deleting' | ItemImport['state'];
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

/** Result of the check of a table. */
export type CheckResult = Pick<ImportDocument, 'actions' | 'picturesAtFault' | 'notes'>;

const IMPORTS = 'itemImports';
/** Maximum number of imports that a seller sees. */
const SHOWN = 10;

export type ImportsStore = ReturnType<typeof createImportsStore>;

/** Stores imports without their rows. */
export function createImportsStore(db: Db) {
  const imports: Collection<ImportDocument> = db.collection(IMPORTS);
  const plain = (found: WithId<ImportDocument> | null) => found ?? undefined;
  const visible = { $in: ['checked' as const, 'running' as const, 'done' as const] };

  return {
    async ensureIndexes(): Promise<void> {
      await imports.createIndexes([
        { key: { seller: 1, createdAt: -1 } },
        { key: { state: 1, createdAt: 1 } },
        // One import of a seller runs at a time, across all instances.
        { key: { seller: 1 }, name: 'running', unique: true, partialFilterExpression: { state: 'running' } },
      ]);
    },

    async insert(itemImport: ImportDocument): Promise<void> {
      await imports.insertOne(itemImport);
    },

    async find(seller: string, id: string): Promise<ImportDocument | undefined> {
      return plain(await imports.findOne({ _id: id, seller, state: visible }));
    },

    async running(seller: string): Promise<ImportDocument | undefined> {
      return plain(await imports.findOne({ seller, state: 'running' }));
    },

    latest(seller: string): Promise<ImportDocument[]> {
      return imports.find({ seller, state: visible }).sort({ createdAt: -1, _id: -1 }).limit(SHOWN).toArray();
    },

    /** Returns the imports of a seller that wait for confirmation. */
    waiting(seller: string): Promise<ImportDocument[]> {
      return imports.find({ seller, state: 'checked' }).toArray();
    },

    /** Saves the result of a check. Returns false when the import was deleted in the meantime. */
    async markChecked(id: string, result: CheckResult): Promise<boolean> {
      const checked = { ...result, state: 'checked' as const };
      return (await imports.updateOne({ _id: id, state: 'reading' }, { $set: checked })).matchedCount === 1;
    },

    /** Marks a checked import as running. @throws a duplicate key when another import of the seller runs */
    async markRunning(seller: string, id: string): Promise<void> {
      await imports.updateOne({ _id: id, seller, state: 'checked' }, { $set: { state: 'running' } });
    },

    async markDone(id: string, finishedAt: Date, outcomes: ItemImport['outcomes']): Promise<void> {
      await imports.updateOne(
        { _id: id, state: 'running' },
        { $set: { state: 'done', finishedAt, outcomes }, $unset: { lease: '' } },
      );
    },

    /** Takes the lease of a running import, other than these, that has none or whose lease has expired. */
    async takeLease(
      by: string,
      now: Date,
      until: Date,
      except: readonly string[],
    ): Promise<ImportDocument | undefined> {
      const free = [{ lease: { $exists: false } }, { 'lease.until': { $lt: now } }];
      return plain(
        await imports.findOneAndUpdate(
          { _id: { $nin: except }, state: 'running', $or: free },
          { $set: { lease: { by, until } } },
          { returnDocument: 'after' },
        ),
      );
    },

    /** Extends the lease. Returns false when another instance holds it, or the import was deleted. */
    async renewLease(id: string, by: string, until: Date): Promise<boolean> {
      const held = { _id: id, state: 'running' as const, 'lease.by': by };
      return (await imports.updateOne(held, { $set: { 'lease.until': until } })).matchedCount === 1;
    },

    /** Saves the progress, for the holder of the lease only. */
    async saveOutcomes(id: string, by: string, outcomes: ItemImport['outcomes']): Promise<void> {
      await imports.updateOne({ _id: id, 'lease.by': by }, { $set: { outcomes } });
    },

    async releaseLease(id: string, by: string): Promise<void> {
      await imports.updateOne({ _id: id, 'lease.by': by }, { $unset: { lease: '' } });
    },

    /** Marks an import as being deleted. Returns false when it runs. */
    async markDeleting(id: string): Promise<boolean> {
      const idle = { _id: id, state: { $ne: 'running' as const } };
      return (await imports.updateOne(idle, { $set: { state: 'deleting' } })).matchedCount === 1;
    },

    /** Marks all imports of a person as being deleted, running ones too. Returns their ids. */
    async markAllDeleting(seller: string): Promise<string[]> {
      await imports.updateMany({ seller }, { $set: { state: 'deleting' } });
      const found = await imports.find({ seller }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },

    async delete(id: string): Promise<void> {
      await imports.deleteOne({ _id: id });
    },

    /** Returns the ids of imports in this state that were made before a moment. */
    async olderThan(before: Date, state: ImportDocument['state']): Promise<string[]> {
      const old = await imports.find({ state, createdAt: { $lt: before } }, { projection: { _id: 1 } }).toArray();
      return old.map(({ _id }) => _id);
    },
  };
}
