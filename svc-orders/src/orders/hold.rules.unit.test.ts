import { MINUTE_MS } from '@ethereal/contracts/durations';
import { describe, expect, it } from 'vitest';
import { heldInExcess, MAX_HELD, withHold } from './hold.rules.ts';
import type { Order } from './order.ts';

const holding = (quantity: number, item = 'coat') =>
  ({ reserved: [{ item, key: 'all', quantity }] }) as unknown as Order;

const createdAt = new Date('2026-01-01');
const byCard = (_id: string) => ({ _id, createdAt, payment: { state: 'awaiting' } }) as unknown as Order;

/** Returns the minutes to pay an order beside other unpaid ones. */
function minutesToPay(windowMinutes: number, others: number): number {
  const order = byCard('own');
  const unpaid = [order, ...Array.from({ length: others }, (_, number) => byCard(`other ${number}`))];
  const { payment } = withHold(order, windowMinutes * MINUTE_MS, unpaid);
  return ((payment?.expiresAt.getTime() ?? 0) - createdAt.getTime()) / MINUTE_MS;
}

describe('withHold', () => {
  it('shortens the time to pay with the number of other unpaid orders, to at least five minutes', () => {
    expect([0, 1, 2, 5, 50].map((others) => minutesToPay(30, others))).toEqual([30, 15, 10, 5, 5]);
    expect(minutesToPay(1, 3)).toBe(1);
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
