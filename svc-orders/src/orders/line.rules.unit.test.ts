import type { ReturnState } from '@ethereal/contracts/orders';
import { DomainError } from '@ethereal/service-kit/errors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionsOf, decide } from './line.rules.ts';
import type { LineCommand, LineState } from './line.ts';
import { lineEvents } from './line-events.ts';
import type { Order, OrderLine } from './order.ts';

const [BUYER, SELLER, STRANGER] = ['buyer', 'seller', 'stranger'];
const ORDERED = new Date('2026-05-01T10:00:00Z');
const HANDED = new Date('2026-05-10T10:00:00Z');
const NOW = new Date('2026-05-12T10:00:00Z');
const daysAfterHanded = (days: number) => new Date(HANDED.getTime() + days * 86_400_000);

const line: OrderLine = {
  product: 'shirt',
  name: 'Shirt',
  image: '',
  priceCents: 1000,
  quantity: 2,
  size: 'M',
  seller: SELLER,
  status: 'Pending',
  history: [{ status: 'Pending', at: ORDERED, by: BUYER }],
};
const handed: OrderLine = {
  ...line,
  status: 'Handed',
  history: [...(line.history ?? []), { status: 'Handed', at: HANDED, by: SELLER }],
};
const returning = (state: ReturnState): OrderLine => ({
  ...handed,
  return: { state, reason: 'Too small', requestedAt: NOW },
});
const state = (of: OrderLine): LineState => ({ order: { buyer: BUYER, createdAt: ORDERED }, line: of });

const GIVEN = {
  Pending: line,
  'Out for Shipping': { ...line, status: 'Out for Shipping' },
  Handed: handed,
  Cancelled: { ...line, status: 'Cancelled' },
  'return requested': returning('requested'),
  'return approved': returning('approved'),
  'return declined': returning('declined'),
  'return received': returning('received'),
  'return withdrawn': returning('withdrawn'),
  'set back, with a return asked for': { ...returning('requested'), status: 'Pending' },
} satisfies Record<string, OrderLine>;

const WHEN: Record<string, { command: LineCommand; by: string }> = {
  'the seller sets Pending': { command: { type: 'set-status', status: 'Pending' }, by: SELLER },
  'the seller sets Out for Shipping': {
    command: { type: 'set-status', status: 'Out for Shipping' },
    by: SELLER,
  },
  'the seller sets Handed': { command: { type: 'set-status', status: 'Handed' }, by: SELLER },
  'the buyer cancels': { command: { type: 'cancel', reason: 'Too late' }, by: BUYER },
  'the seller cancels': { command: { type: 'cancel' }, by: SELLER },
  'the buyer asks to return': { command: { type: 'request-return', reason: 'Too small' }, by: BUYER },
  'the seller approves': { command: { type: 'decide-return', state: 'approved' }, by: SELLER },
  'the seller declines': { command: { type: 'decide-return', state: 'declined', note: 'Worn' }, by: SELLER },
  'the seller receives': { command: { type: 'decide-return', state: 'received' }, by: SELLER },
  'the buyer withdraws': { command: { type: 'withdraw-return' }, by: BUYER },
};

// Expected results: the next status, `same` for no change, or the code of the refusal.
const [P, S, H, C] = ['Pending', 'Out for Shipping', 'Handed', 'Cancelled'];
const [asked, yes, no, back, kept] = ['requested', 'approved', 'declined', 'received', 'withdrawn'];
const same = 'same';
const late = 'TOO_LATE';
const wrong = 'OUT_OF_ORDER';
const none = 'NOT_FOUND';
// biome-ignore format: a table
const THEN: Record<keyof typeof GIVEN, string[]> = {
  //                    P     S     H     buyer  seller  ask    approve decline receive withdraw
  Pending:            [same, S,    H,    C,     C,      wrong, none,   none,   none,  none],
  'Out for Shipping': [P,    same, H,    late,  C,      wrong, none,   none,   none,  none],
  Handed:             [P,    S,    same, late,  late,   asked, none,   none,   none,  none],
  Cancelled:          [wrong,wrong,wrong,same,  same,   wrong, none,   none,   none,  none],
  'return requested': [P,    S,    same, late,  late,   same,  yes,    no,     wrong,  kept],
  'return approved':  [P,    S,    same, late,  late,   wrong, same,   wrong,  back,  wrong],
  'return declined':  [P,    S,    same, late,  late,   wrong, wrong,  same,   wrong,  wrong],
  'return received':  [P,    S,    same, late,  late,   wrong, wrong,  wrong,  same,  wrong],
  'return withdrawn': [P,    S,    same, late,  late,   wrong, wrong,  wrong,  wrong,  same],
  'set back, with a return asked for':
                      [same, S,    H,    late,  late,   same,  yes,    no,     wrong,  kept],
};

