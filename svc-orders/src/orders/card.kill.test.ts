import { json } from 'node:stream/consumers';
import { payable } from '@ethereal/contracts/payments';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { startServer } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openExchange, withInstances } from '../testing/processes.ts';
import { location } from '../testing/service.ts';

const { env, exchange, at: callerAt } = openExchange('card');
const seller = newId();
const item = newId();

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

const apart = withInstances(() => ({ ...env(), PAYMENTS_URL: payments.url }));

/** Creates a buyer who orders an item without stock by card. */
function shopper() {
  const user = newId();
  const line = { productId: item, quantity: 1 };
  const claim = {
    buyer: user,
    items: [{ ...line, price: 99, seller }],
    totalPrice: 99,
    userLocation: location,
    payment: 'card',
  };
  const at = (url: string) => {
    const call = callerAt(url, user);
    return {
      fill: () =>
        vi.waitFor(async () => {
          await exchange().publishItem(item, 1, { name: 'Coat', priceCents: 9900, seller, sizes: [] });
          expect((await call('POST', '/api/cart/add', line)).status).toBe(200);
        }, 15_000),
      submit: () => call('POST', '/api/submitOrder', claim, { 'idempotency-key': `key-${user}` }),
      orders: async () => (await call('GET', `/api/ordersBuyer?buyerId=${user}`)).body.orders,
      cart: async (): Promise<unknown[]> => (await call('GET', '/api/cart')).body.items,
    };
  };
  /** Publishes that the payment of an order was authorized. */
  const pay = (order: string) => {
    const paid = { version: 2, state: 'authorized' as const, cents: 9900, items: [item], refunds: [] };
    const data = { order, buyer: user, ...paid };
    return exchange().publish(newEvent({ type: 'payment.authorized', source: 'svc-payments', subject: order, data }));
  };
  /** Returns the number of events of a type about the buyer, each counted once. */
  const received = (type: string) =>
    new Set(
      exchange()
        .received.filter((event) => event.type === type && 'buyer' in event.data && event.data.buyer === user)
        .map(({ id }) => id),
    ).size;
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
      expect([received('item.sold'), received('order.placed')]).toEqual([1, 1]);
    }, 15_000);
  }),
  180_000,
);
