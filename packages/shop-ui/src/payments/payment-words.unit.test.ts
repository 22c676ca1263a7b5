import type { OrderItem } from '@ethereal/contracts/orders';
import { describe, expect, test } from 'vitest';
import { approvedWords, linePaymentWords } from './payment-words.ts';

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

describe('payment of a line by card', () => {
  test.each([
    ['Charged when it ships', card('authorized'), pending],
    // The charge of a line that has just shipped has not arrived yet.
    ['Charged when it ships', card('authorized'), shipped],
    ['Charged when it ships', card('partly-captured'), pending],
    ['Charged when it ships', card('partly-refunded'), pending],
    ['Paid', card('partly-captured'), shipped],
    ['Paid', card('captured'), shipped],
    ['Refunded', card('partly-refunded'), aLine('Handed', { refundedCents: 2400 })],
  ])('is %j for %o', (words, payment, item) => {
    expect(linePaymentWords(payment, item)).toBe(words);
  });

  test('has no words for a cancelled line or payment on delivery', () => {
    expect(linePaymentWords(card('authorized'), cancelled)).toBeUndefined();
    expect(linePaymentWords({ method: 'on-delivery', state: 'due' }, pending)).toBeUndefined();
  });
});

test('calls an order paid once each line that is not cancelled is charged', () => {
  expect(approvedWords(card('authorized'), [pending, cancelled])).toBe('Charged when it ships');
  expect(approvedWords(card('partly-captured'), [pending, shipped])).toBe('Partly charged, the rest when it ships');
  expect(approvedWords(card('captured'), [shipped, cancelled])).toBe('Paid');
});
