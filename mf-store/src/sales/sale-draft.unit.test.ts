import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, NO_SALE, previewOf, readSale } from './sale-draft.ts';

const FROM = '2026-12-01T17:00:00.000Z';
const UNTIL = '2026-12-05T22:30:00.000Z';

describe('readSale', () => {
  it('returns a sale that the form reads back unchanged', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), moment, (percent, at) => {
        const from = new Date(Math.floor(at.getTime() / 1000) * 1000).toISOString();
        const sale = { percent, from };
        expect(readSale(draftOf(sale))).toEqual({ sale });
      }),
    );
    expect(readSale(draftOf({ price: 56, from: FROM, until: UNTIL }), Date.parse(FROM))).toEqual({
      sale: { price: 56, from: FROM, until: UNTIL },
    });
    expect(readSale(draftOf(null))).toEqual({ sale: null });
  });

  it.each([
    [{ how: 'percent', amount: '0' }, ['amount']],
    [{ how: 'percent', amount: '100' }, ['amount']],
    [{ how: 'percent', amount: '12.5' }, ['amount']],
    [{ how: 'percent', amount: '' }, ['amount']],
    [{ how: 'price', amount: '-1' }, ['amount']],
    [{ how: 'price', amount: 'x' }, ['amount']],
    [{ how: 'price', amount: '5', from: '2026-12-02T10:00', until: '2026-12-02T10:00' }, ['until']],
    [{ how: 'percent', amount: '5', until: '2025-12-02T10:00' }, ['until']],
    [{ how: 'price', amount: '', until: '2025-12-02T10:00' }, ['amount', 'until']],
  ] as const)('names the fields at fault of %o', (draft, fields) => {
    const read = readSale({ ...NO_SALE, ...draft });
    const faults = 'faults' in read ? Object.entries(read.faults) : [];
    expect(faults.flatMap(([field, message]) => (message ? [field] : []))).toEqual(fields);
  });
});

describe('previewOf', () => {
  it('shows both prices, and nothing for a price that is not lower', () => {
    expect(previewOf(80, { ...NO_SALE, how: 'percent', amount: '30' })).toBe('$80.00 → $56.00');
    expect(previewOf(80, { ...NO_SALE, how: 'price', amount: '49.9' })).toBe('$80.00 → $49.90');
    expect(previewOf(80, { ...NO_SALE, how: 'price', amount: '80' })).toBeUndefined();
    expect(previewOf(80, NO_SALE)).toBeUndefined();
    expect(previewOf(Number.NaN, { ...NO_SALE, how: 'percent', amount: '30' })).toBeUndefined();
  });
});
