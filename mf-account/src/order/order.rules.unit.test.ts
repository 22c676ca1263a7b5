import type { Order, OrderItem } from '@ethereal/contracts/orders';
import { expect, test } from 'vitest';
import { cancellable, returnableUntil } from './order.rules.ts';

const line = (change: Partial<OrderItem>) => ({ actions: [], history: [], ...change }) as unknown as OrderItem;
const at = '2026-11-21T10:00:00.000Z';
const history: OrderItem['history'] = [{ status: 'Handed', at, by: 'a'.repeat(24) }];

test('allows a return for 14 days after the line was handed over', () => {
  expect(returnableUntil(line({ history, actions: ['request-return'] }))).toBe('2026-12-05T10:00:00.000Z');
});

test('gives no such day for a line that is not handed over or whose return is settled', () => {
  expect(returnableUntil(line({ actions: ['cancel'] }))).toBeUndefined();
  expect(returnableUntil(line({ history, actions: [] }))).toBeUndefined();
});

test('lists only lines that the server lets the buyer cancel', () => {
  const items = [line({ actions: ['cancel'], lineId: 'one' }), line({ actions: [], lineId: 'two' })];
  expect(cancellable({ items } as unknown as Order).map(({ lineId }) => lineId)).toEqual(['one']);
});
