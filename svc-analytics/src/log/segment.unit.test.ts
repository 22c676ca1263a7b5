import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACT_KINDS } from '../events/counted.ts';
import type { Fact } from '../events/fact.ts';
import { digestOf, eachFact, toColumns } from './segment.ts';

const id = fc.integer({ min: 0, max: 7 }).map((number) => `${number}`.padStart(24, '0'));

test('returns the facts of a segment unchanged', () => {
  const fact = fc
    .record({
      item: id,
      kind: fc.constantFrom(...FACT_KINDS),
      minute: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      quantity: fc.integer({ min: 1, max: 1e6 }),
      cents: fc.integer({ min: 0, max: 1e12 }),
    })
    .map((entry) => ({
      ...entry,
      // An item has one seller. Some sellers are unknown.
      seller: entry.item.endsWith('3') ? undefined : `${Number(entry.item) % 3}`.padStart(24, 'a'),
      ...(['sales', 'cancellations', 'orders'].includes(entry.kind) ? {} : { quantity: 1, cents: 0 }),
    }));
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 50 }), (facts) => {
      const columns = toColumns(facts);
      const found: Fact[] = [];
      eachFact(columns, (item, one) => {
        expect(columns.items[item]).toBe(one.item);
        found.push({ ...one });
      });
      expect(found).toEqual(facts);
    }),
  );
});

test('maps ids to distinct digests of 24 hexadecimal digits, in the order of time', () => {
  const second = Date.UTC(2026, 0, 1) / 1000;
  const digest = digestOf({ id: 'one', second });
  expect(digest).toMatch(/^[0-9a-f]{24}$/);
  expect(digestOf({ id: 'one', second })).toBe(digest);
  expect(digestOf({ id: 'two', second })).not.toBe(digest);
  expect(digestOf({ id: 'one', second: second + 1 }) > digest).toBe(true);
  expect(digestOf({ id: 'one', second: 1 }) < digest).toBe(true);
});
