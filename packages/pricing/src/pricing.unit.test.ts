import { DAY_MS } from '@ethereal/contracts/durations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSwitch, percentBelow, priceAt, shownPrice } from './price-at.ts';
import {
  changePrice,
  FORMER_DAYS,
  MAX_PAST,
  newPrice,
  type PriceRecord,
  type PriceWish,
  reducedBy,
  SaleFault,
  toSecond,
} from './schedule.ts';

const SECOND_MS = 1000;
const START = Date.parse('2026-06-01T00:00:00.400Z');
const inDays = (days: number, from = START) => new Date(from + days * DAY_MS);
const isoIn = (days: number) => toSecond(inDays(days));

const cents = fc.integer({ min: 1, max: 20_000 });
/** A sale as a seller may send it, with times relative to the moment of the change. */
const wish = fc.record(
  {
    regular: cents,
    end: fc.boolean(),
    percent: fc.integer({ min: 1, max: 99 }),
    priceCents: cents,
    fromDays: fc.double({ min: -3, max: 20, noNaN: true }),
    lastsDays: fc.double({ min: -1, max: 40, noNaN: true }),
  },
  { requiredKeys: ['regular'] },
);
type SentWish = typeof wish extends fc.Arbitrary<infer T> ? T : never;
const waiting = (min: number) => fc.integer({ min, max: 25 * DAY_MS });
const step = (min: number) => fc.record({ afterMs: waiting(min), wish });

function toWish(now: Date, { regular, end, percent, priceCents, fromDays, lastsDays }: SentWish): PriceWish {
  if (end) return { priceCents: regular, sale: null };
  if (percent === undefined && priceCents === undefined) return { priceCents: regular };
  const from = fromDays === undefined ? undefined : inDays(fromDays, now.getTime());
  const begin = Math.max(now.getTime(), from?.getTime() ?? 0);
  const until = lastsDays === undefined ? undefined : inDays(lastsDays, begin).toISOString();
  const reduced = percent === undefined ? { priceCents } : { percent };
  return { priceCents: regular, sale: { ...reduced, from: from?.toISOString(), until } };
}

/** Changes a record; a sale that is refused leaves it as it was. */
function tryChange(record: PriceRecord, wanted: PriceWish, now: Date): PriceRecord {
  try {
    return changePrice(record, wanted, now);
  } catch (error) {
    if (error instanceof SaleFault) return record;
    throw error;
  }
}

/** Computes former prices from the whole life of an item, second by second of its changes. */
class Life {
  readonly #states: { from: number; record: PriceRecord; saleSince: number }[] = [];

  add(from: number, record: PriceRecord): void {
    const last = this.#states.at(-1);
    const isSameSale = last !== undefined && last.record.sale?.from === record.sale?.from;
    this.#states.push({ from, record, saleSince: isSameSale ? last.saleSince : from });
  }

  #priceAt(at: number): number {
    const state = this.#states.findLast(({ from }) => from <= at);
    return state ? priceAt(state.record, new Date(at)).priceCents : Number.NaN;
  }

  /** Returns the lowest price of the 30 days before the sale that is in force now began. */
  formerCents(): number | undefined {
    const { record, saleSince } = this.#states.at(-1) ?? {};
    if (!record?.sale) return undefined;
    const from = Date.parse(record.sale.from);
    const [start, end] = [from - FORMER_DAYS * DAY_MS, Math.max(from, saleSince ?? 0)];
    const bounds = this.#states.flatMap((state) => {
      const { sale } = state.record;
      return [state.from, sale ? Date.parse(sale.from) : start, sale?.until ? Date.parse(sale.until) : start];
    });
    const first = this.#states[0]?.from ?? 0;
    const inside = [start, ...bounds].map((at) => Math.max(at, first)).filter((at) => start <= at && at < end);
    return inside.length === 0 ? undefined : Math.min(...inside.map((at) => this.#priceAt(at)));
  }
}

