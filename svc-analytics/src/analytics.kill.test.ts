import { MINUTE_MS } from '@ethereal/contracts/durations';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { startProcess, type TestProcess } from '@ethereal/service-kit/testing/start-process';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { joinExchange, viewOf } from './testing/service.ts';

/** Set EXACTNESS_EVENTS=100000 for the long run. */
const EVENTS = Number(process.env.EXACTNESS_EVENTS ?? 5000);
const ITEMS = 5;

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let exchange: Awaited<ReturnType<typeof joinExchange>>;
const MAIN = new URL('./main.ts', import.meta.url);
const running: TestProcess[] = [];

async function startInstance(): Promise<TestProcess> {
  const instance = await startProcess(MAIN, environment.env);
  running.push(instance);
  return instance;
}

beforeAll(async () => {
  environment = await testEnvironment('analytics');
  exchange = await joinExchange(environment.env);
}, 30_000);
afterEach(() => Promise.all(running.splice(0).map((instance) => instance.kill())));
afterAll(async () => {
  await exchange?.close();
  await environment?.close();
});

test(
  `counts ${EVENTS} events exactly while instances are killed and started`,
  async () => {
    const seller = newId();
    const items = Array.from({ length: ITEMS }, newId);
    const instances = await Promise.all([startInstance(), startInstance()]);
    const total = async (item: string) => {
      const response = await fetch(`${instances[0]?.url}/api/getItemViewsLastWeek/${item}`, {
        headers: environment.tokens.headers(seller),
      });
      return response.ok ? (await response.json()).total : undefined;
    };
    await vi.waitFor(async () => {
      // The items are published again until the queue of the service is bound.
      for (const item of items) await exchange.publishItem(item, seller);
      for (const item of items) expect(await total(item)).toBe(0);
    }, 30_000);

    const expected = new Map(items.map((item) => [item, 0]));
    const killEvery = Math.ceil(EVENTS / 5);
    for (let sent = 0; sent < EVENTS; ) {
      const size = Math.min(250, EVENTS - sent);
      const views = Array.from({ length: size }, (_, at) => {
        const item = items[(sent + at) % ITEMS] ?? '';
        return viewOf(item, new Date(Date.now() - ((sent + at) % 300) * MINUTE_MS));
      });
      // Publishes every tenth event twice.
      const published = views.flatMap((view, at) => (at % 10 ? [view] : [view, view]));
      await Promise.all(published.map((view) => exchange.publish(view)));
      for (const view of views) expected.set(view.subject, (expected.get(view.subject) ?? 0) + 1);
      const before = Math.floor(sent / killEvery);
      sent += size;
      if (Math.floor(sent / killEvery) === before) continue;
      const victim = before % 2;
      await instances[victim]?.kill();
      instances[victim] = await startInstance();
    }

    await vi.waitFor(
      async () => {
        for (const [item, count] of expected) expect(await total(item)).toBe(count);
      },
      { timeout: 60_000 + EVENTS, interval: 500 },
    );
  },
  180_000 + EVENTS * 3,
);
