import { beforeEach, describe, expect, it } from 'vitest';
import type { Intent, PaymentLine } from '../intents/intent.ts';
import type { IntentsStore } from '../intents/intents.store.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { createCheckBooks } from './check-books.ts';
import type { Ledger } from './ledger.store.ts';

const NOW = new Date('2026-03-20T12:00:00Z');
const LONG_AGO = new Date('2026-03-01T12:00:00Z');

const line: PaymentLine = { product: 'coat', seller: 'ann', cents: 1000, capture: 'done' };
const intentOf = (_id: string, change: Partial<PaymentLine>) =>
  ({ _id, version: 3, due: false, lines: [{ ...line, ...change }] }) as Intent;

/** Cents that the stored sums hold too much, until they are dropped. */
let surplus: number;
/** Order of which the ledger lacks the entries. */
let unbooked: string | undefined;
let asked: string[][];
let checked: Set<string>;
const all = [intentOf('open', {}), intentOf('over', { mature: 'done' }), intentOf('refunded', { refund: 'done' })];
const centsOf = (order: string) => (order === 'refunded' ? 0 : 1000);

async function* iterate(intents: readonly Intent[]) {
  yield* intents;
}

const checkBooks = createCheckBooks({
  intents: {
    authorized: () => iterate(all),
    unchecked: () => iterate(all.filter(({ _id }) => !checked.has(_id))),
    noteChecked: async (over: readonly Intent[]) => over.forEach(({ _id }) => void checked.add(_id)),
    dropChecks: async (ids: readonly string[]) => ids.forEach((id) => void checked.delete(id)),
    find: async (id: string) => all.find(({ _id }) => _id === id),
  } as unknown as IntentsStore,
  ledger: {
    sum: async () => surplus,
    clearing: async () => 2000,
    ofOrder: async (order: string) => ({
      clearingCents: order === unbooked ? 0 : centsOf(order),
      discountCents: 0,
    }),
    reopen: async () => {
      surplus = 0;
    },
    noteWholeCheck: async () => {},
  } as unknown as Ledger,
  provider: { name: 'test', balance: async () => 2000 } as PaymentProvider,
  async fetchTotals(orders) {
    asked.push([...orders]);
    return new Map(orders.map((order) => [order, { cents: centsOf(order), movedAt: LONG_AGO }]));
  },
  patienceMs: 1000,
  now: () => NOW,
});

beforeEach(() => {
  surplus = 0;
  unbooked = undefined;
  asked = [];
  checked = new Set();
});

const RIGHT = { ledger: 0, provider: 0, orders: 0, unequal: [] };

describe('check of the books', () => {
  it('leaves out orders that had come to their end when they were checked', async () => {
    expect(await checkBooks('changed')).toEqual(RIGHT);
    expect(await checkBooks('changed')).toEqual(RIGHT);
    expect(asked).toEqual([['open', 'over', 'refunded'], ['open']]);
  });

  it('covers all orders when the whole books are checked', async () => {
    await checkBooks('changed');
    await checkBooks('whole');
    expect(asked.at(-1)).toEqual(['open', 'over', 'refunded']);
  });

  it('covers all books before it reports a difference in the ledger', async () => {
    await checkBooks('changed');
    surplus = 5;
    expect(await checkBooks('changed')).toEqual(RIGHT);
    expect(asked.at(-1)).toEqual(['open', 'over', 'refunded']);
  });

  it('reports an order that differs until it is right, also one that was checked before', async () => {
    await checkBooks('changed');
    unbooked = 'over';
    const differs = { ...RIGHT, orders: 1000, unequal: ['over'] };
    expect([await checkBooks('whole'), await checkBooks('changed')]).toEqual([differs, differs]);
    unbooked = undefined;
    expect([await checkBooks('changed'), checked.has('over')]).toEqual([RIGHT, true]);
  });
});
