import { z } from 'zod';
import { oneOf } from './choice.ts';
import { blankAsAbsent, id, line, moment, prose } from './common.ts';
import { pictureSent } from './picture-sent.ts';

/** Maximum length of the text of a review or a reply, in characters. */
export const MAX_REVIEW = 2000;
/** Maximum length of the title of a review, in characters. */
export const MAX_REVIEW_TITLE = 100;
/** Maximum number of pictures of a review. */
export const MAX_REVIEW_PICTURES = 4;
/** Numbers of stars, best first, as a histogram lists them. */
export const STARS = [5, 4, 3, 2, 1] as const;

/** Fit of an item as reviewers state it: smaller than its size, true to size, or larger. */
export const FITS = ['small', 'true', 'large'] as const;
const fit = oneOf(FITS);
export type Fit = z.output<typeof fit>;

/** Rating of an item or a seller: an average with one decimal, or null without any review. */
export const rating = z.object({ average: z.number(), count: z.int() }).nullable();
export type Rating = z.output<typeof rating>;

/** A picture in a review. Its size in pixels is known when the shop itself stores it. */
export const reviewPicture = z.object({
  url: z.string(),
  public_id: z.string(),
  width: z.int().optional(),
  height: z.int().optional(),
});
export type ReviewPicture = z.output<typeof reviewPicture>;

export const review = z.object({
  _id: id,
  rating: z.int(),
  /** Title of the review; may be blank. */
  title: z.string(),
  text: z.string(),
  /** Pictures by the review's author; absent without any. */
  pictures: z.array(reviewPicture).optional(),
  /** Size that the author bought; absent for items without sizes. */
  size: z.string().optional(),
  fit: fit.optional(),
  /** Name of the author as the shop shows it: 'Ada L.' */
  author: z.string(),
  createdAt: moment,
  editedAt: moment.optional(),
  /** Number of people who found the review helpful; absent when zero. */
  helpful: z.int().positive().optional(),
  /** Reply of the seller. */
  reply: z.object({ text: z.string(), createdAt: moment, editedAt: moment.optional() }).optional(),
});
export type Review = z.output<typeof review>;

/** Orders of a list of reviews: newest first, most stars first, fewest stars first. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const;

export const reviewPage = z.object({
  reviews: z.array(review),
  total: z.int(),
  average: z.number().nullable(),
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  histogram: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  /** Number of reviews by fit; absent when no review states a fit. */
  fit: z.object({ small: z.int(), true: z.int(), large: z.int() }).optional(),
  nextCursor: z.string().nullable(),
});
export type ReviewPage = z.output<typeof reviewPage>;

const stars = z.int('Choose 1 to 5 stars.').min(1, 'Choose 1 to 5 stars.').max(5, 'Choose 1 to 5 stars.');
const optionalTitle = blankAsAbsent(line('Title', MAX_REVIEW_TITLE));

/** A review as its author sends it. */
export const reviewSent = z.strictObject({
  rating: stars,
  title: optionalTitle,
  text: prose('Review', MAX_REVIEW),
  /** Fit of an item with sizes. */
  fit: blankAsAbsent(fit),
  /** Pictures that the author uploaded. An edit without pictures removes them. */
  pictures: z
    .array(pictureSent, 'Pictures must be a list.')
    .max(MAX_REVIEW_PICTURES, `A review may have at most ${MAX_REVIEW_PICTURES} pictures.`)
    .refine((all) => new Set(all.map(({ public_id }) => public_id)).size === all.length, 'Send each picture once.')
    .optional(),
});
export type ReviewSent = z.input<typeof reviewSent>;
