import { CODE_NOT_VALID } from '@ethereal/contracts/codes';
import { toDollars } from '@ethereal/contracts/money';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Code, type CodeTerms, codeIdOf } from './code.ts';
import { applyCodes, type CodeLine, labelOf } from './codes.rules.ts';
import { reduceOrder } from './reduce-order.rules.ts';
import { allocate, type PaidLine, splitPaid } from './split.rules.ts';

// Thousands of made carts take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NOW = new Date('2026-12-01T12:00:00Z');
const SELLERS = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];
const [ANN = '', BEN = ''] = SELLERS;
const CATEGORIES = ['men', 'women', 'home'] as const;

const codeOf = (terms: CodeTerms, more: Partial<Code> = {}): Code => ({
  _id: 'CODE',
  text: 'CODE',
  terms,
  conditions: {},
  reserved: 0,
  taken: 0,
  discountCents: 0,
  createdAt: NOW,
  createdBy: ANN,
  ...more,
});
const line = (lineId: string, priceCents: number, quantity = 1, more: Partial<CodeLine> = {}): CodeLine => ({
  lineId,
  product: lineId,
  category: 'women',
  seller: ANN,
  priceCents,
  quantity,
  ...more,
});
const person = { now: NOW, isFirstOrder: true, used: new Set<string>() };
const apply = (codes: Code[], lines: CodeLine[], more: Partial<typeof person> = {}) =>
  applyCodes(codes, lines, { ...person, ...more });
const paidOf = (applied: ReturnType<typeof apply>) =>
  Object.fromEntries([...applied.lines].map(([id, { paidCents }]) => [id, paidCents]));
function linePaid(applied: ReturnType<typeof apply>, lineId: string): PaidLine {
  const paid = applied.lines.get(lineId);
  if (!paid) throw new Error(`Line ${lineId} has no amounts.`);
  return paid;
}
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, part) => total + part, 0);

/** Number of made carts of each property. The nightly run sets 1,000,000. */
const CARTS = Number(process.env.CODE_CARTS ?? 1000);

const carts = fc
  .uniqueArray(
    fc.record({
      lineId: fc.stringMatching(/^[0-9a-f]{4}$/),
      product: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
      category: fc.constantFrom(...CATEGORIES),
      seller: fc.constantFrom(...SELLERS),
      priceCents: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 100_000_000 })),
      quantity: fc.integer({ min: 1, max: 10 }),
    }),
    { selector: ({ lineId }) => lineId, minLength: 1, maxLength: 12 },
  )
  .filter((lines) => lines.length > 0);
const terms: fc.Arbitrary<CodeTerms> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 200_000 }) }),
  fc.record({
    kind: fc.constant('buy-get' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('gift' as const),
    item: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
    itemName: fc.constant('Scarf'),
  }),
);
const conditions = fc.record(
  {
    minCents: fc.integer({ min: 0, max: 20_000 }),
    items: fc.uniqueArray(fc.constantFrom('p1', 'p2', 'p3', 'p4'), { minLength: 1 }),
    categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const codes = fc
  .tuple(
    fc.array(fc.record({ terms, conditions, seller: fc.constantFrom(...SELLERS) }), { maxLength: 4 }),
    fc.option(fc.record({ terms, conditions }), { nil: undefined }),
  )
  .map(([sellers, shop]) =>
    [...sellers, ...(shop ? [shop] : [])].map(({ terms, ...more }, at) => codeOf(terms, { _id: `C${at}`, ...more })),
  );

describe('allocate', () => {
  it('sums to the total exactly, and keeps each part at or below its weight', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1 }), fc.nat(), (weights, seed) => {
        const most = sum(weights);
        const total = most === 0 ? 0 : seed % (most + 1);
        const parts = allocate(total, weights);
        expect(sum(parts)).toBe(total);
        for (const [at, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(weights[at] ?? 0);
        }
      }),
    );
  });

  it('gives remaining cents to the largest remainders', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [15, 25, 60])).toEqual([2, 2, 6]);
    expect(allocate(5, [0, 0])).toEqual([0, 0]);
  });
});

