import type { Fit, Rating, Review, ReviewPage } from '@ethereal/contracts/reviews';
import type { SizedPicture } from '../images/picture-use.ts';

/** A review as it is stored. */
export type StoredReview = {
  _id: string;
  item: string;
  /** Author of the review; names no person after the account is deleted. */
  user: string;
  author: string;
  rating: number;
  title: string;
  text: string;
  pictures?: SizedPicture[];
  /** The size that the author had bought when they wrote the review. */
  size?: string | undefined;
  fit?: Fit | null;
  createdAt: Date;
  editedAt?: Date;
  reply?: { text: string; createdAt: Date; editedAt?: Date };
  /** Mark of a change since the item's stars were counted; each change sets a new mark. */
  uncounted?: string;
  /** Whether the author deleted the review; the document is deleted when the stars have been counted without it. */
  deleted?: true;
  /** Whether a decision of the desk hides the review. */
  hidden?: true;
};

/** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
export type Stars = [number, number, number, number, number];

/** Number of reviews for each answer on fit. */
export type FitVotes = Record<Fit, number>;

export const NO_FIT_VOTES: Readonly<FitVotes> = { small: 0, true: 0, large: 0 };

/** Whether anybody answered how an item fits. */
export const hasFitVotes = (votes: Readonly<FitVotes>): boolean => votes.small + votes.true + votes.large > 0;

export const NO_STARS: Readonly<Stars> = [0, 0, 0, 0, 0];

/** Returns the number of reviews with stars. */
export const countOf = (stars: Readonly<Stars>): number => stars.reduce((sum, count) => sum + count, 0);

/** Returns the exact average; 0 without reviews. */
export function meanOf(stars: Readonly<Stars>): number {
  const count = countOf(stars);
  return count === 0 ? 0 : stars.reduce((sum, many, index) => sum + many * (index + 1), 0) / count;
}

/** Returns the rating as cards show it: the average to one decimal, and the count. */
export function ratingOf(stars: Readonly<Stars> = NO_STARS): Rating {
  const count = countOf(stars);
  return count === 0 ? null : { average: Math.round(meanOf(stars) * 10) / 10, count };
}

/** Returns the sum of two counts of stars. */
export const addStars = (a: Readonly<Stars>, b: Readonly<Stars>): Stars => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
];

/** Returns the counts of stars by their number. */
export const histogramOf = (stars: Readonly<Stars>): ReviewPage['histogram'] => ({
  1: stars[0],
  2: stars[1],
  3: stars[2],
  4: stars[3],
  5: stars[4],
});

/** Name of an author whose account was deleted. */
export const FORMER_CUSTOMER = 'A former customer';

/**
 * Returns a review as readers see it.
 * @param helpful number of people who found the review helpful
 */
export function toReview(stored: StoredReview, helpful: number): Review {
  const { _id, rating, title, text, pictures = [], size, fit, author, createdAt, editedAt, reply } = stored;
  return {
    _id,
    rating,
    title,
    text,
    author,
    ...(pictures.length > 0 ? { pictures } : {}),
    ...(size ? { size } : {}),
    ...(fit ? { fit } : {}),
    ...(helpful > 0 ? { helpful } : {}),
    createdAt: createdAt.toISOString(),
    ...(editedAt ? { editedAt: editedAt.toISOString() } : {}),
    ...(reply
      ? {
          reply: {
            text: reply.text,
            createdAt: reply.createdAt.toISOString(),
            ...(reply.editedAt ? { editedAt: reply.editedAt.toISOString() } : {}),
          },
        }
      : {}),
  };
}
