import type { AnyEvent } from '@ethereal/contracts/events';
import type { Stock } from '@ethereal/contracts/stock';
import { newEvent } from '@ethereal/service-kit/events/event';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { openEvents } from '@ethereal/service-kit/testing/events';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { startService } from '@ethereal/service-kit/testing/start-service';
import type { TestTokenOptions } from '@ethereal/service-kit/testing/tokens';
import { expect, vi } from 'vitest';
import { service } from '../assemble.ts';

export type TestItem = {
  name: string;
  priceCents: number;
  seller: string;
  colors?: string[];
  colorImgs?: Record<string, string>;
  sizes: ('S' | 'M' | 'L')[];
  otherSizes?: string[];
  sale?: { priceCents: number; formerCents: number; from: string; until?: string | undefined };
};

/** Receives all published events, and publishes items as svc-catalog does. */
export async function joinExchange(env: { RABBITMQ_URL: string; EVENTS_EXCHANGE: string }) {
  const { received, publish, close } = await openEvents<AnyEvent>(env, ['#']);

  async function publishItem(id: string, version: number, item: TestItem, stock?: Stock): Promise<void> {
    const replicated = { ...item, category: 'women' as const, itemImg: '/images/x' };
    await publish(
      newEvent({
        type: 'item.published',
        source: 'svc-catalog',
        subject: id,
        data: { item: replicated, version, ...(stock !== undefined && { stock }) },
      }),
    );
  }
  async function unpublishItem(id: string, version: number): Promise<void> {
    await publish(newEvent({ type: 'item.unpublished', source: 'svc-catalog', subject: id, data: { version } }));
  }
  return { received, publish, publishItem, unpublishItem, close };
}

export type Answer = { status: number; body: any; headers: Headers };

/** Creates a function that calls a service at a URL with the headers of a user. */
export function callerOf(url: string, headers: Record<string, string>) {
  return async (method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { ...headers, ...more, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers };
  };
}

export const location = {
  country: 'United States',
  fullname: 'Ada Buyer',
  phone: '212-555-0100',
  address: '1 Main St',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
};

/** Starts the whole service in this process. */
export async function startOrders(more: Record<string, string> = {}, logger = testLogger) {
  const { env, tokens, close } = await testEnvironment('orders');
  const app = await startService(service, { ...env, ...more }, logger);
  await Promise.all((app.consumers ?? []).map((consumer) => consumer.ready()));
  const exchange = await joinExchange(env);
  return {
    url: app.url,
    received: exchange.received,
    tokens,
    as: (user: string, options?: TestTokenOptions) => callerOf(app.url, tokens.headers(user, options)),
    anonymous: callerOf(app.url, {}),
    publish: exchange.publish,
    publishItem: exchange.publishItem,
    /** Publishes a new item, and waits until the service has received it. */
    async sell(id: string, item: TestItem, stock?: Stock): Promise<void> {
      await exchange.publishItem(id, 1, item, stock);
      const call = callerOf(app.url, tokens.headers(item.seller));
      await vi.waitFor(async () => expect((await call('GET', `/api/stock/${id}`)).status).toBe(200), 10_000);
    },
    unpublishItem: exchange.unpublishItem,
    /** Starts a second instance of the service. */
    async another() {
      const second = await startService(service, env);
      return { as: (user: string) => callerOf(second.url, tokens.headers(user)), close: second.close };
    },
    async close() {
      await exchange.close();
      await app.close();
      await close();
    },
  };
}