describe('applyCodes over made carts', () => {
  it('keeps every sum exact and no line below zero', () => {
    fc.assert(
      fc.property(carts, codes, (lines, used) => {
        const applied = apply(used, lines);
        const amounts = lines.map((line) => ({ line, paid: linePaid(applied, line.lineId) }));
        for (const { line, paid } of amounts) {
          expect(paid.paidCents).toBeGreaterThanOrEqual(0);
          expect(paid.discounts.seller).toBeGreaterThanOrEqual(0);
          expect(paid.discounts.shop).toBeGreaterThanOrEqual(0);
          expect(paid.paidCents + paid.discounts.seller + paid.discounts.shop).toBe(line.priceCents * line.quantity);
        }
        expect(sum(amounts.map(({ paid }) => paid.paidCents))).toBe(applied.toPayCents);
        expect(applied.totalCents - applied.discountCents).toBe(applied.toPayCents);
        expect(sum(applied.codes.map(({ discountCents }) => discountCents))).toBe(applied.discountCents);
        for (const { discountCents, problem } of applied.codes) expect(discountCents > 0).toBe(problem === undefined);
      }),
      { numRuns: CARTS },
    );
  });

  it('books each discount with its owner, and at most one code of an owner', () => {
    fc.assert(
      fc.property(carts, codes, (lines, used) => {
        const applied = apply(used, lines);
        for (const seller of SELLERS) {
          const own = lines.filter((candidate) => candidate.seller === seller);
          const borne = sum(own.map(({ lineId }) => applied.lines.get(lineId)?.discounts.seller ?? 0));
          const granted = applied.codes.filter(({ code, problem }) => code.seller === seller && !problem);
          expect(granted.length).toBeLessThanOrEqual(1);
          expect(borne).toBe(sum(granted.map(({ discountCents }) => discountCents)));
        }
      }),
      { numRuns: CARTS },
    );
  });

  it('returns the same amounts for each order of the lines', () => {
    const shuffled = carts.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, codes, ([lines, other], used) => {
        const [one, two] = [apply(used, lines), apply(used, other)];
        expect(paidOf(two)).toEqual(paidOf(one));
        expect(two.codes).toEqual(one.codes);
      }),
      { numRuns: CARTS },
    );
  });

  it('splits lines by quantity so that all refunds sum to what was paid, and none exceeds it', () => {
    /** Returns quantity by quantity until the line is empty. Returns the refunds and what is left. */
    function refundsOf(line: CodeLine, paid: PaidLine, quantities: readonly number[]) {
      let left = { ...line, ...paid };
      const refunds: number[] = [];
      for (const wanted of quantities) {
        const quantity = Math.min(wanted, left.quantity);
        if (quantity === 0) break;
        const { part, rest } = splitPaid(left, quantity);
        const { seller, shop } = part.discounts;
        expect(part.paidCents + seller + shop).toBe(line.priceCents * quantity);
        expect(Math.min(part.paidCents, rest.paidCents, seller, shop)).toBeGreaterThanOrEqual(0);
        refunds.push(part.paidCents);
        left = { ...left, ...rest, quantity: left.quantity - quantity };
      }
      return { refunds, left };
    }
    const returned = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(carts, codes, returned, (lines, used, quantities) => {
        const applied = apply(used, lines);
        for (const entry of lines) {
          const paid = linePaid(applied, entry.lineId);
          const { refunds, left } = refundsOf(entry, paid, quantities);
          expect(sum(refunds) + left.paidCents).toBe(paid.paidCents);
          if (left.quantity === 0) expect(left.paidCents).toBe(0);
        }
      }),
      { numRuns: CARTS },
    );
  });
});

describe('kinds of codes', () => {
  it('rounds a percentage once, on the sum of its lines', () => {
    const applied = apply([codeOf({ kind: 'percent', percent: 15 })], [line('1', 333), line('2', 333), line('3', 333)]);
    expect(applied).toMatchObject({ totalCents: 999, discountCents: 150, toPayCents: 849 });
    expect(paidOf(applied)).toEqual({ '1': 283, '2': 283, '3': 283 });
  });

  it('reduces by an amount, at most to zero', () => {
    const code = codeOf({ kind: 'amount', cents: 500 });
    expect(apply([code], [line('1', 1000), line('2', 500)])).toMatchObject({ discountCents: 500, toPayCents: 1000 });
    expect(apply([code], [line('1', 300)])).toMatchObject({ discountCents: 300, toPayCents: 0 });
  });

  it('makes the cheapest units free, once per complete group', () => {
    const code = codeOf({ kind: 'buy-get', buy: 2, get: 1 });
    const lines = [line('1', 3000, 2), line('2', 1000, 2), line('3', 500, 3)];
    expect(paidOf(apply([code], lines))).toEqual({ '1': 6000, '2': 2000, '3': 500 });
    expect(apply([code], [line('1', 3000, 2)]).codes).toMatchObject([{ problem: 'Add 1 more to get 1 free.' }]);
  });

  it('makes one unit of the gift free, without counting it toward the minimum', () => {
    const gift = codeOf({ kind: 'gift', item: 'scarf', itemName: 'Scarf' }, { conditions: { minCents: 5000 } });
    const scarf = line('scarf', 1000, 2);
    expect(apply([gift], [line('1', 4000), scarf]).toPayCents).toBe(5000);
    expect(apply([gift], [line('1', 3999), scarf]).codes).toMatchObject([
      { problem: 'Spend $0.01 more to use this code.' },
    ]);
    expect(apply([gift], [line('1', 9000)]).codes).toMatchObject([
      { problem: 'Add Scarf to your cart to get it free.' },
    ]);
  });

  it.each([
    [{ kind: 'percent', percent: 10 }, '10% off'],
    [{ kind: 'amount', cents: 550 }, '$5.50 off'],
    [{ kind: 'buy-get', buy: 2, get: 1 }, 'Buy 2, get 1 free'],
    [{ kind: 'gift', item: 'x', itemName: 'Scarf' }, 'Free Scarf'],
  ] as const)('labels %o', (terms, label) => expect(labelOf(terms)).toBe(label));
});

