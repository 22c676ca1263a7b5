import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../intents/intent.rules.ts';
import { type Command, type Intent, lineIdOf, type PaymentLine } from '../intents/intent.ts';
import { newIntent } from '../intents/open-session.ts';
import {
  type Account,
  captureEntry,
  divideCents,
  type Entry,
  imbalanceOf,
  maturityEntry,
  refundEntry,
  type Sale,
} from './ledger.rules.ts';

const NOW = new Date('2026-12-01');
const [ORDER, LINE, SELLER] = ['0'.repeat(24), 'a'.repeat(24), '1'.repeat(24)];
const POINTS = 1000;

/** Returns the sum of each account over entries; accounts without money are absent. */
function balances(entries: readonly Entry[]): Partial<Record<Account, number>> {
  const sums = new Map<Account, number>();
  for (const { account, cents } of entries.flatMap(({ postings }) => postings))
    sums.set(account, (sums.get(account) ?? 0) + cents);
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
}

const sale = (cents: number, shopCents = 0): Sale => ({ order: ORDER, line: LINE, seller: SELLER, cents, shopCents });

describe('entries of a line with a discount', () => {
  it("books the seller's share before the shop's discount, and the difference to shop-discounts", () => {
    expect(balances([captureEntry(sale(700, 300), POINTS, NOW)])).toEqual({
      'provider-clearing': 700,
      'shop-discounts': 300,
      [`seller-pending:${SELLER}`]: -900,
      'shop-commission': -100,
    });
  });

  it('moves no money at the provider for a line that costs nothing', () => {
    expect(balances([captureEntry(sale(0, 1000), POINTS, NOW)])).toEqual({
      'shop-discounts': 1000,
      [`seller-pending:${SELLER}`]: -900,
      'shop-commission': -100,
    });
    expect(balances([captureEntry(sale(0), POINTS, NOW)])).toEqual({});
  });

  it('sums to zero in every entry, and a refund reverses all of it', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), fc.nat(10_000), fc.boolean(), (cents, shop, points, isMatured) => {
        const sold = sale(cents, shop);
        const share = divideCents(cents + shop, points);
        expect(share.seller + share.shop).toBe(cents + shop);
        expect(Math.min(share.seller, share.shop)).toBeGreaterThanOrEqual(0);
        const entries = [
          captureEntry(sold, points, NOW),
          ...(isMatured ? [maturityEntry(sold, points, NOW)] : []),
          refundEntry(sold, points, isMatured, NOW),
        ];
        for (const entry of entries) expect(imbalanceOf(entry)).toBe(0);
        expect(balances(entries)).toEqual({});
      }),
    );
  });
});

function begin(line: { cents: number; discounts: { seller: number; shop: number } }): Intent {
  return newIntent(
    {
      orderId: ORDER,
      buyer: '9'.repeat(24),
      method: 'card',
      state: 'awaiting',
      currency: 'USD',
      expiresAt: '2026-12-02T00:00:00Z',
      lines: [{ productId: LINE, seller: SELLER, cancelled: false, ...line }],
    },
    { provider: 'test', commissionBasisPoints: POINTS },
    NOW,
  );
}
const apply = (intent: Intent, command: Command): Intent => decide(command, intent, NOW)?.intent ?? intent;
const saleOf = (line: PaymentLine): Sale => ({
  order: ORDER,
  line: lineIdOf(line),
  seller: SELLER,
  cents: line.cents,
  shopCents: line.discounts?.shop,
  shareCents: line.shareCents,
});

/** Returns a payment whose only line was shipped, and captured or not yet. */
function shippedLine(line: Parameters<typeof begin>[0], isCaptured: boolean): Intent {
  const authorization = { id: 'one', session: '', cents: line.cents };
  const authorized = apply(begin(line), { type: 'authorize', authorization });
  const shipped = apply(authorized, { type: 'move-line', line: LINE, step: 'shippedAt' });
  if (!isCaptured) return shipped;
  const started = apply(shipped, { type: 'start', line: LINE, operation: 'capture' });
  return apply(started, { type: 'finish', line: LINE, operation: 'capture' });
}

function amountsOf(lines: readonly PaymentLine[]) {
  const sum = (of: (line: PaymentLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  return {
    cents: sum(({ cents }) => cents),
    seller: sum(({ discounts }) => discounts?.seller ?? 0),
    shop: sum(({ discounts }) => discounts?.shop ?? 0),
  };
}

describe('a line that is split by quantity', () => {
  it('keeps amounts, discounts and shares exact, and returns what was paid in parts', () => {
    const lines = fc
      .record({
        price: fc.integer({ min: 1, max: 100_000 }),
        units: fc.integer({ min: 2, max: 10 }),
        off: fc.nat(),
        own: fc.nat(),
      })
      .map(({ price, units, off, own }) => {
        const total = price * units;
        const discount = off % (total + 1);
        const seller = own % (discount + 1);
        return { units, cents: total - discount, discounts: { seller, shop: discount - seller } };
      });
    fc.assert(
      fc.property(lines, fc.boolean(), ({ units, cents, discounts }, isCaptured) => {
        const shipped = shippedLine({ cents, discounts }, isCaptured);
        const [whole] = shipped.lines;
        const part = {
          from: LINE,
          cents: Math.floor(cents / units),
          discounts: { seller: Math.floor(discounts.seller / units), shop: Math.floor(discounts.shop / units) },
        };
        const { lines } = apply(shipped, {
          type: 'move-line',
          line: 'b'.repeat(24),
          step: 'returnedAt',
          split: part,
        });
        expect(lines).toHaveLength(2);
        expect(amountsOf(lines)).toEqual({ cents, ...discounts });
        const parts = lines.map(saleOf);
        const sales = isCaptured && whole ? [saleOf(whole)] : parts;
        const entries = [
          ...sales.map((sale) => captureEntry(sale, POINTS, NOW)),
          ...parts.map((entry) => refundEntry(entry, POINTS, false, NOW)),
        ];
        for (const entry of entries) expect(imbalanceOf(entry)).toBe(0);
        expect(balances(entries)).toEqual({});
      }),
      { numRuns: 500 },
    );
  });
});
