import type { AnyEvent } from '@ethereal/contracts/events';
import { newId } from '@ethereal/service-kit/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineIdOf } from '../cart/cart.rules.ts';
import { allocate } from '../codes/split.rules.ts';
import { location } from '../testing/start-orders.ts';
import { createChangeLine } from './change-line.ts';
import type { LineCommand } from './line.ts';
import { decideOrder } from './order.rules.ts';
import { type Order, type OrderLine, paidCentsOf } from './order.ts';
import type { OrdersStore } from './orders.store.ts';

const [BUYER, SELLER, PRODUCT] = [newId(), newId(), newId()];
const NOW = new Date('2026-01-05T12:00:00Z');
const SIZES = ['US 9', 'US 9.5', 'US 10'];
const PRICE_CENTS = 3333;

type Units = readonly [number, number, number];

/** Creates an order of three sizes: the first is pending, the second on its way, the third handed over. */
function orderOf(units: Units, discountCents: number): Order {
  const prices = units.map((quantity) => quantity * PRICE_CENTS);
  const discounts = allocate(discountCents, prices);
  const statuses = ['Pending', 'Out for Shipping', 'Handed'] as const;
  const lines = units.map((quantity, at): OrderLine => {
    const status = statuses[at] ?? 'Pending';
    const discount = discounts[at] ?? 0;
    return {
      product: PRODUCT,
      ...(at > 0 && { lineId: newId() }),
      name: 'Boots',
      image: '',
      priceCents: PRICE_CENTS,
      quantity,
      paidCents: (prices[at] ?? 0) - discount,
      discounts: { seller: discount, shop: 0 },
      size: SIZES[at] ?? null,
      seller: SELLER,
      status,
      history: [{ status, at: NOW, by: SELLER }],
      tracked: true,
    };
  });
  const totalCents = lines.reduce((sum, line) => sum + paidCentsOf(line), 0);
  const userLocation = { ...location, country: 'United States' as const, state: 'NY' as const };
  return {
    _id: newId(),
    buyer: BUYER,
    lines,
    sellers: [SELLER],
    totalCents,
    userLocation,
    createdAt: NOW,
    pendingEvents: [],
  };
}

/** Stores one order in memory. A change is one atomic step and loses against a change since its order was read. */
function memoryOrder(first: Order) {
  let stored = { revision: 0, order: structuredClone(first) };
  const revisions = new WeakMap<Order, number>();
  const read = () => {
    const order = structuredClone(stored.order);
    revisions.set(order, stored.revision);
    return order;
  };
  const store: Pick<OrdersStore, 'byId' | 'changeLines'> = {
    byId: async () => read(),
    async changeLines(before, { state: { lines }, events, restocks }) {
      if (revisions.get(before) !== stored.revision) return undefined;
      const { pendingEvents, restocks: open = [] } = stored.order;
      stored = {
        revision: stored.revision + 1,
        order: {
          ...stored.order,
          lines: structuredClone(lines),
          pendingEvents: [...pendingEvents, ...events],
          restocks: [...open, ...restocks],
        },
      };
      return read();
    },
  };
  return { store: store as OrdersStore, now: () => stored.order };
}

const request = fc.record({
  by: fc.constantFrom(BUYER, SELLER),
  line: fc.nat(2),
  command: fc.constantFrom<LineCommand>(
    { type: 'cancel' },
    { type: 'request-return', reason: 'Too small' },
    { type: 'set-status', status: 'Out for Shipping' },
    { type: 'set-status', status: 'Handed' },
  ),
  quantity: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  /** Number of times that the request is sent with one key, as after lost answers. */
  sends: fc.integer({ min: 1, max: 3 }),
  /** Number of steps after which the first process dies; undefined for a process that survives. */
  dies: fc.option(fc.nat(4), { nil: undefined }),
});

const sumOf = (lines: readonly OrderLine[], of: (line: OrderLine) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0);
const ofSize = (order: Order, size: string) => order.lines.filter((line) => line.size === size);
const isTakenBack = (line: OrderLine) => line.status === 'Cancelled';

/** Checks that units, money, events and restocks of each size agree. */
function expectExact(order: Order, units: Units): void {
  expect(new Set(order.lines.map(lineIdOf)).size).toBe(order.lines.length);
  expect(sumOf(order.lines, paidCentsOf)).toBe(order.totalCents);
  const reversals = order.pendingEvents.flatMap((event: AnyEvent) =>
    event.type === 'item.sale-reversed' ? [event.data] : [],
  );
  const taken = order.lines.filter(isTakenBack);
  const shown = ({ lineId, quantity, paidCents }: { lineId?: string; quantity: number; paidCents?: number }) =>
    `${lineId} ${quantity} ${paidCents}`;
  expect(reversals.map(shown).toSorted()).toEqual(
    taken.map((line) => shown({ ...line, lineId: lineIdOf(line) })).toSorted(),
  );
  SIZES.forEach((size, at) => {
    const lines = ofSize(order, size);
    expect(sumOf(lines, ({ quantity }) => quantity)).toBe(units[at]);
    expect(lines.every(({ quantity }) => quantity > 0)).toBe(true);
    const restocked = (order.restocks ?? []).filter((candidate) => candidate.size === size);
    expect(restocked.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      sumOf(lines.filter(isTakenBack), ({ quantity }) => quantity),
    );
  });
}