describe('priceAt', () => {
  const sale = { priceCents: 5600, formerCents: 8000, from: isoIn(1), until: isoIn(3) };
  const item = { priceCents: 8000, sale };
  const secondBefore = (iso: string) => new Date(Date.parse(iso) - 1);

  it('switches at the first and after the last second of a sale', () => {
    expect(priceAt(item, secondBefore(sale.from))).toEqual({ priceCents: 8000 });
    const reduced = { priceCents: 5600, formerCents: 8000, saleEnds: sale.until, percent: 30 };
    expect(priceAt(item, new Date(sale.from))).toEqual(reduced);
    expect(priceAt(item, secondBefore(sale.until))).toEqual(reduced);
    expect(priceAt(item, new Date(sale.until))).toEqual({ priceCents: 8000 });
  });

  it('shows dollars with the names of calls', () => {
    expect(shownPrice(item, new Date(sale.from))).toEqual({
      price: 56,
      formerPrice: 80,
      saleEnds: sale.until,
      percent: 30,
    });
    expect(shownPrice(item, inDays(4))).toEqual({ price: 80 });
  });

  it('shows no reduction when the item was as cheap before', () => {
    const same = { priceCents: 8000, sale: { ...sale, formerCents: 5600 } };
    expect(priceAt(same, inDays(2))).toEqual({ priceCents: 5600, saleEnds: sale.until });
  });

  it('rounds the percent down', () => {
    expect(percentBelow(2999, 1999)).toBe(33);
    expect(percentBelow(10_000, 9999)).toBe(0);
    expect(
      priceAt({ priceCents: 10_000, sale: { ...sale, priceCents: 9999, formerCents: 10_000 } }, inDays(2)),
    ).toEqual({ priceCents: 9999, formerCents: 10_000, saleEnds: sale.until });
  });
});

describe('nextSwitch', () => {
  const sale = { priceCents: 1, from: isoIn(1), until: isoIn(3) };
  it('returns the beginning, then the end, then nothing', () => {
    expect(nextSwitch({ sale }, inDays(0))?.toISOString()).toBe(sale.from);
    expect(nextSwitch({ sale }, new Date(sale.from))?.toISOString()).toBe(sale.until);
    expect(nextSwitch({ sale }, new Date(sale.until))).toBeUndefined();
    expect(nextSwitch({ sale: { ...sale, until: undefined } }, inDays(2))).toBeUndefined();
  });
});

describe('reducedBy', () => {
  it('returns a lower price of at least a cent, exact to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 99 }), (price, percent) => {
        const reduced = reducedBy(price, percent);
        expect(reduced).toBeGreaterThanOrEqual(1);
        expect(reduced).toBeLessThanOrEqual(price);
        // The exact amount in hundredths of a cent, rounded half up by whole numbers alone.
        const exact = BigInt(price) * BigInt(100 - percent);
        expect(BigInt(reduced)).toBe([1n, (exact + 50n) / 100n].toSorted((a, b) => Number(b - a))[0]);
      }),
    );
  });
});

/** Compares what people see of a record at a moment with the life of the item. */
function expectExact(record: PriceRecord, life: Life, at: Date): void {
  const { priceCents, formerCents } = priceAt(record, at);
  expect(priceCents).toBeGreaterThanOrEqual(1);
  expect(priceCents).toBeLessThanOrEqual(record.priceCents);
  if (priceCents === record.priceCents) return;
  const former = life.formerCents();
  expect(formerCents).toBe(former !== undefined && former > priceCents ? former : undefined);
}

