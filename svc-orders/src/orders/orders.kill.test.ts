import { freeUrl } from '@ethereal/service-kit/testing/harness';
import { expect, test, vi } from 'vitest';
import { openCheckout } from '../testing/checkout.ts';
import { openExchange, withInstances } from '../testing/processes.ts';

const started = openExchange('orders');
const apart = withInstances(started.env);
const { shopper } = openCheckout(started, { quantity: 2 });

const STEPS = [
  'before the write',
  'after the write',
  'before the publish',
  'after the publish',
  'before the cart is cleared',
  'after the cart is cleared',
] as const;

test.concurrent.each(STEPS)(
  'keeps order, events and empty cart together when killed %s',
  apart(async ({ startProcess, startNext }, step: string) => {
    const { at, received } = shopper();
    const dying = await startProcess({ KILL_AT: step });
    await at(dying.url).fill();
    await expect(at(dying.url).submit()).rejects.toThrow();
    expect(await dying.exited).toBe(step);

    const next = at((await startNext()).url);
    const placed = step !== 'before the write';
    await vi.waitFor(async () => {
      expect(await next.orders()).toHaveLength(placed ? 1 : 0);
      expect(await next.cart()).toHaveLength(placed ? 0 : 1);
      expect(received('item.sold').size).toBe(placed ? 1 : 0);
      expect(received('order.placed').size).toBe(placed ? 1 : 0);
    }, 15_000);

    expect((await next.submit()).status).toBe(201);
    await vi.waitFor(async () => {
      expect(await next.orders()).toHaveLength(1);
      expect(await next.cart()).toEqual([]);
      expect([received('item.sold').size, received('order.placed').size]).toEqual([1, 1]);
    }, 15_000);
  }),
  180_000,
);

test.concurrent(
  'publishes the events after an outage of the broker and a kill of the service',
  apart(async ({ startProcess, startNext }) => {
    const { at, received } = shopper();
    const first = await startProcess();
    await at(first.url).fill();
    first.kill();
    await first.exited;
    const alone = await startProcess({ RABBITMQ_URL: (await freeUrl()).replace('http', 'amqp') });
    expect((await at(alone.url).submit()).status).toBe(201);
    expect(await at(alone.url).cart()).toEqual([]);
    alone.kill();
    await alone.exited;
    expect(received('item.sold').size).toBe(0);

    const next = at((await startNext()).url);
    await vi.waitFor(() => {
      expect([received('item.sold').size, received('order.placed').size]).toEqual([1, 1]);
    }, 15_000);
    expect((await next.submit()).status).toBe(201);
    expect(await next.orders()).toHaveLength(1);
  }),
  180_000,
);
