import { describe, expect, it } from 'vitest';
import { statementOf } from './statement.ts';

const line = (cents: number, saleCents: number, discountCents?: number, shopDiscountCents?: number) => ({
  _id: 'x',
  order: 'a'.repeat(24),
  product: 'b'.repeat(24),
  name: 'Coat',
  cents,
  saleCents,
  ...(discountCents !== undefined && { discountCents }),
  ...(shopDiscountCents !== undefined && { shopDiscountCents }),
});
const rowsOf = (...lines: ReturnType<typeof line>[]) =>
  statementOf({
    _id: 'p',
    seller: 's',
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
    lines,
    createdAt: new Date(),
    pendingEvents: [],
  })
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',').slice(2, 4));

describe('statementOf', () => {
  it("states the price, the seller's discount and the commission apart", () => {
    expect(rowsOf(line(1620, 1800, 200))).toEqual([
      ['Sale', '20.00'],
      ['Discount', ' -2.00'],
      ['Commission', ' -1.80'],
      ['', '16.20'],
    ]);
  });

  it('reverses each of them for a refund', () => {
    expect(rowsOf(line(-810, -900, -100))).toEqual([
      ['Refund', ' -10.00'],
      ['Discount returned', '1.00'],
      ['Commission returned', '0.90'],
      ['', ' -8.10'],
    ]);
  });

  it("states the shop's discount with the amount that the shop pays for it", () => {
    expect(rowsOf(line(900, 1000, undefined, 300), line(-900, -1000, undefined, -300))).toEqual([
      ['Sale', '10.00'],
      ["Shop's discount", ' -3.00'],
      ['Paid by the shop', '3.00'],
      ['Commission', ' -1.00'],
      ['Refund', ' -10.00'],
      ["Shop's discount returned", '3.00'],
      ['Returned to the shop', ' -3.00'],
      ['Commission returned', '1.00'],
      ['', '0.00'],
    ]);
  });

  it('has no row of a discount for a line without one', () => {
    expect(rowsOf(line(900, 1000))).toEqual([
      ['Sale', '10.00'],
      ['Commission', ' -1.00'],
      ['', '9.00'],
    ]);
  });
});
