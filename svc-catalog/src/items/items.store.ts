import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { Collection, Db } from 'mongodb';
import type { Stars } from '../reviews/review.ts';
import { imageIdsOf, type ShopItem } from './item.ts';

export const ITEMS = 'items';

/** `imageIds` repeats the ids in `images`, so that one index answers who uses a picture. */
type ItemDocument = ShopItem & { imageIds: string[]; pendingEvents: EventEnvelope[] };

const PLAIN = { projection: { imageIds: 0, pendingEvents: 0 } } as const;
const BATCH = 1000;
const FOR_SALE = { published: true, hidden: { $exists: false } } as const;

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
        { key: { touchedAt: 1 } },
        { key: { imageIds: 1 } },
        {
          key: { seller: 1, number: 1 },
          name: 'number',
          unique: true,
          partialFilterExpression: { published: true, number: { $exists: true } },
        },
      ]);
    },

    async find(id: string): Promise<ShopItem | undefined> {
      return (await items.findOne<ShopItem>({ _id: id }, PLAIN)) ?? undefined;
    },

    findMany(ids: string[]): Promise<ShopItem[]> {
      return plain({ _id: { $in: ids } }).toArray();
    },

    /** A seller's published items, hidden ones too, newest first; all unless a limit is given. */
    ofSeller(seller: string, limit = 0): Promise<ShopItem[]> {
      return plain({ seller, published: true }).sort({ createdAt: -1, _id: -1 }).limit(limit).toArray();
    },

    /** A seller's published items that have one of these numbers, or one of these ids. */
    async ofSellerByNumber(seller: string, numbers: string[]): Promise<ShopItem[]> {
      const found: ShopItem[] = [];
      // Some at a time and each by its index: thousands at once would hold up the store for everybody.
      for (let at = 0; at < numbers.length; at += BATCH) {
        const some = { $in: numbers.slice(at, at + BATCH) };
        found.push(...(await plain({ seller, published: true, number: some }).toArray()));
        found.push(
          ...(await plain({ _id: some, seller, published: true, number: { $exists: false } }).toArray()),
        );
      }
      return found;
    },

    /** All items that the shop shows, as a stream. */
    forSale(): AsyncIterable<ShopItem> {
      return plain(FOR_SALE).sort({ createdAt: -1 }).batchSize(BATCH);
    },

    /** Some of them in the order of their ids, after one of them. */
    pageAfter(id: string, limit: number): Promise<ShopItem[]> {
      return plain({ ...FOR_SALE, _id: { $gt: id } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
    },

    /** All items that changed at or after a moment, unpublished ones too. */
    async *changedSince(moment: Date): AsyncIterable<ShopItem> {
      yield* plain({ updatedAt: { $gte: moment } }).batchSize(BATCH);
      yield* plain({ touchedAt: { $gte: moment } }).batchSize(BATCH);
    },

    async insert(item: ShopItem, event: EventEnvelope): Promise<void> {
      await items.insertOne({ ...item, imageIds: imageIdsOf(item.images), pendingEvents: [event] });
    },

    /** Puts `item` in place of its predecessor; false when somebody else has changed that in the meantime. */
    async replace(item: ShopItem, event: EventEnvelope): Promise<boolean> {
      // What others change meanwhile stays as it is: stars, their count, stock.
      const {
        _id,
        stars: _stars,
        stock: _stock,
        starsRevision: _revision,
        touches: _touches,
        touchedAt: _at,
        ...fields
      } = item;
      const kept = Object.entries({ ...fields, imageIds: imageIdsOf(item.images) });
      const set = kept.filter(([, value]) => value !== undefined);
      const cleared = kept.filter(([, value]) => value === undefined).map(([name]) => [name, '']);
      const { modifiedCount } = await items.updateOne(
        { _id, version: item.version - 1 },
        {
          $set: Object.fromEntries(set),
          ...(cleared.length > 0 ? { $unset: Object.fromEntries(cleared) } : {}),
          $push: { pendingEvents: event },
        },
      );
      return modifiedCount === 1;
    },

    /** Undefined when other stars were saved since `before` was read. Without an event nobody is told. */
    async saveStars(
      before: ShopItem,
      stars: Stars,
      event: EventEnvelope | undefined,
      touchedAt: Date,
    ): Promise<ShopItem | undefined> {
      const { starsRevision } = before;
      const unseen = starsRevision === undefined ? { $exists: false } : starsRevision;
      const change = event
        ? {
            $set: { stars, touchedAt },
            $inc: { starsRevision: 1, touches: 1 },
            $push: { pendingEvents: event },
          }
        : { $set: { stars }, $inc: { starsRevision: 1 } };
      const saved = await items.findOneAndUpdate({ _id: before._id, starsRevision: unseen }, change, {
        ...PLAIN,
        returnDocument: 'after',
      });
      return saved ?? undefined;
    },

    /** Undefined when another stock was saved since `before` was read. */
    async saveStock(
      before: ShopItem,
      stock: NonNullable<ShopItem['stock']>,
      event: EventEnvelope | undefined,
      touchedAt: Date,
    ): Promise<ShopItem | undefined> {
      const seen = before.stock?.version;
      const saved = await items.findOneAndUpdate(
        { _id: before._id, 'stock.version': seen === undefined ? { $exists: false } : seen },
        {
          $set: { stock, touchedAt },
          $inc: { touches: 1 },
          ...(event ? { $push: { pendingEvents: event } } : {}),
        },
        { ...PLAIN, returnDocument: 'after' },
      );
      return saved ?? undefined;
    },

    /** Those of the pictures that an item shows, be it published or not. */
    async imagesInUse(imageIds: string[]): Promise<Set<string>> {
      const used = await items
        .find({ imageIds: { $in: imageIds } }, { projection: { imageIds: 1 } })
        .toArray();
      return new Set(used.flatMap((item) => item.imageIds));
    },

    /** A seller's items outside the shop let go of their pictures. */
    async forgetPictures(seller: string): Promise<void> {
      await items.updateMany({ seller, published: false }, { $set: { imageIds: [] } });
    },
  };
}
