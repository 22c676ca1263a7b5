import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import { gather } from '@ethereal/service-kit/gather';
import { duplicatesOf } from '@ethereal/service-kit/mongo';
import type { Collection } from 'mongodb';
import type { FitVotes, Stars } from '../reviews/review.ts';
import { imageIdsOf, type ShopItem } from './item.ts';
import { type ItemDocument, PLAIN } from './item-document.ts';

/** Writes changes of items, each in one write with the events that announce it. */
export function itemWrites(items: Collection<ItemDocument>) {
  /** Inserts several items by one command. Returns the error of each item that exists already. */
  const insertOne = gather(async (all: readonly ItemDocument[]): Promise<unknown[]> => {
    let failure: unknown;
    const insert = items.insertMany([...all], { ordered: false }).catch((error: unknown) => {
      failure = error;
      throw error;
    });
    const duplicates = await duplicatesOf(insert);
    return all.map((_, at) => (duplicates.has(at) ? failure : undefined));
  });

  return {
    async insert(item: ShopItem, event: EventEnvelope): Promise<void> {
      const failure = await insertOne({
        ...item,
        imageIds: imageIdsOf(item.images),
        pendingEvents: [event],
      });
      if (failure !== undefined) throw failure;
    },

    /** Replaces an item by its next version. Returns false when the item was changed in the meantime. */
    async replace(item: ShopItem, events: readonly EventEnvelope[]): Promise<boolean> {
      // Other writers change these fields, so they keep their values: stars, fit, their revision, stock.
      const {
        _id,
        stars: _stars,
        fit: _fit,
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
          $push: { pendingEvents: { $each: [...events] } },
        },
      );
      return modifiedCount === 1;
    },

    /**
     * Saves stars. Returns undefined when other stars were saved since `before` was read. Without an event nothing is
     * published.
     */
    async saveStars(
      before: ShopItem,
      counts: { stars: Stars; fit: FitVotes },
      event: EventEnvelope | undefined,
      touchedAt: Date,
    ): Promise<ShopItem | undefined> {
      const { starsRevision } = before;
      const unseen = starsRevision === undefined ? { $exists: false } : starsRevision;
      const change = event
        ? {
            $set: { ...counts, touchedAt },
            $inc: { starsRevision: 1, touches: 1 },
            $push: { pendingEvents: event },
          }
        : { $set: counts, $inc: { starsRevision: 1 } };
      const saved = await items.findOneAndUpdate({ _id: before._id, starsRevision: unseen }, change, {
        ...PLAIN,
        returnDocument: 'after',
      });
      return saved ?? undefined;
    },

    /** Saves stock. Returns undefined when another stock was saved since `before` was read. */
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

    /** Removes the picture ids of a seller's unpublished items, so that they no longer keep pictures. */
    async dropImageIds(seller: string): Promise<void> {
      await items.updateMany({ seller, published: false }, { $set: { imageIds: [] } });
    },
  };
}
