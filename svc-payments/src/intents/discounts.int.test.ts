import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPayments } from '../testing/start-payments.ts';

let shop: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  shop = await startPayments();
}, 60_000);
afterAll(() => shop?.close());

type Order = ReturnType<(typeof shop)['order']>;
const CARD = '4000 0000 0000 0077';
const payment = async ({ orderId, buyer }: Order) => (await shop.call('GET', `/api/payments/${orderId}`, buyer)).body;
const isIn = (order: Order, state: string) =>
  vi.waitFor(async () => expect((await payment(order)).state).toBe(state), 15_000);
const balanceOf = async (seller: string) => {
  const { pendingCents, payableCents } = (await shop.call('GET', '/api/payouts', seller)).body;
  return { pendingCents, payableCents };
};

/** Creates an order with one line: what the buyer pays, and the discounts. */
function discounted(cents: number, discounts: { seller: number; shop: number }) {
  const order = shop.order(cents);
  const [line] = order.lines;
  if (!line) throw new Error('The order has a line.');
  line.discounts = discounts;
  return { order, line };
}

test('needs no bank for an order that costs nothing, and pays its seller the share', async () => {
  const { order, line } = discounted(0, { seller: 0, shop: 1000 });
  const bank = await shop.killBank();
  try {
    const { status, body } = await shop.call('POST', `/api/payments/${order.orderId}/session`, order.buyer);
    expect({ status, url: body.url }).toEqual({
      status: 201,
      url: 'http://localhost/ethereal/profile/BuyerOrderpage',
    });
    await isIn(order, 'authorized');
    await vi.waitFor(() => {
      const events = shop.received.filter(
        ({ type, subject }) => type === 'payment.authorized' && subject === order.orderId,
      );
      expect(events).toHaveLength(1);
    }, 10_000);
    const again = await shop.call('POST', `/api/payments/${order.orderId}/session`, order.buyer);
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_PAID']);
    await shop.moved(order, 0, 'Handed');
    await isIn(order, 'captured');
    await vi.waitFor(async () => expect(await balanceOf(line.seller)).toEqual({ pendingCents: 900, payableCents: 0 }));
    await shop.returned(order, 0);
    await isIn(order, 'refunded');
    await vi.waitFor(async () => expect(await balanceOf(line.seller)).toEqual({ pendingCents: 0, payableCents: 0 }));
  } finally {
    await bank.restart();
  }
  shop.comesTo(order, 0);
  expect(await shop.bankBalance()).toBe(0);
  expect(await shop.reconcile()).toEqual({ code: 0, differences: { ledger: 0, provider: 0, orders: 0, unequal: [] } });
});

test("returns what was paid for one of two units, and keeps the seller's share of the other", async () => {
  // Two units of $10.00: the seller gives $2.00, the shop $3.00.
  const { order, line } = discounted(1500, { seller: 200, shop: 300 });
  const { body } = await shop.session(order);
  await shop.pay(body.url, CARD);
  await isIn(order, 'authorized');
  await shop.moved(order, 0, 'Handed');
  await isIn(order, 'captured');
  await vi.waitFor(async () => expect((await balanceOf(line.seller)).pendingCents).toBe(1620));
  const returned = {
    order: order.orderId,
    buyer: order.buyer,
    item: line.productId,
    lineId: newId(),
    splitFrom: line.productId,
    seller: line.seller,
    itemName: 'Coat',
    quantity: 1,
    priceCents: 1000,
    paidCents: 750,
    discounts: { seller: 100, shop: 150 },
    state: 'received' as const,
    reason: 'x',
  };
  const event = newEvent({
    type: 'order.return-changed',
    source: 'svc-orders',
    subject: order.orderId,
    data: returned,
  });
  for (const entry of [event, event]) await shop.publish(entry);
  await isIn(order, 'partly-refunded');
  expect(await payment(order)).toMatchObject({ totalCents: 1500, capturedCents: 1500, refundedCents: 750 });
  await vi.waitFor(async () => expect((await balanceOf(line.seller)).pendingCents).toBe(810));
  shop.comesTo(order, 750);
  expect(await shop.reconcile()).toMatchObject({ code: 0, differences: { ledger: 0, orders: 0 } });
});
