import type { Outbox } from '@ethereal/service-kit/events/outbox';
import type { ItemsStore } from '../items/items.store.ts';
import { reviewVoted } from './review-events.ts';
import { checkVoter } from './reviews.rules.ts';
import { REVIEWS, type ReviewsStore } from './reviews.store.ts';
import { createFindVisible } from './visible-reviews.ts';
import type { VotesStore } from './votes.store.ts';

type HelpfulDeps = {
  reviews: ReviewsStore;
  votes: VotesStore;
  items: ItemsStore;
  outbox: Outbox;
  now(): Date;
};

export type Helpful = ReturnType<typeof createHelpful>;

/**
 * Records votes of readers that a review is helpful: one per person and review, none by its author or the item's
 * seller.
 */
export function createHelpful({ reviews, votes, items, outbox, now }: HelpfulDeps) {
  const findVisible = createFindVisible({ reviews, items });
  return {
    /** Returns the reviews of an item that a person found helpful. */
    of: votes.of,
    /** Adds or removes a person's vote. Returns the number of votes. @throws notFound, forbidden */
    async vote(user: string, id: string, isHelpful: boolean): Promise<number> {
      const { review, item } = await findVisible(id);
      if (isHelpful) checkVoter(user, review, item);
      const vote = { review: id, item: item._id, user };
      const isChanged = isHelpful ? await votes.add(vote) : await votes.remove(id, user);
      if (isChanged) {
        await reviews.storeEvent(id, reviewVoted(review, now()));
        outbox.announce(REVIEWS, id);
      }
      return (await votes.counts([id])).get(id) ?? 0;
    },
  };
}
