import type { HistoryStatus, LineStatus, OrderItem } from '@ethereal/contracts/orders';
import { describe, expect, test } from 'vitest';
import { onDay, orderItemName, returnTexts, sinceDay, sinceText } from './line-texts.ts';

const id = 'a'.repeat(24);
const now = new Date(2026, 2, 20, 12);
const day = (date: number) => new Date(2026, 2, date, 10).toISOString();
const aLine = (status: LineStatus, steps: [HistoryStatus, number][], change: Partial<OrderItem> = {}) =>
  ({
    productId: { _id: id, name: 'Coat', price: 24, user: id, image1: '' },
    quantity: 1,
    price: 24,
    seller: id,
    sizeChosen: null,
    status,
    ...change,
    history: steps.map(([what, date]) => ({ status: what, at: day(date), by: id })),
  }) satisfies OrderItem;

test.each<[string, LineStatus, [HistoryStatus, number][]]>([
  ['since March 2', 'Pending', [['Pending', 2]]],
  [
    'since Monday',
    'Out for Shipping',
    [
      ['Pending', 2],
      ['Out for Shipping', 3],
      ['Pending', 4],
      ['Out for Shipping', 16],
    ],
  ],
  ['on March 3', 'Handed', [['Handed', 3]]],
  ['yesterday', 'Cancelled', [['Cancelled', 19]]],
  ['', 'Handed', []],
])('returns %s for %s', (text, status, steps) => {
  expect(sinceText(aLine(status, steps), now)).toBe(text);
});

test('shows when a line was returned and the refund', () => {
  const line = aLine(
    'Handed',
    [
      ['Handed', 3],
      ['Return received', 5],
    ],
    {
      return: { state: 'received', reason: 'Small', requestedAt: day(4) },
      refundedCents: 2400,
    },
  );
  expect(returnTexts(line, now)).toEqual(['Returned on March 5', 'Refund of $24.00']);
  expect(returnTexts(aLine('Pending', [['Pending', 2]]), now)).toEqual([]);
});

describe('texts of a day', () => {
  const now = new Date(2026, 10, 24, 0, 30);
  const at = (day: number, month = 10, year = 2026) => new Date(year, month, day, 23, 50).toISOString();

  test.each([
    [at(24), 'since today', 'today'],
    [at(23), 'since yesterday', 'yesterday'],
    [at(22), 'since Sunday', 'on Sunday'],
    [at(18), 'since Wednesday', 'on Wednesday'],
    [at(17), 'since November 17', 'on November 17'],
    [at(31, 11, 2025), 'since December 31, 2025', 'on December 31, 2025'],
  ])('formats %s as %s or %s', (iso, since, on) => {
    expect([sinceDay(iso, now), onDay(iso, now)]).toEqual([since, on]);
  });
});

test('keeps a name of up to 60 characters and cuts a longer one to 59', () => {
  expect(orderItemName('x'.repeat(60))).toHaveLength(60);
  expect(orderItemName('x'.repeat(61))).toHaveLength(59);
});
