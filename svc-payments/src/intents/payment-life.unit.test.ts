import type { PaidGoods } from '@ethereal/contracts/payments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideCents } from '../ledger/ledger.rules.ts';
import { decide, openParts } from './intent.rules.ts';
import { type Command, type Intent, lineIdOf, sumOf } from './intent.ts';
import { newIntent } from './open-session.ts';
import { nextOperation } from './operations.ts';
import { viewPayment } from './payment.view.ts';
import { eventsOf } from './payment-events.ts';
import { stateOf } from './state.ts';

const BY = { provider: 'test', commissionBasisPoints: 1000 };
const NOW = new Date('2026-01-01');
const id = (letter: string) => letter.repeat(24);
/** Ids of the lines. The third is another variant of the first line's product. */
const LINES = [id('a'), id('b'), id('c')];
const SELLERS = [id('1'), id('2'), id('1')];

function begin(cents: readonly number[], goods?: PaidGoods): Intent {
  const lines = LINES.map((lineId, at) => ({
    productId: at === 2 ? id('a') : lineId,
    ...(at === 2 && { lineId }),
    seller: SELLERS[at] ?? '',
    cents: cents[at] ?? 1,
    cancelled: false,
    ...(goods && { name: 'Boots', goods }),
  }));
  const order = {
    orderId: id('0'),
    buyer: id('9'),
    method: 'card',
    state: 'awaiting',
    currency: 'USD',
  } as const;
  const intent = newIntent({ ...order, expiresAt: '2026-01-01T00:30:00Z', lines }, BY, NOW);
  return apply(intent, { type: 'open-session', session: pageOf(intent, 'page1') });
}

const pageOf = (intent: Intent, page: string) => ({
  id: page,
  url: 'http://bank',
  openedAt: NOW,
  parts: openParts(intent),
  cents: sumOf(openParts(intent)),
});

function apply(intent: Intent, command: Command): Intent {
  const decision = decide(command, intent, NOW);
  if (!decision) return intent;
  const { step } = decision;
  return step ? { ...decision.intent, history: [...intent.history, step] } : decision.intent;
}

/** Performs due operations as the service does. `most` limits their number, as a crash would. */
function settle(intent: Intent, most = 100): Intent {
  let next = intent;
  for (let done = 0; done < most; done++) {
    const operation = nextOperation(next);
    if (!operation) return next;
    if (operation.type === 'release') next = apply(next, { ...operation, type: 'finish-release' });
    else if (operation.type === 'release-line')
      next = apply(next, { type: 'release-line', line: lineIdOf(operation.line) });
    else if (operation.type === 'find-page') {
      const { key } = operation.request;
      next = apply(next, { type: 'open-session', session: pageOf(next, `page of ${key}`), key });
    } else if (operation.type === 'close') next = apply(next, { type: 'end-session', session: operation.session });
    else {
      const line = lineIdOf(operation.line);
      next = apply(next, { type: 'start', line, operation: operation.type });
      next = apply(next, { type: 'finish', line, operation: operation.type });
    }
  }
  return next;
}

const authorize = (authorization: string, session = 'page1', cents = 0): Command => ({
  type: 'authorize',
  authorization: { id: authorization, session, cents },
});
type Step = Extract<Command, { type: 'move-line' }>['step'];
const move = (line: string, step: Step, split?: { from: string; cents: number; quantity?: number }): Command => ({
  type: 'move-line',
  line,
  step,
  split,
});

/** Parts that may be split from the first two lines, and one from another part. */
const PARTS = [
  { line: id('d'), from: id('a') },
  { line: id('e'), from: id('a') },
  { line: id('f'), from: id('d') },
  { line: id('7'), from: id('b') },
];

const anyCommand = fc.oneof(
  fc.constantFrom<Command>(authorize('first'), authorize('second'), { type: 'expire' }),
  fc.constantFrom<Command>({ type: 'decline', session: 'page1' }, { type: 'end-session', session: 'page1' }),
  fc
    .tuple(fc.constantFrom(...LINES), fc.constantFrom('capture', 'refund', 'mature'))
    .map(([line, operation]): Command => ({ type: 'start', line, operation })),
  fc
    .tuple(fc.constantFrom(...LINES), fc.constantFrom('shippedAt', 'handedAt', 'cancelledAt', 'returnedAt'))
    .map(([line, step]) => move(line, step)),
  fc
    .tuple(fc.constantFrom(...PARTS), fc.constantFrom('cancelledAt', 'returnedAt'))
    .map(([{ line, from }, step]) => move(line, step, { from, cents: from === id('d') ? 1 : 3 })),
);

/**
 * Whether a command may be tried: an instance with an outdated payment may still start an operation that was due then.
 */
function mayBeTried(command: Command, { funding, lines }: Intent): boolean {
  if (command.type !== 'start') return true;
  const line = lines.find((candidate) => lineIdOf(candidate) === command.line);
  if (command.operation === 'refund') return (line?.cancelledAt ?? line?.returnedAt) !== undefined;
  return funding === 'authorized' && (command.operation === 'capture' ? line?.shippedAt : line?.handedAt) !== undefined;
}

