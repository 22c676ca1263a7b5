import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { Collection, Db } from 'mongodb';
import { imageIdsOf, type ShopItem } from './item.ts';

export const ITEMS = 'items';

/** `imageIds` repeats the ids in `images`, so that one index answers who uses a picture. */
type ItemDocument = ShopItem & { imageIds: string[]; pendingEvents: EventEnvelope[] };

const PLAIN = { projection: { imageIds: 0, pendingEvents: 0 } } as const;
const BATCH = 1000;

export type ItemsStore = ReturnType<typeof createItemsStore>;

/** The items, whole; every write carries the event that announces it. */
export function createItemsStore(db: Db) {
  const items: Collection<ItemDocument> = db.collection(ITEMS);
  const plain = (filter: object) => items.find<ShopItem>(filter, PLAIN);

  return {
    async ensureIndexes(): Promise<void> {
      await items.createIndexes([
        { key: { seller: 1, published: 1, createdAt: -1 } },
        { key: { published: 1, createdAt: -1 } },
        { key: { updatedAt: 1 } },
        { key: { imageIds: 1 } },
      ]);
    },

    async find(id: string): Promise<ShopItem | undefined> {
      return (await items.findOne<ShopItem>({ _id: id }, PLAIN)) ?? undefined;
    },

    findMany(ids: string[]): Promise<ShopItem[]> {
      return plain({ _id: { $in: ids } }).toArray();
    },

    /** A seller's published items, newest first. */
    ofSeller(seller: string): Promise<ShopItem[]> {
      return plain({ seller, published: true }).sort({ createdAt: -1, _id: -1 }).toArray();
    },

    /** All published items, as a stream. */
    published(): AsyncIterable<ShopItem> {
      return plain({ published: true }).sort({ createdAt: -1 }).batchSize(BATCH);
    },

    /** All items that changed at or after a moment, unpublished ones too. */
    changedSince(moment: Date): AsyncIterable<ShopItem> {
      return plain({ updatedAt: { $gte: moment } }).batchSize(BATCH);
    },

    async insert(item: ShopItem, event: EventEnvelope): Promise<void> {
      await items.insertOne({ ...item, imageIds: imageIdsOf(item.images), pendingEvents: [event] });
    },

    /** Puts `item` in place of its predecessor; false when somebody else has changed that in the meantime. */
    async replace(item: ShopItem, event: EventEnvelope): Promise<boolean> {
      const { _id, ...fields } = item;
      const { modifiedCount } = await items.updateOne(
        { _id, version: item.version - 1 },
        { $set: { ...fields, imageIds: imageIdsOf(item.images) }, $push: { pendingEvents: event } },
      );
      return modifiedCount === 1;
    },

    /** Those of the pictures that an item shows, be it published or not. */
    async imagesInUse(imageIds: string[]): Promise<Set<string>> {
      const used = await items
        .find({ imageIds: { $in: imageIds } }, { projection: { imageIds: 1 } })
        .toArray();
      return new Set(used.flatMap((item) => item.imageIds));
    },
  };
}