test('cancels and returns variants of one item once per request, for any interleaving and any crash', async () => {
  const units = fc.tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 4 }),
  );
  const requests = fc.array(request, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), units, fc.nat(2999), requests, async (scheduler, wanted, discount, wishes) => {
      const memory = memoryOrder(orderOf(wanted, discount));
      const ids = memory.now().lines.map(lineIdOf);
      const never = new Promise<never>(() => {});
      const living: Promise<unknown>[] = [];
      const done = new Set<number>();
      const processOf = (dies: number | undefined) => {
        let steps = 0;
        const step = async () => {
          if (dies !== undefined && steps++ >= dies) return never;
          return scheduler.schedule(Promise.resolve());
        };
        const orders = {
          ...memory.store,
          async byId(id: string) {
            await step();
            return memory.store.byId(id);
          },
          async changeLines(...given: Parameters<OrdersStore['changeLines']>) {
            await step();
            const changed = await memory.store.changeLines(...given);
            await step();
            return changed;
          },
        };
        return createChangeLine({ orders, settle: async () => {}, newId, now: () => NOW });
      };
      wishes.forEach(({ by, line, command, quantity, sends, dies }, wish) => {
        const place = { orderId: memory.now()._id, productId: PRODUCT, lineId: ids[line] };
        const isPart = command.type === 'cancel' || command.type === 'request-return';
        const part = { key: `key-${wish}`, ...(isPart && { quantity }) };
        for (let send = 0; send < sends; send++) {
          const isDying = send === 0 && dies !== undefined;
          const answered = processOf(isDying ? dies : undefined)({ by }, place, command, part).then(
            () => void done.add(wish),
            (error: unknown) => expect(error).toHaveProperty('kind', expect.stringMatching(/conflict|forbidden/)),
          );
          if (!isDying) living.push(answered);
        }
      });
      await scheduler.waitFor(Promise.all(living));

      const after = memory.now();
      expectExact(after, wanted);
      const keys = after.lines.flatMap(({ history = [] }) => history.flatMap(({ key }) => key ?? []));
      for (const wish of done) {
        const { command, quantity, by } = wishes[wish] ?? {};
        if (command?.type !== 'cancel' || quantity === undefined) continue;
        const parts = after.lines.filter(({ history = [] }) =>
          history.some((step) => step.key === `key-${wish}` && step.by === by && step.status === 'Cancelled'),
        );
        // A request for units that another request cancelled before has no effect of its own.
        expect(sumOf(parts, (line) => line.quantity)).toBe(keys.includes(`key-${wish}`) ? quantity : 0);
      }
    }),
    { numRuns: 500 },
  );
}, 60_000);

test('cancels an order in one write, without the lines that are shipped meanwhile', async () => {
  const { lines, ...order } = orderOf([1, 2, 1], 0);
  const memory = memoryOrder({
    ...order,
    lines: lines.map((line) => ({ ...line, product: newId(), status: 'Pending', history: [] })),
  });
  const settled: number[] = [];
  const change = (store: Pick<OrdersStore, 'byId' | 'changeLines'>) =>
    createChangeLine({
      orders: store as OrdersStore,
      settle: async (saved) => void settled.push(saved.lines.filter(isTakenBack).length),
      newId,
      now: () => NOW,
    });
  const [first] = memory.now().lines;
  if (!first) throw new Error('The order has lines.');
  const ship = () =>
    change(memory.store)(
      { by: SELLER },
      { orderId: order._id, productId: first.product },
      { type: 'set-status', status: 'Handed' },
    );
  const overtaken = {
    ...memory.store,
    byId: async (id: string) => {
      const read = await memory.store.byId(id);
      if (settled.length === 0) await ship();
      return read;
    },
  };
  await change(overtaken)({ by: BUYER }, { orderId: order._id }, { type: 'cancel' });
  expect(settled).toEqual([0, 2]);
  expect(memory.now().lines.map(({ status }) => status)).toEqual(['Handed', 'Cancelled', 'Cancelled']);
  const again = change(memory.store)({ by: BUYER }, { orderId: order._id }, { type: 'cancel' });
  await expect(again).rejects.toMatchObject({ code: 'TOO_LATE' });
});

test('rejects a key that cancelled another item of the order', () => {
  const [shoes, coat] = [PRODUCT, newId()];
  const { lines, ...order } = orderOf([1, 1, 1], 0);
  const pending = { status: 'Pending' as const, history: [] };
  const [first, second] = lines.map((line, at) => ({ ...line, ...pending, product: at === 0 ? shoes : coat }));
  if (!first || !second) throw new Error('The order has two lines.');
  const cancel = (state: Order, product: string) =>
    decideOrder(state, {
      changer: { by: BUYER },
      ref: { product },
      command: { type: 'cancel' },
      key: 'one',
      now: NOW,
      newId,
    });
  const after = cancel({ ...order, lines: [first, second] }, shoes)?.state;
  if (!after) throw new Error('The shoes can be cancelled.');
  expect(cancel(after, shoes)).toBeUndefined();
  expect(() => cancel(after, coat)).toThrow(expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }));
});
