import type { Collection, Db } from 'mongodb';

/** An uploaded picture. `fresh`: no item has used it yet; `deleting`: its files are going, no item may take it any more. */
type ImageDocument = {
  _id: string;
  user: string;
  state: 'fresh' | 'used' | 'deleting';
  width: number;
  height: number;
  type: string;
  bytes: number;
  createdAt: Date;
};

export type ImagesStore = ReturnType<typeof createImagesStore>;

/** Who uploaded which picture, and whether items use it. */
export function createImagesStore(db: Db) {
  const images: Collection<ImageDocument> = db.collection('images');
  const notGoing = { $ne: 'deleting' as const };

  return {
    async ensureIndexes(): Promise<void> {
      await images.createIndex({ state: 1, createdAt: 1 });
    },

    async insert(image: ImageDocument): Promise<void> {
      await images.insertOne(image);
    },

    async find(id: string): Promise<ImageDocument | undefined> {
      return (await images.findOne({ _id: id })) ?? undefined;
    },

    /** Marks those of a user's pictures as used, so that no sweep takes them; answers which there are. */
    async claim(user: string, ids: string[]): Promise<Set<string>> {
      const own = { _id: { $in: ids }, user, state: notGoing };
      await images.updateMany(own, { $set: { state: 'used' } });
      const found = await images.find(own, { projection: { _id: 1 } }).toArray();
      return new Set(found.map(({ _id }) => _id));
    },

    /** From now on no item can take it. */
    async condemn(id: string): Promise<void> {
      await images.updateOne({ _id: id }, { $set: { state: 'deleting' } });
    },

    /** Condemns what was uploaded before a moment and never used. */
    async condemnUnused(before: Date): Promise<void> {
      await images.updateMany(
        { state: 'fresh', createdAt: { $lt: before } },
        { $set: { state: 'deleting' } },
      );
    },

    async condemned(): Promise<string[]> {
      const found = await images.find({ state: 'deleting' }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },

    async delete(id: string): Promise<void> {
      await images.deleteOne({ _id: id });
    },
  };
}
