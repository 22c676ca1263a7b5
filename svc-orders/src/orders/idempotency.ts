import { createHash } from 'node:crypto';
import type { OrderRequest } from '@ethereal/contracts/orders';
import { conflict, invalid } from '@ethereal/service-kit/errors';
import type { Order } from './order.ts';

/** Matches visible ASCII characters, as in header values. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** Returns the idempotency key of a request. @throws invalid for a key with other characters or of another length */
export function keyOfRequest(header: string | undefined): string | undefined {
  if (header !== undefined && !KEY.test(header)) throw invalid('Idempotency-Key must be 1 to 200 visible characters.');
  return header;
}

/** Returns the key of a request with a fingerprint of its body. */
export function idempotencyOf(header: string | undefined, request: OrderRequest): Order['idempotency'] {
  const key = keyOfRequest(header);
  if (key === undefined) return undefined;
  return {
    key,
    fingerprint: createHash('sha256').update(JSON.stringify(request)).digest('base64url'),
  };
}

/** Returns the order of a key for the same request. @throws conflict for another request */
export function checkSameRequest(order: Order, idempotency: Order['idempotency']): Order {
  if (order.idempotency?.fingerprint !== idempotency?.fingerprint)
    throw conflict('This Idempotency-Key was used for another order.', { code: 'IDEMPOTENCY_KEY_REUSED' });
  return order;
}
