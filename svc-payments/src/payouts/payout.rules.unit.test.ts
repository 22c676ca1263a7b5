import { describe, expect, test } from 'vitest';
import { decide } from '../intents/intent.rules.ts';
import type { Command, Intent, LineOperation, LineStep, PaymentLine } from '../intents/intent.ts';
import { newIntent } from '../intents/open-session.ts';
import { linesOfNext, mayMature, withoutHeld } from './payout.rules.ts';
import type { PayoutLine } from './payouts.store.ts';

const NOW = new Date('2026-03-20T00:00:00Z');
const DAYS_AGO = new Date('2026-03-01T00:00:00Z');
const line: PaymentLine = { product: 'coat', cents: 1000, seller: 'ann', capture: 'done', handedAt: DAYS_AGO };

describe('maturity of a line', () => {
  test.each<[boolean, string, Partial<PaymentLine>]>([
    [true, 'captured and handed over', {}],
    [false, 'not captured', { capture: 'started' }],
    [false, 'handed over too recently', { handedAt: NOW }],
    [false, 'already mature', { mature: 'started' }],
    [false, 'being refunded', { refund: 'started' }],
    [false, 'with an open return', { returnAskedAt: DAYS_AGO }],
    [true, 'with a declined return', { returnAskedAt: DAYS_AGO, returnDeclinedAt: DAYS_AGO }],
    [true, 'with a declined return whose request arrived late', { returnDeclinedAt: DAYS_AGO, returnAskedAt: NOW }],
    [
      false,
      'with a declined return that the desk approved',
      { returnAskedAt: DAYS_AGO, returnDeclinedAt: DAYS_AGO, returnApprovedAt: NOW },
    ],
  ])('returns %s for a line that is %s', (expected, _, change) => {
    expect(mayMature({ ...line, ...change }, NOW)).toBe(expected);
  });
});

describe('lines of the next payout', () => {
  const linesOf = (...amounts: number[]): PayoutLine[] =>
    amounts.map((cents, at) => ({ _id: `${at}`, order: `${at}`, product: 'coat', cents }));
  const chosen = (max: number, ...amounts: number[]) => linesOfNext(linesOf(...amounts), max).map(({ cents }) => cents);

  test.each<[string, number[], number[]]>([
    ['all lines as far as there is room', [5, -2, 3], [5, -2, 3]],
    ['no lines that sum to nothing', [2, -2], []],
    ['refunds first, then the largest shares', [1, 5, -2, 3, 4, -1], [-2, -1, 5, 4]],
    ['refunds as far as the shares exceed them', [9, 9, -20, -4, 5, 5], [-20, 9, 9, 5]],
    ['no shares while refunds exceed all of them', [9, 9, -20, -20, 5, 5], []],
    ['no more than all lines come to', [9, 9, -6, -6, -6, 1], []],
    ['fewer shares, so that they come to no more than all lines', [9, 9, 9, 9, -5, -5, -5, -5, -5, -5], [-5, 9]],
  ])('are %s', (_, amounts, expected) => {
    expect(chosen(4, ...amounts).toSorted()).toEqual(expected.toSorted());
  });

  test('pay every line once within several payouts, never more than all lines come to', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 300; round += 1) {
      let left = linesOf(...Array.from({ length: random(40) }, () => random(200) - 60));
      const total = left.reduce((sum, { cents }) => sum + cents, 0);
      let paid = 0;
      for (let next = linesOfNext(left, 6); next.length > 0; next = linesOfNext(left, 6)) {
        expect(next.length).toBeLessThanOrEqual(6);
        const cents = next.reduce((sum, line) => sum + line.cents, 0);
        expect(cents).toBeGreaterThan(0);
        paid += cents;
        left = left.filter((line) => !next.includes(line));
      }
      expect(paid).toBeLessThanOrEqual(Math.max(0, total));
      // The rest is not worth a payout: less than one refund and one share.
      expect(left.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThan(60 + 140);
    }
  });
});

const share = { _id: 'mature:order:coat', order: 'order', product: 'coat', cents: 900, at: DAYS_AGO };
const isPaid = (...lines: PaymentLine[]) => withoutHeld([share], new Map([['order', lines]]), NOW).length === 1;

