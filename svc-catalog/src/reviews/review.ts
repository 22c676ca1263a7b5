import type { Fit, Rating, Review, ReviewPage } from '@ethereal/contracts/reviews';
import type { SizedPicture } from '../images/picture-use.ts';

/** A review as it is kept. */
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
  /** The one that its author had bought when they wrote it. */
  size?: string | undefined;
  fit?: Fit | null;
  createdAt: Date;
  editedAt?: Date;
  reply?: { text: string; createdAt: Date; editedAt?: Date };
  /** Changed since its item's stars were counted; another mark with each change. */
  uncounted?: string;
  /** Deleted by its author; it goes when the stars are counted without it. */
  deleted?: true;
  /** Out of sight by a decision of the desk. */
  hidden?: true;
};

/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export type Stars = [number, number, number, number, number];

/** How many reviews say that an item fits so. */
export type FitVotes = Record<Fit, number>;

export const NO_FIT_VOTES: Readonly<FitVotes> = { small: 0, true: 0, large: 0 };

export const hasFitVotes = (votes: Readonly<FitVotes>): boolean => votes.small + votes.true + votes.large > 0;

export const NO_STARS: Readonly<Stars> = [0, 0, 0, 0, 0];

export const countOf = (stars: Readonly<Stars>): number => stars.reduce((sum, count) => sum + count, 0);

/** The exact average; 0 without reviews. */
export function meanOf(stars: Readonly<Stars>): number {
  const count = countOf(stars);
  return count === 0 ? 0 : stars.reduce((sum, many, index) => sum + many * (index + 1), 0) / count;
}

/** As cards show it: the average to one decimal. */
export function ratingOf(stars: Readonly<Stars> = NO_STARS): Rating {
  const count = countOf(stars);
  return count === 0 ? null : { average: Math.round(meanOf(stars) * 10) / 10, count };
}

export const addStars = (a: Readonly<Stars>, b: Readonly<Stars>): Stars => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
];

export const histogramOf = (stars: Readonly<Stars>): ReviewPage['histogram'] => ({
  1: stars[0],
  2: stars[1],
  3: stars[2],
  4: stars[3],
  5: stars[4],
});

/** 'Ada L.', as the shop shows a person to everybody. */
export function authorName({ fname, lname }: { fname: string; lname: string }): string {
  const [initial] = new Intl.Segmenter().segment(lname.trim());
  return initial ? `${fname.trim()} ${initial.segment.toUpperCase()}.` : fname.trim();
}

export const FORMER_CUSTOMER = 'A former customer';

/** @param helpful how many people found it so */
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