describe('changePrice', () => {
  const item = newPrice({ priceCents: 8000 }, inDays(0));

  it('keeps the record when nothing changes', () => {
    const planned = changePrice(item, { priceCents: 8000, sale: { percent: 30 } }, inDays(1));
    expect(changePrice(planned, { priceCents: 8000 }, inDays(2))).toBe(planned);
    const { from, until, percent } = planned.sale ?? {};
    expect(changePrice(planned, { priceCents: 8000, sale: { from, until, percent } }, inDays(2))).toBe(planned);
  });

  it('keeps a sale without `sale`, ends it with null', () => {
    const planned = changePrice(item, { priceCents: 8000, sale: { percent: 30 } }, inDays(1));
    const dearer = changePrice(planned, { priceCents: 9000 }, inDays(2));
    expect(dearer.sale).toMatchObject({ priceCents: 6300, formerCents: 8000, from: planned.sale?.from });
    expect(changePrice(dearer, { priceCents: 9000, sale: null }, inDays(3)).sale).toBeUndefined();
  });

  it.each([
    ['a price that is not lower', { priceCents: 8000 }, 'price'],
    ['an end before the beginning', { percent: 10, from: isoIn(5), until: isoIn(5) }, 'until'],
    ['an end in the past', { percent: 10, until: isoIn(0) }, 'until'],
  ] as const)('refuses %s', (_, sale, field) => {
    expect(() => changePrice(item, { priceCents: 8000, sale }, inDays(1))).toThrow(expect.objectContaining({ field }));
  });

  it('accepts a sale that is over when it is sent back unchanged', () => {
    const times = { from: isoIn(1), until: isoIn(3) };
    const planned = changePrice(item, { priceCents: 8000, sale: { percent: 10, ...times } }, inDays(0));
    const edited = changePrice(planned, { priceCents: 8500, sale: { percent: 10, ...times } }, inDays(4));
    expect(edited).toMatchObject({ priceCents: 8500 });
    expect(edited.sale).toBeUndefined();
  });

  it('moves a beginning in the past to now', () => {
    const begun = changePrice(item, { priceCents: 8000, sale: { percent: 10, from: isoIn(0) } }, inDays(3));
    expect(begun.sale?.from).toBe(isoIn(3));
  });

  it('shows the price and former price that the whole life of the item gives, for random plans', () => {
    fc.assert(
      fc.property(cents, fc.array(step(1000), { maxLength: 12 }), fc.array(waiting(0)), (first, steps, looks) => {
        const life = new Life();
        let now = START;
        let record = newPrice({ priceCents: first }, new Date(now));
        life.add(now, record);
        for (const [at, { afterMs, wish: wanted }] of steps.entries()) {
          now += afterMs;
          record = tryChange(record, toWish(new Date(now), wanted), new Date(now));
          life.add(now, record);
          expectExact(record, life, new Date(now));
          expectExact(record, life, new Date(now + (looks[at] ?? 0)));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never overstates a former price and stays bounded for many changes within 30 days', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 60, maxLength: 120 }), (prices) => {
        const life = new Life();
        let record = newPrice({ priceCents: 1 }, new Date(START));
        life.add(START, record);
        for (const [at, priceCents] of prices.toSorted((a, b) => a - b).entries()) {
          const now = START + (at + 1) * 7 * 60 * 60 * SECOND_MS;
          record = changePrice(record, { priceCents: priceCents + 1 }, new Date(now));
          life.add(now, record);
        }
        expect(record.past.length).toBeLessThanOrEqual(MAX_PAST);
        const now = START + 130 * 7 * 60 * 60 * SECOND_MS;
        if (record.priceCents === 1) return;
        const begun = changePrice(record, { priceCents: record.priceCents, sale: { priceCents: 1 } }, new Date(now));
        life.add(now, begun);
        expect(begun.sale?.formerCents).toBeLessThanOrEqual(life.formerCents() ?? 0);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps every rule under a clock that goes back and forth', () => {
    const jumping = fc.record({ afterMs: fc.integer({ min: -25 * DAY_MS, max: 25 * DAY_MS }), wish });
    fc.assert(
      fc.property(cents, fc.array(jumping, { maxLength: 12 }), (first, steps) => {
        let now = START;
        let record = newPrice({ priceCents: first }, new Date(now));
        for (const { afterMs, wish: wanted } of steps) {
          now += afterMs;
          record = tryChange(record, toWish(new Date(now), wanted), new Date(now));
          const { priceCents, formerCents, percent } = priceAt(record, new Date(now));
          expect(priceCents).toBeGreaterThanOrEqual(1);
          expect(priceCents).toBeLessThanOrEqual(record.priceCents);
          if (formerCents !== undefined) expect(formerCents).toBeGreaterThan(priceCents);
          if (percent !== undefined) expect(percent).toBeGreaterThanOrEqual(1);
          const rising = record.past.every(
            (price, index) => price.priceCents > (record.past[index - 1]?.priceCents ?? 0),
          );
          expect(rising).toBe(true);
          expect(record.past.length).toBeLessThanOrEqual(MAX_PAST);
        }
      }),
      { numRuns: 300 },
    );
  });
});