test('keeps where an approved return goes and who pays for it, and nothing of the kind for another answer', () => {
  const terms = { sendTo: '1 Depot Road', paidBy: 'seller' } as const;
  const given = GIVEN['return requested'];
  const answered = (next: 'approved' | 'declined') => {
    const decision = decide({ type: 'decide-return', state: next, ...terms }, state(given), { by: SELLER, now: NOW });
    return decision.kind === 'changed' ? decision.line.return : undefined;
  };
  expect(answered('approved')).toMatchObject({ state: 'approved', ...terms });
  expect(answered('declined')).not.toHaveProperty('sendTo');
});

const outcomeOf = (of: OrderLine, command: LineCommand, by: string, now = NOW): string => {
  try {
    const decision = decide(command, state(of), { by, now });
    if (decision.kind === 'same') return same;
    return (command.type.endsWith('return') ? decision.line.return?.state : decision.line.status) ?? '';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe.each(Object.entries(GIVEN))('given a line that is %s', (name, given) => {
  test.each(Object.entries(WHEN).map(([when, how], at) => [when, THEN[name as keyof typeof THEN][at], how] as const))(
    'when %s, then: %s',
    (_when, then, { command, by }) => {
      expect(outcomeOf(given, command, by)).toBe(then);
    },
  );

  test('rejects commands of the other role', () => {
    for (const { command, by } of Object.values(WHEN)) {
      if (command.type === 'cancel') continue;
      expect(outcomeOf(given, command, by === SELLER ? BUYER : SELLER)).toBe('FORBIDDEN');
    }
  });

  test('rejects every command of a stranger', () => {
    for (const { command } of Object.values(WHEN)) expect(outcomeOf(given, command, STRANGER)).toBe('FORBIDDEN');
    expect(actionsOf(state(given), { by: STRANGER, now: NOW })).toEqual([]);
  });

  test('offers exactly the actions that change something', () => {
    const offered = (by: string) => actionsOf(state(given), { by, now: NOW });
    const changes = (when: string) => {
      const how = WHEN[when];
      if (!how) throw new Error(when);
      return ![same, late, wrong, none].includes(outcomeOf(given, how.command, how.by));
    };
    expect(offered(BUYER)).toEqual([
      ...(changes('the buyer cancels') ? ['cancel'] : []),
      ...(changes('the buyer asks to return') ? ['request-return'] : []),
    ]);
    expect(offered(SELLER)).toEqual([
      ...(given.status === 'Cancelled' ? [] : ['set-status']),
      ...(changes('the seller cancels') ? ['cancel'] : []),
      ...(changes('the seller approves') ? ['approve-return'] : []),
      ...(changes('the seller declines') ? ['decline-return'] : []),
      ...(changes('the seller receives') ? ['receive-return'] : []),
    ]);
  });
});

test('lets the desk alone approve a declined return, with a reason', () => {
  const given = state(GIVEN['return declined']);
  const desk = { by: STRANGER, now: NOW, helps: true };
  const approve = { type: 'decide-return', state: 'approved', reason: 'Torn on arrival' } as const;
  expect(actionsOf(given, desk)).toEqual(['approve-return']);
  expect(decide(approve, given, desk)).toMatchObject({
    kind: 'changed',
    line: { return: { state: 'approved', note: 'Torn on arrival' } },
    step: { status: 'Return approved', by: STRANGER, note: 'Torn on arrival' },
  });
  expect(() => decide({ ...approve, reason: undefined }, given, desk)).toThrow(DomainError);
  // A person of the desk who sold the item decides as its seller.
  expect(actionsOf(given, { ...desk, by: SELLER })).toEqual(['set-status']);
});

test.each([
  [13.99, 'requested'],
  [14, 'requested'],
  [14.01, 'TOO_LATE'],
])('decides on a return %d days after the handover: %s', (days, then) => {
  const ask: LineCommand = { type: 'request-return', reason: 'Too small' };
  expect(outcomeOf(handed, ask, BUYER, daysAfterHanded(days))).toBe(then);
});

test('counts the 14 days from the last handover of the line', () => {
  const again = decide({ type: 'set-status', status: 'Pending' }, state(handed), { by: SELLER, now: NOW });
  if (again.kind !== 'changed') throw new Error('it changed');
  const later = daysAfterHanded(20);
  const over = decide({ type: 'set-status', status: 'Handed' }, state(again.line), {
    by: SELLER,
    now: later,
  });
  if (over.kind !== 'changed') throw new Error('it changed');
  expect(outcomeOf(over.line, { type: 'request-return', reason: 'x' }, BUYER, daysAfterHanded(30))).toBe(asked);
});

test('starts the history of a line without one with its order', () => {
  const { history: _, ...old } = handed;
  const within = new Date(ORDERED.getTime() + 86_400_000);
  const decision = decide({ type: 'request-return', reason: 'x' }, state(old), { by: BUYER, now: within });
  expect(decision.kind === 'changed' && decision.line.history).toEqual([
    { status: 'Pending', at: ORDERED, by: BUYER },
    { status: 'Return requested', at: within, by: BUYER, note: 'x' },
  ]);
});

test('returns units to stock at most once, and records one step per change', () => {
  const steps = fc.array(fc.constantFrom(...Object.values(WHEN)), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (done) => {
      let current: OrderLine = line;
      let takenBack = 0;
      let changes = 0;
      for (const { command, by } of done) {
        try {
          const decision = decide(command, state(current), { by, now: NOW });
          if (decision.kind === 'same') continue;
          changes += 1;
          if (decision.reversesSale) takenBack += 1;
          current = decision.line;
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
        }
      }
      expect(takenBack).toBeLessThanOrEqual(1);
      expect(takenBack === 1).toBe(current.status === 'Cancelled' || current.return?.state === 'received');
      expect(current.history).toHaveLength(1 + changes);
      expect(current.rev ?? 0).toBe(changes);
    }),
  );
});

test('names order, people and item in events, and reverses the sale', () => {
  const order: Order = {
    _id: 'o',
    buyer: BUYER,
    lines: [line],
    sellers: [SELLER],
    totalCents: 2000,
    createdAt: ORDERED,
    userLocation: {
      country: 'United States',
      fullname: 'Ada',
      phone: '2125550100',
      address: '1 Main St',
      city: 'New York',
      state: 'NY',
      zipcode: '10001',
    },
    pendingEvents: [],
  };
  const cancel: LineCommand = { type: 'cancel', reason: 'Changed my mind' };
  const decision = decide(cancel, state(line), { by: BUYER, now: NOW });
  if (decision.kind !== 'changed') throw new Error('it changed');
  expect(lineEvents(order, cancel, decision)).toMatchObject([
    {
      type: 'order.line-cancelled',
      subject: 'o',
      data: { order: 'o', buyer: BUYER, seller: SELLER, item: 'shirt', by: BUYER, reason: 'Changed my mind' },
    },
    {
      type: 'item.sale-reversed',
      subject: 'shirt',
      data: { order: 'o', quantity: 2, priceCents: 1000, soldAt: ORDERED.toISOString() },
    },
  ]);
});

describe('carrier and tracking number', () => {
  const ship = (of: OrderLine, command: Extract<LineCommand, { type: 'set-status' }>) =>
    decide(command, state(of), { by: SELLER, now: NOW });
  const shipped: OrderLine = {
    ...line,
    status: 'Out for Shipping',
    shipment: { carrier: 'UPS', trackingNumber: '1Z' },
  };

  test('stores the shipment that the seller names, with the event', () => {
    const command = { type: 'set-status', status: 'Out for Shipping', carrier: 'UPS', trackingNumber: '1Z' } as const;
    const decision = ship(line, command);
    expect(decision).toMatchObject({ kind: 'changed', line: { shipment: { carrier: 'UPS', trackingNumber: '1Z' } } });
    if (decision.kind !== 'changed') return;
    const order = { _id: 'order', buyer: BUYER, createdAt: ORDERED } as Order;
    expect(lineEvents(order, command, decision)[0]?.data).toMatchObject({ shipment: { carrier: 'UPS' } });
  });

  test('changes nothing when the same shipment is set again, and replaces another', () => {
    const again = { type: 'set-status', status: 'Out for Shipping' } as const;
    expect(ship(shipped, again).kind).toBe('same');
    expect(ship(shipped, { ...again, carrier: 'UPS', trackingNumber: '1Z' }).kind).toBe('same');
    expect(ship(shipped, { ...again, carrier: 'DHL' })).toMatchObject({ line: { shipment: { carrier: 'DHL' } } });
  });

  test('keeps the shipment of a handed line, and drops that of a line set back to Pending', () => {
    expect(ship(shipped, { type: 'set-status', status: 'Handed' })).toMatchObject({
      line: { shipment: { carrier: 'UPS' } },
    });
    const back = ship(shipped, { type: 'set-status', status: 'Pending' });
    expect(back.kind === 'changed' && 'shipment' in back.line).toBe(false);
  });
});

describe('the history of a line that is set again and again', () => {
  const at = (ms: number) => new Date(ORDERED.getTime() + ms);
  let changed = line;
  for (let ms = 0; ms < 500; ms++) {
    const command = { type: 'set-status', status: ms % 2 ? 'Out for Shipping' : 'Handed' } as const;
    const decided = decide(command, state(changed), { by: SELLER, now: at(ms) });
    if (decided.kind === 'changed') changed = decided.line;
  }

  test('keeps the first step of each status and the latest, 200 together', () => {
    const { history = [], status } = changed;
    const times = history.map((step) => step.at.getTime() - ORDERED.getTime());
    expect([history.length, times.slice(0, 5), history.at(-1)?.status]).toEqual([200, [0, 0, 1, 303, 304], status]);
  });

  test('ends with the latest step, also when it is the first of its status', () => {
    const back = decide({ type: 'set-status', status: 'Handed' }, state(changed), { by: SELLER, now: at(500) });
    if (back.kind !== 'changed') throw new Error('The line was shipped.');
    const asked = { type: 'request-return', reason: 'Too small' } as const;
    const returned = decide(asked, state(back.line), { by: BUYER, now: at(501) });
    const history = returned.kind === 'changed' ? (returned.line.history ?? []) : [];
    expect([history.length, history.at(-1)?.status]).toEqual([200, 'Return requested']);
    expect(history).toEqual(history.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
  });
});
