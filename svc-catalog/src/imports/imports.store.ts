import type { ItemImport } from '@ethereal/contracts/imports';
import type { Collection, Db, WithId } from 'mongodb';

/** An import of a seller's. `reading` until all its rows are written. */
export type ImportDocument = {
  _id: string;
  seller: string;
  state: 'reading' | ItemImport['state'];
  fileName: string;
  rows: number;
  actions: ItemImport['actions'];
  notes: string[];
  /** Progress as its holder noted it last: counting the rows of a large import takes too long for each request. */
  outcomes?: ItemImport['outcomes'];
  createdAt: Date;
  finishedAt?: Date;
  /** Which instance applies it, and until when nobody else may; each takes it again and again while it lives. */
  lease?: { by: string; until: Date };
};

const IMPORTS = 'itemImports';
const SHOWN = 10;

export type ImportsStore = ReturnType<typeof createImportsStore>;

/** The imports without their rows. */
export function createImportsStore(db: Db) {
  const imports: Collection<ImportDocument> = db.collection(IMPORTS);
  const plain = (found: WithId<ImportDocument> | null) => found ?? undefined;
  const seen = { $ne: 'reading' as const };

  return {
    async ensureIndexes(): Promise<void> {
      await imports.createIndexes([
        { key: { seller: 1, createdAt: -1 } },
        { key: { state: 1, createdAt: 1 } },
        // One of a seller's runs at a time, whichever instances are asked.
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

    /** Those of a seller that wait for a yes. */
    waiting(seller: string): Promise<ImportDocument[]> {
      return imports.find({ seller, state: 'checked' }).toArray();
    },

    async markChecked(id: string): Promise<void> {
      await imports.updateOne({ _id: id, state: 'reading' }, { $set: { state: 'checked' } });
    },

    /** False when it no longer waits. @throws a duplicate key when another of the seller runs */
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

    /** One that runs and that nobody has, or whose holder gave no sign of life until now. */
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

    /** Holds it for longer; false when it is somebody else's by now, or gone. */
    async hold(id: string, by: string, until: Date): Promise<boolean> {
      const held = { _id: id, state: 'running' as const, 'lease.by': by };
      return (await imports.updateOne(held, { $set: { 'lease.until': until } })).matchedCount === 1;
    },

    /** Says how far it is; of its holder alone. */
    async noteOutcomes(id: string, by: string, outcomes: ItemImport['outcomes']): Promise<void> {
      await imports.updateOne({ _id: id, 'lease.by': by }, { $set: { outcomes } });
    },

    async letGo(id: string, by: string): Promise<void> {
      await imports.updateOne({ _id: id, 'lease.by': by }, { $unset: { lease: '' } });
    },

    /** False when it runs. */
    async delete(id: string): Promise<boolean> {
      return (await imports.deleteOne({ _id: id, state: { $ne: 'running' } })).deletedCount === 1;
    },

    /** Those that nobody will ask for any more: made before a moment, in such a state. */
    async olderThan(before: Date, state: ImportDocument['state']): Promise<string[]> {
      const old = await imports.find({ state, createdAt: { $lt: before } }, { projection: { _id: 1 } }).toArray();
      return old.map(({ _id }) => _id);
    },

    /** All of a person's go, running ones too; answers their ids. */
    async forget(seller: string): Promise<string[]> {
      const found = await imports.find({ seller }, { projection: { _id: 1 } }).toArray();
      await imports.deleteMany({ seller });
      return found.map(({ _id }) => _id);
    },
  };
}
