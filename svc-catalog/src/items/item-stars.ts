import { type FitVotes, NO_STARS, type Stars } from '../reviews/review.ts';
import type { ShopItem } from './item.ts';
import { itemRated } from './item-events.ts';
import type { ItemsStore } from './items.store.ts';

export type ItemStars = {
  /** Returns an item with its current stars; undefined when it does not exist. */
  read(item: string): Promise<ShopItem | undefined>;
  /** Saves stars and votes on fit. Returns false when other stars were saved since `before` was read. */
  save(item: string, before: ShopItem, counts: { stars: Stars; fit: FitVotes }): Promise<boolean>;
};

type ItemStarsDeps = { items: ItemsStore; saved(item: ShopItem): void; now(): Date };

/** Stores stars and votes on fit in the documents of the items, and publishes `item.rated` when the stars change. */
export function createItemStars({ items, saved, now }: ItemStarsDeps): ItemStars {
  return {
    read: (item) => items.find(item),
    async save(_item, before, { stars, fit }) {
      const had = before.stars ?? NO_STARS;
      const changed = stars.some((count, index) => count !== had[index]);
      const at = now();
      const event = changed ? itemRated(before._id, stars, at) : undefined;
      const after = await items.saveStars(before, { stars, fit }, event, at);
      if (after && changed) saved(after);
      return after !== undefined;
    },
  };
}