test('finds and closes a page whose answer was lost once its order is over', () => {
  const request = { key: 'k2', cents: 6, parts: [], at: NOW };
  const requested = apply(begin([1, 2, 3]), { type: 'request-page', request });
  expect(apply(requested, { type: 'request-page', request })).toBe(requested);
  expect(nextOperation(requested)).toBeUndefined();
  const over = settle(apply(requested, { type: 'expire' }));
  expect(over.sessions).toMatchObject([
    { id: 'page1', ended: true },
    { id: 'page of k2', ended: true },
  ]);
  expect(over.pageRequests).toEqual([]);
  const refused = apply(requested, { type: 'drop-request', key: 'k2' });
  expect([refused.pageRequests, refused.sessions.length]).toEqual([[], 1]);
});

/** Expects the exact amount for each line, and nothing for cancelled or returned ones. */
function expectLinesExact({ lines, funding }: Intent): void {
  for (const line of lines) {
    expect(line.capture === 'done' && line.released).toBeFalsy();
    if (funding !== 'authorized') expect(line.capture).toBeUndefined();
    if (line.cancelledAt || line.returnedAt) expect(line.capture === 'done' && line.refund !== 'done').toBe(false);
  }
}

function expectExact(intent: Intent): void {
  const view = viewPayment(intent);
  const steps = (type: string) => intent.history.filter((step) => step.type === type).flatMap(({ parts }) => parts);
  for (const type of ['captured', 'refunded', 'released'])
    expect(new Set(steps(type).map(lineIdOf)).size).toBe(steps(type).length);
  expect(view.capturedCents + sumOf(steps('released'))).toBeLessThanOrEqual(view.authorizedCents);
  expect(view.refundedCents).toBeLessThanOrEqual(view.capturedCents);
  expectLinesExact(intent);
  // At most one authorization pays; any other one is released.
  expect(intent.surplus.every(({ released }) => released)).toBe(true);
  // An order that is paid, cancelled or expired leaves no page open.
  const isOver = !['created', 'failed'].includes(intent.funding);
  if (isOver) expect(intent.sessions.every(({ ended }) => ended)).toBe(true);
  expect(steps('failed').length).toBeLessThanOrEqual(LINES.length + PARTS.length);
  const parts = SELLERS.slice(0, 2).map((seller) => viewPayment(intent, seller));
  for (const field of ['totalCents', 'authorizedCents', 'capturedCents', 'refundedCents'] as const)
    expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(view[field]);
}

test('keeps money exact for late, repeated and reordered reports', () => {
  const turns = fc.array(fc.tuple(anyCommand, fc.nat(3)), { maxLength: 40 });
  fc.assert(
    fc.property(turns, fc.tuple(fc.nat(9999), fc.nat(9999), fc.nat(9999)), (commands, cents) => {
      let intent = begin(cents.map((amount) => amount + 10));
      for (const [command, crashAfter] of commands)
        if (mayBeTried(command, intent)) intent = settle(apply(intent, command), crashAfter);
      intent = settle(intent);
      expectExact(intent);
      expect(viewPayment(intent).totalCents).toBe(sumOf(cents.map((entry) => ({ cents: entry + 10 }))));
    }),
    { numRuns: 1000 },
  );
}, 15_000);

test('captures a shipped line, refunds a returned one, and releases the rest of a cancelled order', () => {
  let intent = begin([1000, 2000, 3000]);
  expect(stateOf(intent)).toBe('awaiting');
  intent = settle(apply(intent, authorize('first')));
  expect(stateOf(intent)).toBe('authorized');
  intent = settle(apply(intent, move(LINES[0] ?? '', 'shippedAt')));
  expect(stateOf(intent)).toBe('partly-captured');
  intent = settle(apply(intent, move(LINES[1] ?? '', 'cancelledAt')));
  intent = settle(apply(intent, move(LINES[2] ?? '', 'shippedAt')));
  expect(stateOf(intent)).toBe('captured');
  expect(intent.authorization?.released).toBe(true);
  intent = settle(apply(intent, move(LINES[0] ?? '', 'returnedAt')));
  expect(stateOf(intent)).toBe('partly-refunded');
  intent = settle(apply(intent, move(LINES[2] ?? '', 'cancelledAt')));
  expect(stateOf(intent)).toBe('refunded');
  expect(viewPayment(intent)).toMatchObject({
    totalCents: 6000,
    authorizedCents: 6000,
    capturedCents: 4000,
    refundedCents: 4000,
  });
  expect(intent.history.map(({ type }) => type)).toEqual([
    'created',
    'authorized',
    'captured',
    'released',
    'captured',
    'refunded',
    'refunded',
  ]);
});