describe('share of a matured line', () => {
  const asked = { returnAskedAt: DAYS_AGO };
  test.each<[boolean, string, Partial<PaymentLine>]>([
    [true, 'without a return', {}],
    [false, 'with a requested return', asked],
    [true, 'with a declined return', { ...asked, returnDeclinedAt: NOW }],
    [
      false,
      'with a declined return that the desk approved',
      { ...asked, returnDeclinedAt: NOW, returnApprovedAt: NOW },
    ],
    [false, 'with a received return whose refund has not started', { ...asked, returnedAt: NOW }],
    [false, 'with a received return whose refund has started', { ...asked, returnedAt: NOW, refund: 'started' }],
    [true, 'with a refunded return', { ...asked, returnedAt: NOW, refund: 'done' }],
    [true, 'with a declined return whose request has not arrived', { returnDeclinedAt: NOW }],
    [false, 'that was cancelled and is not refunded', { cancelledAt: NOW, refund: 'started' }],
    [true, 'that was cancelled and is refunded', { cancelledAt: NOW, refund: 'done' }],
  ])('is paid (%s) for a line %s', (expected, _, change) => {
    expect(isPaid({ ...line, mature: 'done', ...change })).toBe(expected);
  });
});

describe('share of a matured line of which a part is returned', () => {
  const discountless = { provider: 'test', commissionBasisPoints: 1000 };
  const ordered = [{ productId: 'coat', seller: 'ann', cents: 1000, cancelled: false }];
  const order = newIntent(
    { orderId: 'order', buyer: 'bob', method: 'card', state: 'authorized', currency: 'USD', lines: ordered },
    discountless,
    DAYS_AGO,
  );
  const apply = (intent: Intent, ...commands: Command[]) =>
    commands.reduce((current, command) => decide(command, current, NOW)?.intent ?? current, intent);
  const work = (id: string, operation: LineOperation): Command[] => [
    { type: 'start', line: id, operation },
    { type: 'finish', line: id, operation },
  ];
  const moved = (id: string, from: string, step: LineStep): Command => ({
    type: 'move-line',
    line: id,
    step,
    split: { from, cents: 200, quantity: 1 },
  });
  const paid = apply(order, ...work('coat', 'capture'));
  const matured = apply(paid, ...work('coat', 'mature'));

  test('stays out of payouts from the request until its refund', () => {
    const asked = apply(matured, moved('part', 'coat', 'returnAskedAt'));
    const received = apply(asked, moved('part', 'coat', 'returnedAt'));
    const refunded = apply(received, ...work('part', 'refund'));
    expect([matured, asked, received, refunded].map(({ lines }) => isPaid(...lines))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('stays out of payouts while the part waits for the booking of the maturity', () => {
    const booking = apply(paid, { type: 'start', line: 'coat', operation: 'mature' });
    expect(isPaid(...apply(booking, moved('part', 'coat', 'returnAskedAt')).lines)).toBe(false);
  });

  test('needs no refund of a part that was split off before, whose share is its own', () => {
    const before = apply(paid, moved('part', 'coat', 'returnAskedAt'), ...work('coat', 'mature'));
    expect(isPaid(...before.lines)).toBe(true);
  });

  describe('after the refund of one part', () => {
    const refund = { ...share, _id: 'refund:order:part', lineId: 'part', cents: -180 };
    const hat = { _id: 'mature:other:hat', order: 'other', product: 'hat', cents: 100, at: DAYS_AGO };
    const returned = apply(matured, moved('part', 'coat', 'returnedAt'), ...work('part', 'refund'));
    const centsOf = (waiting: readonly (typeof share)[], { lines }: Intent, before = NOW) =>
      withoutHeld(waiting, new Map([['order', lines]]), before).map(({ cents }) => cents);

    test('waits together with the refund while another part is returned', () => {
      const other = apply(returned, moved('second', 'coat', 'returnAskedAt'));
      expect(centsOf([share, refund, hat], other)).toEqual([100]);
      const declined = apply(other, moved('second', 'coat', 'returnDeclinedAt'));
      expect(centsOf([share, refund, hat], declined)).toEqual([900, -180, 100]);
    });

    test('waits together with the refund when it matured after the moment of the payout', () => {
      const late = [share, refund].map((line) => ({ ...line, at: NOW }));
      const before = new Date(NOW.getTime() - 1);
      expect([centsOf([...late, hat], returned, before), centsOf([...late, hat], returned)]).toEqual([
        [100],
        [900, -180, 100],
      ]);
    });

    test('lets the refund be deducted at once when an earlier payout contained the share', () => {
      const other = apply(returned, moved('second', 'coat', 'returnAskedAt'));
      expect(centsOf([{ ...refund, at: NOW }, hat], other, DAYS_AGO)).toEqual([-180, 100]);
    });
  });
});
