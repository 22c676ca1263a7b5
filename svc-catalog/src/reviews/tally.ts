import type { Logger } from '@ethereal/service-kit/logger';
import { createWrite } from '@ethereal/service-kit/write';
import type { ShopItem } from '../items/item.ts';
import { itemRated } from '../items/item-events.ts';
import type { ItemsStore } from '../items/items.store.ts';
import { type FitVotes, NO_STARS, type Stars } from './review.ts';
import type { ReviewsStore } from './reviews.store.ts';

export type Tally = {
  /** Counts an item's stars and fit. The count includes all writes before the call. */
  count(item: string): Promise<void>;
  /** Counts reviews that a crash left uncounted. */
  sweep(): Promise<void>;
};

type TallyDeps = {
  reviews: Pick<ReviewsStore, 'marks' | 'countsOf' | 'removeMark'>;
  items: Pick<ItemsStore, 'find' | 'saveStars'>;
  /** Receives an item whose stars have changed. */
  saved(item: ShopItem): void;
  now(): Date;
  logger: Logger;
};

/** An item as it was read, with the counts of its reviews that were read afterwards. */
type Counted = { item: ShopItem; counts: { stars: Stars; fit: FitVotes } };

/**
 * Keeps the stars and fit in each item's document exact. It first reads the marks, then counts all reviews, then saves
 * the sum if no other count was saved in the meantime. So a mark is removed only by a count that began after its write.
 * Changed stars are published with `item.rated`.
 */
export function createTally({ reviews, items, saved, now, logger }: TallyDeps): Tally {
  const save = createWrite({
    document: 'item stars',
    async load(id: string): Promise<Counted | undefined> {
      const item = await items.find(id);
      return item && { item, counts: await reviews.countsOf(id) };
    },
    decide: (counted) => counted && { state: counted },
    async save(_before, { state }) {
      const { item, counts } = state;
      const had = item.stars ?? NO_STARS;
      const isChanged = counts.stars.some((count, index) => count !== had[index]);
      const at = now();
      const after = await items.saveStars(
        item,
        counts,
        isChanged ? itemRated(item._id, counts.stars, at) : undefined,
        at,
      );
      if (after && isChanged) saved(after);
      return after && state;
    },
  });
  const count = async (item: string) => {
    const marks = await reviews.marks(item);
    await save(item, undefined);
    for (const mark of marks) await reviews.removeMark(mark);
  };
  return {
    count,
    async sweep() {
      for (const item of new Set((await reviews.marks()).map((mark) => mark.item))) {
        await count(item).catch((error: unknown) =>
          logger.warn({ err: error, item }, 'the stars of an item could not be counted'),
        );
      }
    },
  };
}
