import { describe, expect, it } from 'vitest';
import { eachFact, toColumns } from '../log/segment.ts';
import { COUNTERS, FACT_KINDS, ITEM_COUNTERS, ROWS } from './counted.ts';
import type { Fact } from './fact.ts';

/** Kinds in the order of the first release. Stored segments hold their indexes in this list. */
const FIRST_KINDS = ['views', 'favorites', 'carts', 'sales', 'cancellations', 'orders', 'newPeople', 'newItems'];

describe('counted kinds', () => {
  it('keep their numbers in stored segments', () => {
    expect(FACT_KINDS.slice(0, FIRST_KINDS.length)).toEqual(FIRST_KINDS);
    expect(FACT_KINDS.length).toBeLessThanOrEqual(0x80);
  });

  it('have unique letters', () => {
    const letters = [...Object.values(COUNTERS), ...Object.values(ITEM_COUNTERS)];
    expect(new Set(letters).size).toBe(letters.length);
    expect(new Set(ROWS.map(({ event }) => event)).size).toBe(ROWS.length);
  });

  it('have units wherever they have money', () => {
    expect(ROWS.filter(({ money, units }) => money && !units)).toEqual([]);
  });
});

describe('segment with kinds of a newer version', () => {
  const at = (kind: Fact['kind'], quantity = 1, cents = 0): Fact => ({
    item: '1'.padStart(24, '0'),
    seller: undefined,
    kind,
    minute: 1,
    quantity,
    cents,
  });
  const [NEW, NEW_WITH_AMOUNT] = [100, 101 | 0x80];

  it('omits unknown kinds and reads every other fact with its own amounts', () => {
    const facts = [at('sales', 2, 500), at('views'), at('views'), at('cancellations', 1, 250)];
    const columns = toColumns(facts);
    // Writes the segment like a newer version: one new kind without an amount, and one with 7 units and 700 cents.
    columns.kind[1] = NEW;
    columns.kind[2] = NEW_WITH_AMOUNT;
    columns.amounts.splice(2, 0, 7, 700);
    const found: Fact[] = [];
    eachFact(columns, (_, fact) => found.push({ ...fact }));
    expect(found).toEqual([at('sales', 2, 500), at('cancellations', 1, 250)]);
  });
});
