import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import type { ImagesPart } from '../images/images.ts';
import type { SearchPart } from '../search/search.ts';
import type { Shared } from '../shared/shared.ts';
import { createHelpful } from './helpful.ts';
import { createReadReviews, createShowReviews, type ShowReviews } from './read-reviews.ts';
import { createReviewPictures, type ReviewPictures } from './review-pictures.ts';
import { mountReviews } from './reviews.routes.ts';
import { createTally, type Tally } from './tally.ts';
import { createWriteReviews } from './write-reviews.ts';

/** Pause between two sweeps for reviews that a crash left uncounted, in milliseconds. */
const SWEEP_EVERY_MS = 10_000;

type Others = Pick<SearchPart, 'saved'> & Pick<ImagesPart, 'pictures'>;

type ReviewsPart = Part & { tally: Tally; reviewPictures: ReviewPictures; showReviews: ShowReviews };

/** Opens reviews, their helpful votes, and the exact count of stars. */
export function openReviews(shared: Shared, { saved, pictures }: Others): ReviewsPart {
  const { stores, logger, now } = shared;
  const { reviews, items, votes } = stores;
  const tally = createTally({ reviews, items, saved, now, logger });
  repeat(tally.sweep, { ...shared, job: 'star sweep', everyMs: SWEEP_EVERY_MS });
  const reviewPictures = createReviewPictures({ reviews, pictures });
  const showReviews = createShowReviews(votes);
  const helpful = createHelpful({ ...shared, ...stores });
  const calls = {
    ...createReadReviews(stores),
    ...createWriteReviews({ ...shared, ...stores, tally, pictures: reviewPictures }),
  };
  return {
    tally,
    reviewPictures,
    showReviews,
    mount: (router) => mountReviews(router, { ...shared, showReviews, helpful }, calls),
  };
}
