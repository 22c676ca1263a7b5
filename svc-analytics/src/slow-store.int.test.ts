import { DAY_MS } from '@ethereal/contracts/durations';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { startTcpProxy, type TcpProxy } from '@ethereal/service-kit/testing/tcp-proxy';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { service } from './assemble.ts';
import { joinExchange, viewOf } from './testing/service.ts';

const ITEMS = 6;
const DAYS = 365;
const VIEWS_A_DAY = 2;
/** Delay in each direction, in milliseconds. A store in the same building answers within one. */
const DELAY_MS = 15;

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let proxy: TcpProxy;
let exchange: Awaited<ReturnType<typeof joinExchange>>;
let app: Awaited<ReturnType<typeof startService>>;

beforeAll(async () => {
  environment = await testEnvironment('analytics_slow');
  proxy = await startTcpProxy(environment.env.MONGODB_URL, { delayMs: DELAY_MS });
  exchange = await joinExchange(environment.env);
  const started = await startService(service, { ...environment.env, MONGODB_URL: proxy.url });
  await Promise.all(started.consumers.map((consumer) => consumer.ready()));
  app = started;
}, 60_000);
afterAll(async () => {
  await app?.close();
  await exchange?.close();
  await proxy?.close();
  await environment?.close();
});

test('counts a year of trade and concurrent events completely in a slow store', async () => {
  const seller = newId();
  const items = Array.from({ length: ITEMS }, () => newId());
  const get = async (path: string) => {
    const response = await fetch(`${app.url}/api/${path}`, { headers: environment.tokens.headers(seller) });
    expect(response.status).toBe(200);
    return response.json();
  };
  for (const item of items) await exchange.publishItem(item, seller);
  const areReplicated = async () => {
    for (const item of items) await get(`getItemViewsLastDay/${item}`);
  };
  await vi.waitFor(areReplicated, 20_000);

  const now = Date.now();
  // Returns the age of a view, from an hour and a half upwards.
  const agoMs = (at: number) => 1.5 * 3600_000 + Math.floor((at / VIEWS_A_DAY) * DAY_MS);
  const past = items.flatMap((item) =>
    Array.from({ length: DAYS * VIEWS_A_DAY }, (_, at) => viewOf(item, new Date(now - agoMs(at)))),
  );
  await Promise.all(past.map((view) => exchange.publish(view)));
  for (const item of items) await exchange.publish(viewOf(item));

  // Adds up both periods, so that the boundary between them does not matter.
  const total = async (path: string) => {
    const { total: current, previousTotal } = await get(path);
    return current + previousTotal;
  };
  await vi.waitFor(
    async () => {
      for (const item of items)
        expect(await total(`getItemViewsLastYear/${item}?tz=Asia/Kolkata`)).toBe(DAYS * VIEWS_A_DAY + 1);
    },
    { timeout: 60_000, interval: 500 },
  );
  const { totals, previousTotals } = await get('storeOverviewLastYear');
  expect(totals.views + previousTotals.views).toBe(ITEMS * (DAYS * VIEWS_A_DAY + 1));
}, 120_000);
