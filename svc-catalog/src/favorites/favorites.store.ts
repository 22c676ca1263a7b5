import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Collection, Db } from 'mongodb';

export const FAVORITES = 'favorites';

/** One per user and item, kept when it is none any more, so that its events leave in order. */
type FavoriteDocument = {
  /** `<user>:<item>` */
  _id: string;
  user: string;
  item: string;
  active: boolean;
  since: Date;
  /** The last event that its owner was notified of. */
  told?: string;
  pendingEvents: EventEnvelope[];
};

export const favoriteId = (user: string, item: string): string => `${user}:${item}`;

export type FavoritesStore = ReturnType<typeof createFavoritesStore>;

export function createFavoritesStore(db: Db) {
  const favorites: Collection<FavoriteDocument> = db.collection(FAVORITES);
  return {
    async ensureIndexes(): Promise<void> {
      await favorites.createIndexes([{ key: { user: 1, active: 1, since: -1 } }, { key: { item: 1, active: 1 } }]);
    },

    /** True when it was none before; of many calls at once exactly one is told so. */
    async add(user: string, item: string, since: Date, event: EventEnvelope): Promise<boolean> {
      const _id = favoriteId(user, item);
      try {
        const { upsertedCount, modifiedCount } = await favorites.updateOne(
          { _id, active: { $ne: true } },
          { $set: { user, item, active: true, since }, $push: { pendingEvents: event } },
          { upsert: true },
        );
        return upsertedCount + modifiedCount > 0;
      } catch (error) {
        // It is active already, so the filter found none and the insert met it.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** True when it was one before. */
    async remove(user: string, item: string, event: EventEnvelope): Promise<boolean> {
      const { modifiedCount } = await favorites.updateOne(
        { _id: favoriteId(user, item), active: true },
        { $set: { active: false }, $push: { pendingEvents: event } },
      );
      return modifiedCount > 0;
    },

    /** The favourites that an item has been since before a moment. */
    ownersOf(item: string, before: Date): AsyncIterable<{ _id: string; user: string }> {
      return favorites.find({ item, active: true, since: { $lte: before } }, { projection: { user: 1 } });
    },

    async tell(_id: string, event: EventEnvelope): Promise<void> {
      await favorites.updateOne(
        { _id, active: true, told: { $ne: event.id } },
        { $set: { told: event.id }, $push: { pendingEvents: event } },
      );
    },

    async forget(user: string): Promise<void> {
      await favorites.deleteMany({ user });
    },

    /** Ids of a user's favourites, newest first. */
    async itemsOf(user: string): Promise<string[]> {
      const found = await favorites
        .find({ user, active: true }, { projection: { item: 1 } })
        .sort({ since: -1, _id: -1 })
        .toArray();
      return found.map(({ item }) => item);
    },
  };
}