test('captures and refunds a line that is cancelled while its capture is in flight', () => {
  const [line = ''] = LINES;
  let intent = apply(apply(begin([1, 2, 3]), authorize('first')), move(line, 'shippedAt'));
  intent = apply(intent, { type: 'start', line, operation: 'capture' });
  intent = settle(apply(intent, move(line, 'cancelledAt')));
  expect(intent.lines[0]).toMatchObject({ capture: 'done', refund: 'done' });
});

test('reverses a maturing share from the account that holds it', () => {
  const [line = ''] = LINES;
  let intent = settle(apply(apply(begin([1, 2, 3]), authorize('first')), move(line, 'handedAt')));
  const start = (operation: 'mature' | 'refund'): Command => ({ type: 'start', line, operation });
  const isMaturing = apply(intent, start('mature'));
  const refunded = settle(apply(isMaturing, move(line, 'returnedAt')));
  expect(refunded.lines[0]).toMatchObject({ mature: 'done', refund: 'done' });
  intent = apply(apply(intent, move(line, 'returnedAt')), start('refund'));
  expect(apply(intent, start('mature')).lines[0]?.mature).toBeUndefined();
});

test('refunds a returned part to the cent, and the shares of the parts sum to the share of the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 1, max: 9999 }),
      fc.boolean(),
      (units, price, late) => {
        const [whole = ''] = LINES;
        const booked = divideCents(units * price, BY.commissionBasisPoints).seller;
        let intent = apply(apply(begin([units * price, 1, 1]), authorize('first')), move(whole, 'handedAt'));
        const part = move(id('d'), 'returnedAt', { from: whole, cents: price });
        if (late) intent = settle(apply(settle(intent), part));
        else {
          intent = apply(intent, { type: 'start', line: whole, operation: 'capture' });
          intent = apply(intent, part);
          expect(intent.lines.map(lineIdOf)).not.toContain(id('d'));
          intent = settle(intent);
        }
        expect(viewPayment(intent)).toMatchObject({ capturedCents: units * price, refundedCents: price });
        const shares = intent.lines.flatMap(({ shareCents }) => shareCents ?? []);
        expect(shares).toHaveLength(2);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(booked);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(settle(apply(intent, part))).toBe(intent);
      },
    ),
  );
});

test('closes a page that shows the old total after a line was cancelled, and opens none', () => {
  const intent = settle(apply(begin([1000, 2000, 3000]), move(LINES[0] ?? '', 'cancelledAt')));
  expect(intent.sessions).toMatchObject([{ id: 'page1', ended: true }]);
  const opened = apply(intent, { type: 'open-session', session: pageOf(intent, 'page2') });
  expect(nextOperation(opened)).toBeUndefined();
  expect(opened.sessions[1]?.cents).toBe(5000);
});

test('releases a part that is cancelled before its line is shipped, and captures the rest', () => {
  const [whole = ''] = LINES;
  let intent = settle(apply(begin([3000, 1, 1]), authorize('first')));
  intent = settle(apply(intent, move(id('d'), 'cancelledAt', { from: whole, cents: 1000 })));
  intent = settle(apply(intent, move(whole, 'shippedAt')));
  expect(viewPayment(intent)).toMatchObject({ capturedCents: 2000, refundedCents: 0 });
  expect(intent.lines).toMatchObject([{ cents: 2000, capture: 'done' }, { cents: 1000, released: true }, {}, {}]);
});

test('reports a refunded part with its picture, variant and quantity, also when its charge was in flight', () => {
  const [whole = ''] = LINES;
  const goods = { itemImg: '/images/boots', colorChosen: 'Tan', sizeChosen: 'US 9.5', quantity: 3 };
  for (const isInFlight of [false, true]) {
    let intent = apply(apply(begin([3000, 1, 1], goods), authorize('first')), move(whole, 'handedAt'));
    intent = isInFlight ? apply(intent, { type: 'start', line: whole, operation: 'capture' }) : settle(intent);
    intent = settle(apply(intent, move(id('d'), 'returnedAt', { from: whole, cents: 1000, quantity: 1 })));
    const events = intent.history.flatMap((entry) => (entry.type === 'refunded' ? eventsOf(intent, entry) : []));
    expect(events).toMatchObject([{ data: { cents: 1000, goods: [{ name: 'Boots', ...goods, quantity: 1 }] } }]);
    expect(intent.lines[0]?.goods).toEqual({ ...goods, quantity: 2 });
  }
});

test('authorizes no line that was cancelled before the page was opened', () => {
  let intent = apply(begin([1000, 2000, 3000]), move(LINES[0] ?? '', 'cancelledAt'));
  intent = apply(intent, { type: 'open-session', session: pageOf(intent, 'page2') });
  intent = settle(apply(intent, authorize('first', 'page2', 5000)));
  expect(viewPayment(intent)).toMatchObject({ state: 'authorized', authorizedCents: 5000 });
  expect(intent.history.some(({ type }) => type === 'released')).toBe(false);
});
