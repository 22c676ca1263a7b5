import type { AnyEvent } from '@ethereal/contracts/events';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openExchange, processes } from '../testing/processes.ts';
import { location } from '../testing/start-orders.ts';

const { env, exchange, at } = openExchange('variants');
const { startProcess, killAll } = processes(() => ({ ...env(), RATE_LIMIT_FACTOR: '1000' }));
/** Process that lives through all kills of others. */
let living: Awaited<ReturnType<typeof startProcess>>;
const seller = newId();
const SIZES = ['US 9', 'US 9.5'] as const;
const PAIRS = 5;

beforeAll(async () => {
  living = await startProcess();
}, 60_000);
afterAll(killAll);

/** Sells three pairs of each size of one item for $33.33 each, less 10 %: $179.98, which no quantity divides. */
async function sell(url: string) {
  const [boots, buyer] = [newId(), newId()];
  const code = `C${newId().slice(5)}`.toUpperCase();
  const item = { name: 'Boots', priceCents: 3333, seller, sizes: [], otherSizes: [...SIZES] };
  await vi.waitFor(async () => {
    await exchange().publishItem(boots, 1, item, { 'US 9': PAIRS, 'US 9.5': PAIRS });
    const { stock } = (await at(url, seller)('GET', `/api/stock/${boots}`)).body;
    expect(stock).toEqual({ 'US 9': PAIRS, 'US 9.5': PAIRS });
  }, 15_000);
  const terms = { code, kind: 'percent', percent: 10, items: [boots] };
  expect((await at(url, seller)('POST', '/api/codes', terms)).status).toBe(201);
  const line = { productId: boots, price: 33.33, seller, quantity: 3 };
  const claim = {
    buyer,
    items: SIZES.map((sizeChosen) => ({ ...line, sizeChosen })),
    totalPrice: 179.98,
    codes: [code],
    userLocation: location,
  };
  const { status, body: order } = await at(url, buyer)('POST', '/api/submitOrder', claim);
  expect([status, order.totalPrice]).toEqual([201, 179.98]);
  return { boots, buyer, order };
}

type Sold = Awaited<ReturnType<typeof sell>>;
type Line = { lineId: string; quantity: number; sizeChosen: string; status: string; paidCents: number };

/**
 * Steps from the sale to the cancel of one pair of a size and the return of one pair of the other. `kills` states
 * whether a process dies in the step: always, only while it writes, because no unit comes back, or never.
 */
function stepsOf({ boots, buyer, order }: Sold) {
  const [nine, half] = order.items.map(({ lineId }: Line) => lineId);
  const path = (what: string) => `/api/orders/${order._id}/items/${boots}/${what}`;
  const own = (key: string) => ({ 'idempotency-key': key });
  const decide = (state: string, lineId: string) => (url: string) =>
    at(url, seller)('PATCH', path('return'), { state, lineId });
  let part = '';
  return [
    {
      kills: 'always',
      run: (url: string) => at(url, buyer)('POST', path('cancel'), { lineId: nine, quantity: 1 }, own('cancel')),
    },
    {
      kills: 'never',
      run: (url: string) => at(url, seller)('PATCH', path('updateStatus'), { status: 'Handed', lineId: half }),
    },
    {
      kills: 'writes',
      async run(url: string) {
        const body = { reason: 'Too small', lineId: half, quantity: 1 };
        const answer = await at(url, buyer)('POST', path('return'), body, own('return'));
        part = answer.body.order.items.at(-1).lineId;
        return answer;
      },
    },
    { kills: 'never', run: (url: string) => decide('approved', part)(url) },
    { kills: 'always', run: (url: string) => decide('received', part)(url) },
  ];
}

/** Returns the events of an order that change money or state, without those that were published again. */
function eventsOf(order: string): AnyEvent[] {
  const ofOrder = exchange().received.filter((event) => 'order' in event.data && event.data.order === order);
  const unique = new Map(ofOrder.map((event) => [event.id, event]));
  return [...unique.values()].filter(({ type }) => type.startsWith('order.') || type === 'item.sale-reversed');
}

/** Checks units, money and stock of both sizes after the cancel of one pair and the return of another. */
async function expectExact(url: string, { boots, buyer, order }: Sold): Promise<void> {
  const { items } = (await at(url, buyer)('GET', `/api/orders/${order._id}`)).body;
  expect(items).toMatchObject([
    { sizeChosen: 'US 9', quantity: 2, status: 'Pending' },
    { sizeChosen: 'US 9', quantity: 1, status: 'Cancelled' },
    { sizeChosen: 'US 9.5', quantity: 2, status: 'Handed' },
    { sizeChosen: 'US 9.5', quantity: 1, status: 'Handed', return: { state: 'received' } },
  ]);
  const paid = items.map(({ paidCents }: Line) => paidCents);
  expect(paid.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(17_998);
  const [, cancelled, , returned] = items;
  const { stock, reserved } = (await at(url, seller)('GET', `/api/stock/${boots}`)).body;
  expect([stock, reserved]).toEqual([
    { 'US 9': PAIRS - 2, 'US 9.5': PAIRS - 2 },
    { 'US 9': 0, 'US 9.5': 0 },
  ]);
  const events = eventsOf(order._id);
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    'item.sale-reversed',
    'item.sale-reversed',
    'order.line-cancelled',
    'order.placed',
    'order.return-changed',
    'order.return-changed',
    'order.return-changed',
    'order.status-changed',
  ]);
  // The refunds: what the buyer paid for exactly the cancelled and the returned pair.
  const reversed = events.flatMap((event) => (event.type === 'item.sale-reversed' ? [event.data] : []));
  const refundOf = ({
    lineId,
    quantity,
    paidCents,
  }: Pick<(typeof reversed)[number], 'lineId' | 'quantity' | 'paidCents'>) => [lineId, quantity, paidCents];
  expect(new Set(reversed.map((data) => refundOf(data).join()))).toEqual(
    new Set([cancelled, returned].map((line: Line) => refundOf(line).join())),
  );
}

const WRITES = [
  'before the change is written',
  'after the change is written',
  'before the change is published',
] as const;
const RESTOCKS = [
  'after the change is published',
  'before units come back',
  'after units came back',
  'before the restock is noted',
  'after the restock is noted',
] as const;

it.each([...WRITES.map((step) => ({ step, ofAll: true })), ...RESTOCKS.map((step) => ({ step, ofAll: false }))])(
  'cancels one size and returns another once, to the cent and the unit, when each change is killed $step',
  async ({ step, ofAll }) => {
    const { url } = living;
    const sold = await sell(url);
    for (const { kills, run } of stepsOf(sold)) {
      if (kills === 'always' || (ofAll && kills === 'writes')) {
        // A process that finds the restock of an earlier step dies at once. The living one completes that restock.
        const dying = await vi.waitFor(() => startProcess({ KILL_AT: step }), 60_000);
        await expect(run(dying.url)).rejects.toThrow();
        expect(await dying.exited).toBe(step);
      }
      // The person tries again, twice, at a process that lives.
      for (let tries = 0; tries < 2; tries++) expect((await run(url)).status).toBe(200);
    }
    await vi.waitFor(() => expectExact(url, sold), 20_000);
  },
  180_000,
);
