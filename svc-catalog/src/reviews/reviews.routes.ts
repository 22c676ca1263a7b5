import {
  addReview,
  deleteReview,
  editReview,
  getMyReview,
  listMyHelpful,
  listReviewedItems,
  listReviews,
  listReviewsOfStore,
  markHelpful,
  replyToReview,
  unmarkHelpful,
} from '@ethereal/contracts/reviews';
import { answer, type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Helpful } from './helpful.ts';
import type { ReadReviews, ShowReviews } from './read-reviews.ts';
import { countOf, hasFitVotes, histogramOf, NO_STARS, ratingOf, type StoredReview, toReview } from './review.ts';
import type { WriteReviews } from './write-reviews.ts';

/** Registers the calls that list, write and answer reviews and vote for them. */
export function mountReviews(
  router: Router,
  deps: RouteDeps & { showReviews: ShowReviews; helpful: Helpful },
  reviews: ReadReviews & WriteReviews,
): void {
  const { showReviews, helpful } = deps;
  const shown = async (review: StoredReview) => (await showReviews([review]))(review);

  route(router, listReviews, deps, async ({ params, query: { sort = 'newest', ...paging } }) => {
    const { item, page, nextCursor } = await reviews.page(params.itemId, sort, paging);
    const { stars = NO_STARS, fit } = item;
    const body = {
      reviews: page.map(await showReviews(page)),
      total: countOf(stars),
      average: ratingOf(stars)?.average ?? null,
      histogram: histogramOf(stars),
      ...(fit && hasFitVotes(fit) ? { fit } : {}),
      nextCursor,
    };
    return answer({ body, headers: { 'Cache-Control': 'no-cache' } });
  });

  route(router, listReviewsOfStore, deps, async ({ user, query: { replied, ...paging } }) => {
    const { page, nextCursor } = await reviews.ofStore(user.id, {
      ...paging,
      ...(replied === undefined ? {} : { replied: replied === 'true' }),
    });
    const toShown = await showReviews(page.map(({ review }) => review));
    const body = {
      reviews: page.map(({ review, item: { _id, name, images, category } }) => ({
        ...toShown(review),
        item: { _id, name, itemImg: images.image1.url, category },
      })),
      nextCursor,
    };
    return uncached(body);
  });

  route(router, getMyReview, deps, async ({ user, params }) => {
    const { review, mayWrite } = await reviews.mine(user.id, params.itemId);
    const body = { review: review && (await shown(review)), mayWrite };
    return uncached(body);
  });

  route(router, listReviewedItems, deps, async ({ user }) => uncached({ items: await reviews.reviewedBy(user.id) }));

  route(router, addReview, deps, async ({ user, body: { productId, ...sent } }) =>
    toReview(await reviews.add(user.id, productId, sent), 0),
  );

  route(router, editReview, deps, async ({ user, params, body }) =>
    shown(await reviews.edit(user.id, params.id, body)),
  );

  route(router, deleteReview, deps, async ({ user, params }) => {
    await reviews.delete(user.id, params.id);
    return { message: 'Your review is gone.' };
  });

  route(router, replyToReview, deps, async ({ user, params, body }) =>
    shown(await reviews.reply(user.id, params.id, body.text)),
  );

  route(router, listMyHelpful, deps, async ({ user, params }) => {
    const body = { reviews: await helpful.of(params.itemId, user.id) };
    return uncached(body);
  });

  route(router, markHelpful, deps, async ({ user, params }) => ({
    helpful: await helpful.vote(user.id, params.id, true),
  }));

  route(router, unmarkHelpful, deps, async ({ user, params }) => ({
    helpful: await helpful.vote(user.id, params.id, false),
  }));
}
