import { json } from 'node:stream/consumers';
import { payable } from '@ethereal/contracts/payments';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { startServer } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openCheckout } from '../testing/checkout.ts';
import { openExchange, withInstances } from '../testing/processes.ts';
import { location } from '../testing/start-orders.ts';

const started = openExchange('card');

/** Stand-in of svc-payments, which opens a page for each order. */
let payments: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  payments = await startServer(async (request, response) => {
    const { orderId, expiresAt } = payable.parse(await json(request));
    const body = JSON.stringify({ url: `http://bank.test/${orderId}`, expiresAt });
    response.writeHead(201, { 'content-type': 'application/json' }).end(body);
  });
});
afterAll(() => payments?.close());

const apart = withInstances(() => ({ ...started.env(), PAYMENTS_URL: payments.url }));

const { item, shopper: newShopper } = openCheckout(started, { quantity: 1, payment: 'card' });

function shopper() {
  const { user, at, received } = newShopper();
  /** Publishes that the payment of an order was authorized. */
  const pay = (order: string) => {
    const paid = { version: 2, state: 'authorized' as const, cents: 9900, items: [item], refunds: [] };
    const data = { order, buyer: user, ...paid };
    return started
      .exchange()
      .publish(newEvent({ type: 'payment.authorized', source: 'svc-payments', subject: order, data }));
  };
  return { at, pay, received };
}

test.concurrent.each([
  ['before the write', 0],
  ['after the write', 1],
])(
  'places an order by card once when killed %s',
  apart(async ({ startProcess, startNext }, step: string, placed: number) => {
    const { at } = shopper();
    const dying = await startProcess({ KILL_AT: step });
    await at(dying.url).fill();
    await expect(at(dying.url).submit()).rejects.toThrow();
    expect(await dying.exited).toBe(step);

    const next = at((await startNext()).url);
    expect(await next.orders()).toHaveLength(placed);
    const { status, body } = await next.submit();
    expect([status, body.payment.url]).toEqual([201, `http://bank.test/${body._id}`]);
    expect(await next.orders()).toMatchObject([{ _id: body._id, payment: { state: 'awaiting' } }]);
    expect(await next.cart()).toHaveLength(1);
  }),
  180_000,
);

test.concurrent.each([
  'before its payment is stored',
  'after its payment is stored',
  'before the publish',
  'after the publish',
  'before the cart is cleared',
  'after the cart is cleared',
])(
  'sells an order once when its payment is authorized and the service is killed %s',
  apart(async ({ startProcess, startNext }, step: string) => {
    const { at, pay, received } = shopper();
    const dying = await startProcess({ KILL_AT: step });
    // The service listens before its queues exist.
    await vi.waitFor(async () => expect((await fetch(`${dying.url}/readyz`)).ok).toBe(true), 15_000);
    await at(dying.url).fill();
    await pay((await at(dying.url).submit()).body._id);
    expect(await dying.exited).toBe(step);

    const next = at((await startNext()).url);
    await vi.waitFor(async () => {
      expect(await next.orders()).toMatchObject([{ payment: { state: 'authorized' } }]);
      expect(await next.cart()).toEqual([]);
      expect([received('item.sold').size, received('order.placed').size]).toEqual([1, 1]);
    }, 15_000);
  }),
  180_000,
);

/** Orders two of five coats by card with a code of one use. */
async function reservedScene(url: string) {
  const [coat, seller, buyer] = [newId(), newId(), newId()];
  const ofSeller = (to: string) => started.at(to, seller);
  await vi.waitFor(async () => {
    await started.exchange().publishItem(coat, 1, { name: 'Coat', priceCents: 1000, seller, sizes: [] }, 5);
    expect((await ofSeller(url)('GET', `/api/stock/${coat}`)).body.stock).toBe(5);
  }, 15_000);
  const code = `C${newId().slice(5)}`.toUpperCase();
  const terms = { code, kind: 'percent', percent: 10, maxUses: 1, oncePerPerson: true };
  expect((await ofSeller(url)('POST', '/api/codes', terms)).status).toBe(201);
  const line = { productId: coat, quantity: 2 };
  const call = started.at(url, buyer);
  expect((await call('POST', '/api/cart/add', line)).status).toBe(200);
  const claim = {
    buyer,
    items: [{ ...line, price: 10, seller }],
    totalPrice: 18,
    userLocation: location,
    codes: [code],
    payment: 'card',
  };
  const { status, body } = await call('POST', '/api/submitOrder', claim);
  expect(status).toBe(201);
  const order: string = body._id;

  /** Publishes that the time to pay is over. */
  const expire = () =>
    started.exchange().publish(
      newEvent({
        type: 'payment.failed',
        source: 'svc-payments',
        subject: order,
        data: { order, buyer, version: 2, state: 'expired', cents: 1800, items: [coat], refunds: [] },
      }),
    );
  /** Returns what the order holds, and what its buyer has. */
  async function state(to: string) {
    const { codes } = (await ofSeller(to)('GET', '/api/codes')).body;
    const ofBuyer = started.at(to, buyer);
    const { items, payment } = (await ofBuyer('GET', `/api/orders/${order}`)).body;
    return {
      stock: (await ofSeller(to)('GET', `/api/stock/${coat}`)).body,
      uses: codes.map((entry: { uses: number; reserved: number }) => [entry.uses, entry.reserved]),
      lines: items.map((entry: { status: string }) => entry.status),
      payment: payment.state,
      cart: (await ofBuyer('GET', '/api/cart')).body.items.length,
    };
  }
  const cancellations = () =>
    new Set(
      started
        .exchange()
        .received.filter(({ type, subject }) => type === 'order.line-cancelled' && subject === order)
        .map(({ id }) => id),
    ).size;
  return { expire, state, cancellations };
}

test.concurrent.each(
  [
    'its payment is stored',
    'the change is written',
    'held units are free again',
    'the restock is noted',
    'the units are free again',
    'the use is free again',
    'its uses are settled',
    'its units are settled',
    'its cart is settled',
  ].flatMap((step) => [`before ${step}`, `after ${step}`]),
)(
  'frees what an unpaid order holds once when its time is over and the service is killed %s',
  apart(async ({ startProcess, startNext }, step: string) => {
    const dying = await startProcess({ KILL_AT: step });
    await vi.waitFor(async () => expect((await fetch(`${dying.url}/readyz`)).ok).toBe(true), 15_000);
    const { expire, state, cancellations } = await reservedScene(dying.url);
    expect(await state(dying.url)).toMatchObject({ stock: { stock: 3, reserved: 2 }, uses: [[0, 1]] });
    await expire();
    expect(await dying.exited).toBe(step);

    const { url } = await startNext();
    await vi.waitFor(async () => {
      expect(await state(url)).toEqual({
        stock: { stock: 5, reserved: 0 },
        uses: [[0, 0]],
        lines: ['Cancelled'],
        payment: 'expired',
        cart: 1,
      });
      expect(cancellations()).toBe(1);
    }, 30_000);
  }),
  240_000,
);