describe('order of application', () => {
  it("applies the seller's code to own lines, then the shop's code to what is left", () => {
    const ann = codeOf({ kind: 'amount', cents: 1000 }, { _id: 'ANN', seller: ANN });
    const shop = codeOf({ kind: 'percent', percent: 10 }, { _id: 'SHOP' });
    const lines = [line('1', 5000), line('2', 5000, 1, { seller: BEN })];
    const applied = apply([shop, ann], lines);
    expect(applied.lines.get('1')).toEqual({ paidCents: 3600, discounts: { seller: 1000, shop: 400 } });
    expect(applied.lines.get('2')).toEqual({ paidCents: 4500, discounts: { seller: 0, shop: 500 } });
    expect(applied.codes.map(({ code, discountCents }) => [code._id, discountCents])).toEqual([
      ['SHOP', 900],
      ['ANN', 1000],
    ]);
  });
});

describe('one text of several owners', () => {
  const TEN: CodeTerms = { kind: 'percent', percent: 10 };
  const TWENTY: CodeTerms = { kind: 'percent', percent: 20 };

  it('applies the last code of an owner, or the one before it while the last has a problem', () => {
    const first = codeOf(TEN, { _id: 'FIRST', seller: ANN });
    const last = codeOf(TWENTY, { _id: 'LAST', seller: ANN, conditions: { minCents: 5000 } });
    expect(apply([first, last], [line('1', 5000)])).toMatchObject({
      toPayCents: 4000,
      codes: [{ discountCents: 0, problem: 'Another code of this seller is in use.' }, { discountCents: 1000 }],
    });
    expect(apply([first, last], [line('1', 4000)])).toMatchObject({
      toPayCents: 3600,
      codes: [{ discountCents: 400 }, { problem: 'Spend $10.00 more to use this code.' }],
    });
  });

  it('costs in an order what the cart shows, for each payment method', () => {
    const texts = ['ONE1', 'TWO2', 'THREE3'];
    const owners = [...SELLERS, undefined];
    const shared = fc.array(
      fc.record({ terms, conditions, text: fc.constantFrom(...texts), seller: fc.constantFrom(...owners) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(carts, shared, fc.constantFrom('card' as const, 'on-delivery' as const), (lines, made, payment) => {
        const byId = new Map(
          made.map(({ text, seller, ...of }) => [codeIdOf({ text, seller }), { text, seller, ...of }]),
        );
        const all = texts.flatMap((text) =>
          [...byId]
            .filter(([, made]) => made.text === text)
            .map(([_id, { terms, conditions, seller }]) =>
              codeOf(terms, { _id, text, conditions, ...(seller && { seller }) }),
            ),
        );
        const cart = apply(all, lines);
        const shown = cart.codes.filter(({ code, problem }) => !problem && (code.seller || payment === 'card'));
        const named = [...new Set(shown.map(({ code }) => code.text))];
        const toPayCents = cart.totalCents - sum(shown.map(({ discountCents }) => discountCents));
        const order = reduceOrder(
          { codes: named, payment, totalPrice: toDollars(toPayCents) },
          lines.map((entry) => ({
            ...entry,
            name: '',
            image: '',
            size: null,
            status: 'Pending' as const,
            history: [],
          })),
          { codes: all.filter(({ text }) => named.includes(text)), used: person.used, isFirstOrder: true },
          NOW,
        );
        expect(order.toPayCents).toBe(toPayCents);
        expect(
          new Set(order.codes.map(({ code, seller, cents }) => `${codeIdOf({ text: code, seller })} ${cents}`)),
        ).toEqual(new Set(shown.map(({ code, discountCents }) => `${code._id} ${discountCents}`)));
      }),
      { numRuns: CARTS },
    );
  });
});

describe('conditions', () => {
  const terms = { kind: 'percent', percent: 10 } as const;
  const problemOf = (more: Partial<Code>, lines = [line('1', 1000)], of: Partial<typeof person> = {}) =>
    apply([codeOf(terms, more)], lines, of).codes[0]?.problem;
  const hour = 3_600_000;
  const [before, after] = [new Date(NOW.getTime() - hour), new Date(NOW.getTime() + hour)];

  it.each([
    ['ended', { endedAt: before }],
    ['not begun', { conditions: { from: after } }],
    ['over', { conditions: { until: before } }],
    ['over at this moment', { conditions: { until: NOW } }],
    ['used up', { maxUses: 1, left: 0 }],
  ])('gives one answer for a code that is %s', (_, more) => expect(problemOf(more)).toBe(CODE_NOT_VALID));

  it('applies from its first moment on', () => expect(problemOf({ conditions: { from: NOW } })).toBeUndefined());

  it('requires the minimum before discounts', () => {
    expect(problemOf({ conditions: { minCents: 1000 } })).toBeUndefined();
    expect(problemOf({ conditions: { minCents: 1250 } })).toBe('Spend $2.50 more to use this code.');
  });

  it('applies to its items and categories alone', () => {
    const lines = [line('1', 1000), line('2', 1000, 1, { category: 'men' }), line('3', 1000, 1, { category: 'home' })];
    const code = codeOf(terms, { conditions: { items: ['1'], categories: ['men'] } });
    expect(paidOf(apply([code], lines))).toEqual({ '1': 900, '2': 900, '3': 1000 });
    expect(problemOf({ conditions: { items: ['9'] } })).toBe('No item in your cart is part of this code.');
    expect(problemOf({ seller: BEN })).toBe('No item in your cart is part of this code.');
  });

  it('refuses a second use of a person, and a first order that is none', () => {
    expect(problemOf({ conditions: { oncePerPerson: true } }, undefined, { used: new Set(['CODE']) })).toBe(
      'You have used this code already.',
    );
    expect(problemOf({ conditions: { firstOrder: true } }, undefined, { isFirstOrder: false })).toBe(
      'This code is for a first order.',
    );
  });
});

// Faults of comparable systems, each held by the right value here.
describe('public reports', () => {
  it('splits a percentage with a fixed credit to the cent (woocommerce#7837)', () => {
    const percent = codeOf({ kind: 'percent', percent: 25 }, { _id: 'PERCENT', seller: ANN });
    const credit = codeOf({ kind: 'amount', cents: 5000 }, { _id: 'CREDIT' });
    const applied = apply([percent, credit], [line('1', 8550), line('2', 6750)]);
    expect(applied).toMatchObject({ discountCents: 8825, toPayCents: 6475 });
  });

  it('gives the cheapest unit among the lines of the code free, and none of the others (saleor#12107)', () => {
    const code = codeOf({ kind: 'buy-get', buy: 1, get: 1 }, { conditions: { items: ['dear'] } });
    const applied = apply([code], [line('cheap', 500), line('dear', 2000, 2)]);
    expect(paidOf(applied)).toEqual({ cheap: 500, dear: 2000 });
  });

  it('refunds ten units one by one for what was paid, to the cent (woocommerce#64668)', () => {
    const applied = apply([codeOf({ kind: 'percent', percent: 25 })], [line('1', 2390, 10)]);
    expect(applied.toPayCents).toBe(17_925);
    let rest = { priceCents: 2390, quantity: 10, ...linePaid(applied, '1') };
    const refunds: number[] = [];
    while (rest.quantity > 1) {
      const split = splitPaid(rest, 1);
      refunds.push(split.part.paidCents);
      rest = { ...rest, ...split.rest, quantity: rest.quantity - 1 };
    }
    expect(sum([...refunds, rest.paidCents])).toBe(17_925);
    expect(Math.max(...refunds, rest.paidCents)).toBeLessThanOrEqual(2390);
  });

  it('divides an amount by the prices of the lines and not by their units (woocommerce#46631)', () => {
    const applied = apply([codeOf({ kind: 'amount', cents: 1000 })], [line('1', 9000), line('2', 500, 2)]);
    expect(paidOf(applied)).toEqual({ '1': 8100, '2': 900 });
  });

  it('uses nothing of a code that reduces nothing (vendure#5278)', () => {
    const code = codeOf({ kind: 'percent', percent: 50 }, { conditions: { items: ['other'] } });
    expect(apply([code], [line('1', 1000)]).codes).toMatchObject([{ discountCents: 0, problem: expect.any(String) }]);
    const free = apply([codeOf({ kind: 'percent', percent: 50 })], [line('1', 0)]);
    expect(free.codes).toMatchObject([{ problem: 'This code reduces nothing in your cart.' }]);
  });
});
