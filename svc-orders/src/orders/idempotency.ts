import { createHash } from 'node:crypto';
import type { OrderRequest } from '@ethereal/contracts/orders';
import { conflict, invalid } from '@ethereal/service-kit/errors';
import type { Order } from './order.ts';

/** Visible ASCII, as header values are; long enough for any UUID or hash. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The key that a retry of the same order carries, with a fingerprint of what was requested with it. */
export function idempotencyOf(header: string | undefined, request: OrderRequest): Order['idempotency'] {
  if (header === undefined) return undefined;
  if (!KEY.test(header)) throw invalid('Idempotency-Key must be 1 to 200 visible characters.');
  return {
    key: header,
    fingerprint: createHash('sha256').update(JSON.stringify(request)).digest('base64url'),
  };
}

/** A key names one order: the same request gets that order again, another request is refused. */
export function checkSameClaim(order: Order, idempotency: Order['idempotency']): Order {
  if (order.idempotency?.fingerprint !== idempotency?.fingerprint)
    throw conflict('This Idempotency-Key was used for another order.', { code: 'IDEMPOTENCY_KEY_REUSED' });
  return order;
}
