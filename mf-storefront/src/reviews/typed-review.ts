import { FITS, type Fit, type ReviewSent } from '@ethereal/contracts/reviews';
import { fieldOf, textOf } from '@ethereal/web-kit/api/field-of.ts';

/** A review as typed, without its pictures. */
export type TypedReview = { rating: number; title: string; text: string; fit?: Fit | undefined };

const keyOf = (id: string) => `ethereal.review.${id}`;

/**
 * Stores a typed review until it is published, so that it survives a reload and the end of the session. `id` is that of
 * the edited review, or of the item of a new one.
 */
export function storeTypedReview(id: string, author: string, review: ReviewSent): void {
  sessionStorage.setItem(keyOf(id), JSON.stringify({ author, ...review }));
}

/** Returns the typed review of an author; undefined for another author or unreadable data. */
export function readTypedReview(id: string, author: string): TypedReview | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    const [rating, title, text] = [fieldOf(stored, 'rating'), textOf(stored, 'title'), textOf(stored, 'text')];
    if (typeof rating !== 'number' || title === undefined || text === undefined) return undefined;
    const fit = FITS.find((value) => value === textOf(stored, 'fit'));
    return textOf(stored, 'author') === author ? { rating, title, text, fit } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a typed review. */
export const removeTypedReview = (id: string): void => sessionStorage.removeItem(keyOf(id));
