import { json } from 'node:stream/consumers';
import { payable } from '@ethereal/contracts/payments';
import { newEvent } from '@ethereal/service-kit/events/event';
import { startServer } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openCheckout } from '../testing/checkout.ts';
import { openExchange, withInstances } from '../testing/processes.ts';

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
