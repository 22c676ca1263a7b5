import { dropFormerIndex } from '@ethereal/service-kit/mongo';
import type { Collection, Db } from 'mongodb';
import type { ItemDocument } from './item-document.ts';
import { itemQueries } from './item-queries.store.ts';
import { itemWrites } from './item-writes.store.ts';

export const ITEMS = 'items';

export type ItemsStore = ReturnType<typeof createItemsStore>;

/** Stores items: the queries and writes of their documents. */
export function createItemsStore(db: Db) {
  const items: Collection<ItemDocument> = db.collection(ITEMS);

  return {
    async ensureIndexes(): Promise<void> {
      await items.createIndexes([
        { key: { seller: 1, published: 1, createdAt: -1, _id: -1 } },
        { key: { published: 1, createdAt: -1 } },
        { key: { updatedAt: 1 } },
        { key: { touchedAt: 1 } },
        { key: { nextSwitch: 1 }, sparse: true },
        { key: { imageIds: 1 } },
        { key: { brand: 1 }, sparse: true },
        { key: { 'hidden.since': 1 }, sparse: true },
        { key: { 'mergedBrands.merge': 1 }, sparse: true },
        {
          key: { seller: 1, number: 1 },
          name: 'number',
          unique: true,
          partialFilterExpression: { published: true, number: { $exists: true } },
        },
      ]);
      // The index of seller, time and id serves its queries.
      await dropFormerIndex(items, 'seller_1_published_1_createdAt_-1');
    },

    ...itemQueries(items),
    ...itemWrites(items),
  };
}
