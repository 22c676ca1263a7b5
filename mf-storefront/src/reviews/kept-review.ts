import { FITS, type Fit } from '@ethereal/contracts/reviews';

/** A review as typed, without its pictures. */
export type TypedReview = { rating: number; title: string; text: string; fit?: Fit | undefined };

const keyOf = (id: string) => `ethereal.review.${id}`;

/**
 * Stores a typed review until it is published, so that it survives a reload and the end of the session. `id` is that of
 * the edited review, or of the item of a new one.
 */
export function keepReview(id: string, author: string, review: TypedReview): void {
  sessionStorage.setItem(keyOf(id), JSON.stringify({ author, ...review }));
}

/** Returns the typed review of an author; undefined for another author or unreadable data. */
export function keptReview(id: string, author: string): TypedReview | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { author: by, rating, title, text, fit } = stored as Partial<Record<string, unknown>>;
    const isWhole = typeof rating === 'number' && typeof title === 'string' && typeof text === 'string';
    return isWhole && by === author ? { rating, title, text, fit: FITS.find((one) => one === fit) } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a typed review. */
export const forgetReview = (id: string): void => sessionStorage.removeItem(keyOf(id));
