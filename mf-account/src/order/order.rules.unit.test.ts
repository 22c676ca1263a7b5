import type { OrderItem } from '@ethereal/contracts/orders';
import { expect, test } from 'vitest';
import { returnableUntil } from './order.rules.ts';

const line = (change: Partial<OrderItem>) => ({ actions: [], ...change }) as unknown as OrderItem;
const at = '2026-12-05T10:00:00.000Z';

test('allows a return until the moment that the server names', () => {
  expect(returnableUntil(line({ returnUntil: at, actions: ['request-return'] }))).toBe(at);
});

test('returns no day for a line that is not handed over or whose return is settled', () => {
  expect(returnableUntil(line({ actions: ['cancel'] }))).toBeUndefined();
  expect(returnableUntil(line({ returnUntil: at, actions: [] }))).toBeUndefined();
});
