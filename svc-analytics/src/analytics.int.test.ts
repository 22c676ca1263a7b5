import { getItemSales, getItemViews } from '@ethereal/contracts/analytics';
import { loadConfig } from '@ethereal/service-kit/config';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { startApp, testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { assemble } from './assemble.ts';
import { configSchema } from './config.ts';
import { joinExchange, viewOf } from './testing/service.ts';

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let exchange: Awaited<ReturnType<typeof joinExchange>>;
let parts: Awaited<ReturnType<typeof assemble>>;
let app: Awaited<ReturnType<typeof startApp>>;
const seller = newId();

beforeAll(async () => {
  environment = await testEnvironment('analytics');
  exchange = await joinExchange(environment.env);
  parts = await assemble(loadConfig(configSchema, environment.env), testLogger);
  await vi.waitFor(parts.readiness.rabbitmq, 20_000);
  app = await startApp(createApp({ ...parts, logger: testLogger, now: () => new Date() }));
}, 60_000);
afterAll(async () => {
  await app?.close();
  await parts?.close();
  await exchange?.close();
  await environment?.close();
});

async function ask(path: string, user = seller) {
  const response = await fetch(`${app.url}/api/${path}`, { headers: environment.tokens.headers(user) });
  return { status: response.status, body: await response.json() };
}
async function newItem(): Promise<string> {
  const item = newId();
  await exchange.publishItem(item, seller);
  await vi.waitFor(async () => expect((await ask(`getItemViewsLastDay/${item}`)).status).toBe(200), 10_000);
  return item;
}
const viewsToday = async (item: string) => (await ask(`getItemViewsLastDay/${item}`)).body.total;

describe('a dashboard', () => {
  test('shows each kind of event of its own, sales in units', async () => {
    const item = await newItem();
    const user = newId();
    const common = { source: 'test', subject: item };
    await exchange.publish(viewOf(item));
    await exchange.publish(newEvent({ ...common, type: 'item.favourited', data: { user } }));
    await exchange.publish(newEvent({ ...common, type: 'item.unfavourited', data: { user } }));
    await exchange.publish(newEvent({ ...common, type: 'item.carted', data: { user, quantity: 3 } }));
    const sold = { order: newId(), buyer: user, quantity: 4, priceCents: 100 };
    await exchange.publish(newEvent({ ...common, type: 'item.sold', data: sold }));
    await vi.waitFor(async () => {
      const kinds = [
        'getItemViewsLastDay',
        'getItemFavoritesLastDay',
        'getItemCartCountLastDay',
        'getItemsTotalSalesByPeriod/Day',
      ];
      const answers = await Promise.all(kinds.map((kind) => ask(`${kind}/${item}`)));
      expect(answers.map(({ body }) => body.total)).toEqual([1, 1, 1, 4]);
      expect(getItemViews.success.body.parse(answers[0]?.body).views).toHaveLength(1);
      expect(getItemSales.success.body.parse(answers[3]?.body).sales).toMatchObject([{ count: 4 }]);
    }, 10_000);
  });

  test('counts an event once however often it comes, and an old one in its own time', async () => {
    const item = await newItem();
    const view = viewOf(item);
    const old = viewOf(item, new Date(Date.now() - 40 * 24 * 3600_000));
    for (const event of [view, old, view, old, view]) await exchange.publish(event);
    await exchange.publish(viewOf(item));
    await vi.waitFor(async () => expect(await viewsToday(item)).toBe(2), 10_000);
    expect((await ask(`getItemViewsLastMonth/${item}`)).body).toMatchObject({ total: 2, previousTotal: 1 });
    const year = (await ask(`getItemViewsLastYear/${item}?tz=America/New_York`)).body;
    expect(year.total).toBe(3);
    expect(year.views.at(0).count).toBe(1);
  });

  test("is the seller's alone; unknown items, periods and zones are refused", async () => {
    const item = await newItem();
    expect((await ask(`getItemViewsLastDay/${item}`, newId())).status).toBe(403);
    expect((await ask(`getItemViewsLastDay/${newId()}`)).status).toBe(404);
    expect((await ask('getItemViewsLastDay/nonsense')).status).toBe(404);
    expect((await ask(`getItemViewsLastDecade/${item}`)).status).toBe(404);
    expect((await ask(`getItemsTotalSalesByPeriod/day/${item}`)).status).toBe(404);
    expect((await ask(`getItemViewsLastDay/${item}?tz=Mars/Olympus`)).status).toBe(400);
    expect((await ask(`getItemViewsLastDay/${item}?tz[$ne]=UTC`)).status).toBe(400);
    expect((await fetch(`${app.url}/api/getItemViewsLastDay/${item}`)).status).toBe(401);
  });
});

test('poison is set aside with its reason, and the rest flows on', async () => {
  const item = await newItem();
  const poison: [key: string, body: string, reason: RegExp][] = [
    ['item.viewed', '{not json', /JSON/i],
    ['item.viewed', JSON.stringify({ ...viewOf(item), data: undefined, subject: 7 }), /subject|invalid/i],
    ['item.sold', JSON.stringify({ ...viewOf(item), type: 'item.dreamt' }), /invalid/i],
    ['item.viewed', JSON.stringify({ ...viewOf(item), time: '9999-01-01T00:00:00.000Z' }), /time/],
  ];
  for (const [key, body] of poison) await exchange.publishRaw(key, body);
  await exchange.publish(viewOf(item));
  await vi.waitFor(async () => expect(await viewsToday(item)).toBe(1), 10_000);
  const letters: { body: string; reason: string }[] = [];
  await vi.waitFor(async () => {
    const letter = await exchange.deadLetter();
    if (letter) letters.push(letter);
    expect(letters).toHaveLength(poison.length);
  }, 10_000);
  for (const [, body, reason] of poison)
    expect(letters.find((letter) => letter.body === body)?.reason).toMatch(reason);
});
