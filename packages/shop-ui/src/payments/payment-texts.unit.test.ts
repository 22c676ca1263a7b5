import type { OrderItem } from '@ethereal/contracts/orders';
import { describe, expect, test } from 'vitest';
import { approvedText, linePaymentText, paymentRefetchPause } from './payment-texts.ts';

const id = 'a'.repeat(24);
const aLine = (status: OrderItem['status'], more: Partial<OrderItem> = {}): OrderItem => ({
  productId: { _id: id, name: 'Coat', price: 24, user: id, image1: '' },
  quantity: 1,
  price: 24,
  seller: id,
  sizeChosen: null,
  status,
  ...more,
});
const card = (state: 'authorized' | 'partly-captured' | 'captured' | 'partly-refunded') =>
  ({ method: 'card', state }) as const;
const [pending, shipped, cancelled] = [aLine('Pending'), aLine('Out for Shipping'), aLine('Cancelled')];
const received = { state: 'received', reason: 'Small', requestedAt: '2026-11-21T10:00:00.000Z' } as const;
const returned = aLine('Handed', { return: received });

describe('payment of a line by card', () => {
  test.each([
    ['Charged when it ships', card('authorized'), pending],
    ['Being charged', card('authorized'), shipped],
    ['Charged when it ships', card('partly-captured'), pending],
    ['Charged when it ships', card('partly-refunded'), pending],
    ['Paid', card('partly-captured'), shipped],
    ['Paid', card('captured'), shipped],
    ['Refunded', card('partly-refunded'), aLine('Handed', { refundedCents: 2400 })],
    ['Being refunded', card('captured'), returned],
    ['Paid', card('captured'), aLine('Handed', { return: received, paidCents: 0 })],
  ])('returns %j for %o', (text, payment, item) => {
    expect(linePaymentText(payment, item)).toBe(text);
  });

  test('returns no text for a cancelled line or payment on delivery', () => {
    expect(linePaymentText(card('authorized'), cancelled)).toBeUndefined();
    expect(linePaymentText({ method: 'on-delivery', state: 'due' }, pending)).toBeUndefined();
  });
});

test.each([
  ['Charged when it ships', card('authorized'), [pending, cancelled]],
  ['Being charged', card('authorized'), [shipped, cancelled]],
  ['Partly charged, the rest when it ships', card('partly-captured'), [pending, shipped]],
  ['Paid', card('captured'), [shipped, cancelled]],
])('returns %j for the lines of an order that are not cancelled', (text, payment, items) => {
  expect(approvedText({ payment, items })).toBe(text);
});

test('reads orders again while a payment awaits the buyer, a charge or a refund, at growing intervals', () => {
  const charging = { payment: card('authorized'), items: [shipped] };
  const refunding = { payment: card('captured'), items: [returned] };
  const awaited = { payment: { method: 'card', state: 'awaiting' } as const, items: [pending] };
  const settled = { payment: card('authorized'), items: [pending] };
  expect([charging, refunding, awaited, settled].map((order) => paymentRefetchPause([settled, order], 0))).toEqual([
    1000,
    1000,
    1000,
    false,
  ]);
  expect(paymentRefetchPause([charging], 100)).toBe(15_000);
});
