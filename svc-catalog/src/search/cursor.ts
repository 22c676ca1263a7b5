import { invalid } from '@ethereal/service-kit/errors';
import { z } from 'zod';
import { MAX_POWER } from './mix.ts';
import type { Plan } from './read.ts';

/** Position of the last item of a page: its sort key, then its time (ms) and id, which never change. */
export type Position = { key: number; created: number; id: string; plan?: Plan | undefined };
const ORDERS = ['newest', 'asc', 'desc', 'rating', 'reduction', 'best'] as const;
export type Order = (typeof ORDERS)[number];
type Cursor = Position & { order: Order };

const plan = z.object({
  dropped: z.int().min(0).max(255),
  corrected: z.string().max(300).optional(),
  kinds: z.array(z.string().max(60)).max(4).optional(),
  brands: z.array(z.string().max(100)).max(30).optional(),
  loose: z.array(z.string().max(100)).max(40).optional(),
  close: z.int().min(0).max(511).optional(),
  details: z.array(z.string().max(100)).max(40).optional(),
  shares: z
    .array(z.object({ isItself: z.boolean(), power: z.int().min(0).max(MAX_POWER) }))
    .max(40)
    .optional(),
});
const place = [z.enum(ORDERS), z.int().nonnegative(), z.int(), z.string().regex(/^[0-9a-f]{24}$/)] as const;
const wire = z.union([z.tuple([...place]), z.tuple([...place, plan])]);

/** Returns the cursor of the page that begins after a position. */
export function writeCursor(order: Order, { key, created, id, plan }: Position): string {
  return Buffer.from(JSON.stringify([order, key, created, id, ...(plan ? [plan] : [])])).toString('base64url');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the error for a cursor of another list. */
export function unknownCursor() {
  const message = 'The cursor is not one that this list gave.';
  return invalid(message, { code: 'INVALID_CURSOR', errors: { cursor: message } });
}

/** Reads a cursor, if any. @throws DomainError INVALID_CURSOR unless `writeCursor` made it */
export function readCursor(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined;
  const result = wire.safeParse(parsed(cursor));
  if (!result.success) throw unknownCursor();
  const [order, key, created, id, plan] = result.data;
  return { order, key, created, id, plan: plan as Plan | undefined };
}
