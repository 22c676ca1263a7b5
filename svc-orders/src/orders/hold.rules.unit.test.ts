import { describe, expect, it } from 'vitest';
import { heldInExcess, holdMs, MAX_HELD } from './hold.rules.ts';
import type { Order } from './order.ts';

const MINUTE_MS = 60_000;
const holding = (quantity: number, item = 'coat') =>
  ({ reserved: [{ item, key: 'all', quantity }] }) as unknown as Order;

describe('holdMs', () => {
  it('shortens the time to pay with the number of unpaid orders, to at least five minutes', () => {
    const minutes = [0, 1, 2, 5, 50].map((unpaid) => holdMs(30 * MINUTE_MS, unpaid) / MINUTE_MS);
    expect(minutes).toEqual([30, 15, 10, 5, 5]);
    expect(holdMs(MINUTE_MS, 3)).toBe(MINUTE_MS);
  });
});

describe('heldInExcess', () => {
  it('allows up to the limit of one item, and rejects more by product id', () => {
    const order = holding(10);
    expect(heldInExcess(order, [order, holding(MAX_HELD - 10), holding(99, 'hat')])).toBeUndefined();
    expect(heldInExcess(order, [order, holding(MAX_HELD - 9)])).toMatchObject({
      code: 'TOO_MANY_HELD',
      errors: { coat: expect.any(String) },
    });
  });
});
