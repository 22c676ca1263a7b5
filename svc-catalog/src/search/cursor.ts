import { invalid } from '@ethereal/service-kit/errors';
import { z } from 'zod';

/** Where a page ended: the sort key of its last item, then its time (ms) and id, which never change. */
export type Position = { key: number; created: number; id: string };
const ORDERS = ['newest', 'asc', 'desc', 'rating', 'best'] as const;
export type Order = (typeof ORDERS)[number];

const wire = z.tuple([z.enum(ORDERS), z.int().nonnegative(), z.int(), z.string().regex(/^[0-9a-f]{24}$/)]);

export function writeCursor(order: Order, { key, created, id }: Position): string {
  return Buffer.from(JSON.stringify([order, key, created, id])).toString('base64url');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** @throws DomainError INVALID_CURSOR for what `writeCursor` did not make, or made for another order. */
export function readCursor(order: Order, cursor: string): Position {
  const result = wire.safeParse(parsed(cursor));
  if (!result.success || result.data[0] !== order) {
    const message = 'The cursor is not one that this list gave.';
    throw invalid(message, { code: 'INVALID_CURSOR', errors: { cursor: message } });
  }
  const [, key, created, id] = result.data;
  return { key, created, id };
}
