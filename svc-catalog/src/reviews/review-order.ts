import { REVIEW_ORDERS } from '@ethereal/contracts/reviews';
import { invalid } from '@ethereal/service-kit/errors';
import { z } from 'zod';
import type { StoredReview } from './review.ts';

export type ReviewOrder = (typeof REVIEW_ORDERS)[number];
/** Position of the last review of a page. */
export type ReviewPosition = { rating: number; createdAt: Date; id: string };

/** Sort of each order of reviews. The id tells apart reviews of one moment. */
export const SORTS = {
  newest: { createdAt: -1, _id: -1 },
  highest: { rating: -1, createdAt: -1, _id: -1 },
  lowest: { rating: 1, createdAt: -1, _id: -1 },
} as const;

/** Returns the filter for reviews after a position in an order. */
export function afterInOrder(order: ReviewOrder, { rating, createdAt, id }: ReviewPosition) {
  const older = [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: id } }];
  if (order === 'newest') return { $or: older };
  const further = order === 'highest' ? { $lt: rating } : { $gt: rating };
  return { $or: [{ rating: further }, ...older.map((entry) => ({ rating, ...entry }))] };
}

const wire = z.tuple([
  z.enum(REVIEW_ORDERS),
  z.int().min(1).max(5),
  z.int().nonnegative().max(8.64e15),
  z.string().regex(/^[0-9a-f]{24}$/),
]);

/** Returns the cursor of the page of reviews that begins after one. */
export function writeReviewCursor(order: ReviewOrder, { rating, createdAt, _id }: StoredReview): string {
  return Buffer.from(JSON.stringify([order, rating, createdAt.getTime(), _id])).toString('base64url');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a cursor. @throws DomainError INVALID_CURSOR unless `writeReviewCursor` made it for this order */
export function readReviewCursor(order: ReviewOrder, cursor: string): ReviewPosition {
  const result = wire.safeParse(parsed(cursor));
  if (!result.success || result.data[0] !== order) {
    const message = 'The cursor is not one that this list gave.';
    throw invalid(message, { code: 'INVALID_CURSOR', errors: { cursor: message } });
  }
  const [, rating, createdAt, id] = result.data;
  return { rating, createdAt: new Date(createdAt), id };
}
