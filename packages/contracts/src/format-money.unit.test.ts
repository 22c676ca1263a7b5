import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents, formatMoney } from './format-money.ts';

test.each([
  [0, '$0.00'],
  [7.5, '$7.50'],
  [999.99, '$999.99'],
  [1234.5, '$1,234.50'],
  [1234567, '$1,234,567.00'],
  [-10, '−$10.00'],
])('formats %s as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

test('formats any amount in cents as Intl does', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (cents) => {
      expect(formatCents(cents)).toBe(dollars.format(cents / 100));
    }),
  );
});
