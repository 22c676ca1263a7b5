import type { Logger } from '@ethereal/service-kit/logger';
import type { ItemStars } from '../items/item-stars.ts';
import type { ReviewsStore } from './reviews.store.ts';

export type Tally = {
  /** Counts an item's stars and fit. The count includes all writes before the call. */
  count(item: string): Promise<void>;
  /** Counts reviews that a crash left uncounted. */
  sweep(): Promise<void>;
};

type TallyDeps = {
  reviews: Pick<ReviewsStore, 'marks' | 'countsOf' | 'settle'>;
  stars: ItemStars;
  logger: Logger;
};

const ATTEMPTS = 50;

/**
 * Keeps the stars and fit in each item's document exact. It first reads the marks, then counts all reviews, then saves
 * the sum if no other count was saved in the meantime. So a mark is removed only by a count that began after its write.
 */
export function createTally({ reviews, stars, logger }: TallyDeps): Tally {
  const count = async (item: string) => {
    const marks = await reviews.marks(item);
    for (let attempt = 1; ; attempt++) {
      const before = await stars.read(item);
      if (!before) break;
      if (await stars.save(item, before, await reviews.countsOf(item))) break;
      if (attempt === ATTEMPTS) throw new Error(`the stars of ${item} changed too often to be counted`);
    }
    for (const mark of marks) await reviews.settle(mark);
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
