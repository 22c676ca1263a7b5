import { MAX_FAVORITES } from '@ethereal/contracts/favorites';
import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Collection, Db } from 'mongodb';

export const FAVORITES = 'favorites';

/** A favorite of one user. The document is kept after removal, so that its events are published in order. */
type FavoriteDocument = {
  /** `<user>:<item>` */
  _id: string;
  user: string;
  item: string;
  active: boolean;
  since: Date;
  /** Price of the item when it became a favorite; absent in documents of earlier versions. */
  priceCents?: number;
  /** Id of the last event of which the owner was notified. */
  told?: string;
  pendingEvents: EventEnvelope[];
};

/** Returns the id of a person's favorite. */
export const favoriteId = (user: string, item: string): string => `${user}:${item}`;

export type FavoritesStore = ReturnType<typeof createFavoritesStore>;

/** Creates the store of favorites. */
export function createFavoritesStore(db: Db) {
  const favorites: Collection<FavoriteDocument> = db.collection(FAVORITES);
  return {
    async ensureIndexes(): Promise<void> {
      await favorites.createIndexes([{ key: { user: 1, active: 1, since: -1 } }, { key: { item: 1, active: 1 } }]);
    },

    /**
     * Adds a favorite. Returns true when the item was not a favorite before; of concurrent calls exactly one returns
     * true.
     */
    async add(user: string, item: string, added: { since: Date; priceCents: number }, event: EventEnvelope) {
      const _id = favoriteId(user, item);
      // When the favorite is active already, the filter matches nothing, and the upsert fails because of a duplicate
      // key.
      const update = favorites.updateOne(
        { _id, active: { $ne: true } },
        { $set: { user, item, active: true, ...added }, $push: { pendingEvents: event } },
        { upsert: true },
      );
      const result = await unlessDuplicate(update);
      return result !== undefined && result.upsertedCount + result.modifiedCount > 0;
    },

    /** Whether a person has the maximum of favorites besides an item. Concurrent calls may exceed it by a few. */
    async isFull(user: string, item: string): Promise<boolean> {
      const others = { user, active: true, item: { $ne: item } };
      return (await favorites.countDocuments(others, { limit: MAX_FAVORITES })) === MAX_FAVORITES;
    },

    /** Removes a favorite. Returns true when the item was a favorite before. */
    async remove(user: string, item: string, event: EventEnvelope): Promise<boolean> {
      const { modifiedCount } = await favorites.updateOne(
        { _id: favoriteId(user, item), active: true },
        { $set: { active: false }, $push: { pendingEvents: event } },
      );
      return modifiedCount > 0;
    },

    /** Returns the active favorites of an item that were added before a moment. */
    ownersOf(item: string, before: Date): AsyncIterable<{ _id: string; user: string }> {
      return favorites.find({ item, active: true, since: { $lte: before } }, { projection: { user: 1 } });
    },

    async storeEvent(_id: string, event: EventEnvelope): Promise<void> {
      await favorites.updateOne(
        { _id, active: true, told: { $ne: event.id } },
        { $set: { told: event.id }, $push: { pendingEvents: event } },
      );
    },

    async erase(user: string): Promise<void> {
      await favorites.deleteMany({ user });
    },

    /** Returns a user's favorites, newest first. */
    ofUser(user: string): Promise<Pick<FavoriteDocument, 'item' | 'priceCents'>[]> {
      return favorites
        .find({ user, active: true }, { projection: { item: 1, priceCents: 1 } })
        .sort({ since: -1, _id: -1 })
        .toArray();
    },
  };
}
