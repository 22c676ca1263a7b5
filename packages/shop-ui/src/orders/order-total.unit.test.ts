import type { OrderItem } from '@ethereal/contracts/orders';
import { expect, test } from 'vitest';
import { orderCents, totalNote } from './order-total.ts';

const [id, at] = ['a'.repeat(24), '2026-11-21T10:00:00.000Z'];
const aLine = (price: number, quantity: number, change: Partial<OrderItem> = {}): OrderItem => ({
  productId: { _id: id, name: 'Coat', price, user: id, image1: '' },
  quantity,
  price,
  seller: id,
  sizeChosen: null,
  status: 'Pending',
  ...change,
});
const returned = { state: 'received', reason: 'Small', requestedAt: at } as const;

test('equals the ordered amount until a line is cancelled or returned', () => {
  const order = { totalPrice: 99, items: [aLine(25, 3), aLine(24, 1)] };
  expect([orderCents(order), totalNote(order)]).toEqual([9900, undefined]);
});

test('subtracts a cancelled and a returned line once, with a note', () => {
  const items = [
    aLine(10.1, 3, { status: 'Cancelled', refundedCents: 3030 }),
    aLine(24, 1, { status: 'Handed', return: returned, refundedCents: 2400 }),
    aLine(5, 1),
  ];
  const order = { totalPrice: 59.3, items };
  expect(orderCents(order)).toBe(500);
  expect(totalNote(order)).toBe('$59.30 ordered, $30.30 cancelled, $24.00 returned');
});

test('becomes zero when all lines are cancelled', () => {
  const order = { totalPrice: 99, items: [aLine(99, 1, { status: 'Cancelled' })] };
  expect([orderCents(order), totalNote(order)]).toEqual([0, '$99.00 ordered, $99.00 cancelled']);
});

test('keeps a requested return in the total of a seller', () => {
  const requested = { ...returned, state: 'requested' } as const;
  expect(orderCents({ totalPrice: 130, items: [aLine(40, 2, { status: 'Handed', return: requested })] })).toBe(13_000);
});

test('subtracts a refunded line at the amount of its reader, who bears no discount of the shop', () => {
  const items = [aLine(10, 1, { paidCents: 1000, status: 'Handed', refundedCents: 700 })];
  const order = { totalPrice: 10, items };
  expect(orderCents(order)).toBe(0);
  expect(totalNote(order)).toBe('$10.00 ordered, $10.00 returned');
});

test('subtracts what was paid for a cancelled part of a discounted line', () => {
  const items = [aLine(10, 1, { paidCents: 900 }), aLine(10, 1, { paidCents: 900, status: 'Cancelled' })];
  const order = { totalPrice: 18, items };
  expect(orderCents(order)).toBe(900);
  expect(totalNote(order)).toBe('$18.00 ordered, $9.00 cancelled');
});
