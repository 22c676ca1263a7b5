import { describe, expect, it } from 'vitest';
import { COUNTERS, ITEM_COUNTERS, ROWS } from './counted.ts';

describe.each(['item.sold', 'item.sale-reversed'] as const)('cents of %s', (type) => {
  const cents = ROWS.find(({ event }) => event === type)?.money?.cents;
  const line = { order: '', buyer: '', quantity: 2, priceCents: 1000, soldAt: '' };

  it('equals the paid amount of a line with codes', () => {
    expect(cents?.({ ...line, paidCents: 1500 })).toBe(1500);
    expect(cents?.({ ...line, paidCents: 0 })).toBe(0);
  });

  it('equals price times quantity without codes', () => expect(cents?.(line)).toBe(2000));
});

describe.each([
  ['counters', COUNTERS],
  ['counters of items', ITEM_COUNTERS],
])('letters of %s', (_, letters) => {
  it('differ, because stored counts hold letters alone', () => {
    const all = Object.values(letters);
    const taken = all.filter((letter, at) => all.indexOf(letter) !== at);
    expect(taken.map((letter) => `'${letter}' is taken: give the newer row of counted.ts another letter`)).toEqual([]);
  });
});
