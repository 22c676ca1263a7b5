import { getItemCounts, getItemSales, getItemViews, getStoreOverview } from '@ethereal/contracts/analytics';
import { loadConfig } from '@ethereal/service-kit/config';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { service } from './assemble.ts';
import { configSchema } from './config.ts';
import { openStores } from './shared/stores.ts';
import { joinExchange, viewOf } from './testing/service.ts';

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let exchange: Awaited<ReturnType<typeof joinExchange>>;
let app: Awaited<ReturnType<typeof startService>>;
const seller = newId();

beforeAll(async () => {
  environment = await testEnvironment('analytics');
  exchange = await joinExchange(environment.env);
  const started = await startService(service, environment.env);
  await Promise.all(started.consumers.map((consumer) => consumer.ready()));
  app = started;
}, 60_000);
afterAll(async () => {
  await app?.close();
  await exchange?.close();
  await environment?.close();
});

async function get(path: string, user = seller) {
  const response = await fetch(`${app.url}/api/${path}`, { headers: environment.tokens.headers(user) });
  return { status: response.status, body: await response.json() };
}
async function newItem(): Promise<string> {
  const item = newId();
  await exchange.publishItem(item, seller);
  await vi.waitFor(async () => expect((await get(`getItemViewsLastDay/${item}`)).status).toBe(200), 10_000);
  return item;
}
const viewsToday = async (item: string) => (await get(`getItemViewsLastDay/${item}`)).body.total;

describe('dashboard', () => {
  test('shows each kind of event separately, and sales in units', async () => {
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
      const answers = await Promise.all(kinds.map((kind) => get(`${kind}/${item}`)));
      expect(answers.map(({ body }) => body.total)).toEqual([1, 1, 1, 4]);
      const all = getItemCounts.success.body.parse((await get(`getItemCountsLastDay/${item}`)).body);
      expect(all.sales).toEqual({ points: answers[3]?.body.sales, total: 4, previousTotal: 0 });
      expect(all.views.points).toEqual(answers[0]?.body.views);
      expect(getItemViews.success.body.parse(answers[0]?.body).views).toHaveLength(1);
      expect(getItemSales.success.body.parse(answers[3]?.body).sales).toMatchObject([{ count: 4 }]);
    }, 10_000);
  });

  test('counts an event once for any number of deliveries, and an old event at its own time', async () => {
    const item = await newItem();
    const view = viewOf(item);
    const old = viewOf(item, new Date(Date.now() - 40 * 24 * 3600_000));
    for (const event of [view, old, view, old, view]) await exchange.publish(event);
    await exchange.publish(viewOf(item));
    await vi.waitFor(async () => expect(await viewsToday(item)).toBe(2), 10_000);
    // Fresh facts never wait for past ones, so the past event may be counted a moment later.
    const month = async () => (await get(`getItemViewsLastMonth/${item}`)).body;
    await vi.waitFor(async () => expect(await month()).toMatchObject({ total: 2, previousTotal: 1 }), 10_000);
    const year = (await get(`getItemViewsLastYear/${item}?tz=America/New_York`)).body;
    expect(year.total).toBe(3);
    expect(year.views.at(0).count).toBe(1);
  });

  test('subtracts reversed sales from the minute in which they were sold', async () => {
    const item = await newItem();
    const common = { source: 'test', subject: item };
    const line = { order: newId(), buyer: newId(), priceCents: 100 };
    const soldAt = new Date(Date.now() - 5 * 3600_000);
    await exchange.publish(newEvent({ ...common, type: 'item.sold', data: { ...line, quantity: 4 }, now: soldAt }));
    await exchange.publish(newEvent({ ...common, type: 'item.sold', data: { ...line, quantity: 1 } }));
    const reversal = { ...line, quantity: 4, soldAt: soldAt.toISOString() };
    await exchange.publish(newEvent({ ...common, type: 'item.sale-reversed', data: reversal }));
    await vi.waitFor(async () => {
      const { sales, total } = (await get(`getItemsTotalSalesByPeriod/Day/${item}`)).body;
      expect({ sales, total }).toMatchObject({ sales: [{ count: 1 }], total: 1 });
    }, 10_000);
  });

  test('admits the seller only, and rejects unknown items, periods and zones', async () => {
    const item = await newItem();
    expect((await get(`getItemViewsLastDay/${item}`, newId())).status).toBe(403);
    expect((await get(`getItemViewsLastDay/${newId()}`)).status).toBe(404);
    expect((await get('getItemViewsLastDay/nonsense')).status).toBe(404);
    expect((await get(`getItemViewsLastDecade/${item}`)).status).toBe(404);
    expect((await get(`getItemsTotalSalesByPeriod/day/${item}`)).status).toBe(404);
    expect((await get(`getItemViewsLastDay/${item}?tz=Mars/Olympus`)).status).toBe(400);
    expect((await get(`getItemViewsLastDay/${item}?tz[$ne]=UTC`)).status).toBe(400);
    expect((await fetch(`${app.url}/api/getItemViewsLastDay/${item}`)).status).toBe(401);
  });
});

test('store overview adds up the items of its seller and is visible to that seller only', async () => {
  const owner = newId();
  const items = [newId(), newId()];
  for (const item of items) await exchange.publishItem(item, owner);
  const [current = '', falling = ''] = items;
  const isReplicated = async () => expect((await get(`getItemViewsLastDay/${falling}`, owner)).status).toBe(200);
  await vi.waitFor(isReplicated, 10_000);
  const dayAgo = new Date(Date.now() - 30 * 3600_000);
  for (const view of [viewOf(current), viewOf(current), viewOf(falling, dayAgo)]) await exchange.publish(view);
  const sold = { order: newId(), buyer: newId(), quantity: 3, priceCents: 1050 };
  await exchange.publish(newEvent({ source: 'test', subject: current, type: 'item.sold', data: sold }));
  await vi.waitFor(async () => {
    const { status, body } = await get('storeOverviewLastDay?tz=America/New_York', owner);
    expect(status).toBe(200);
    const overview = getStoreOverview.success.body.parse(body);
    expect(overview).toMatchObject({
      totals: { views: 2, favorites: 0, carts: 0, sales: 3, revenue: 31.5 },
      previousTotals: { views: 1, sales: 0 },
      best: [{ _id: current, views: 2, sales: 3, revenue: 31.5 }],
      falling: [{ _id: falling, views: 0, previousViews: 1 }],
    });
    const revenue = overview.points.map((point) => point.revenue);
    expect(revenue.reduce((sum, count) => sum + count, 0)).toBe(31.5);
  }, 10_000);
  expect((await get('storeOverviewLastDay', newId())).body).toMatchObject({ totals: { views: 0 }, best: [] });
  expect((await get('storeOverviewLastDecade', owner)).status).toBe(404);
  expect((await get('storeOverviewLastDay?tz=Mars/Olympus', owner)).status).toBe(400);
  expect((await fetch(`${app.url}/api/storeOverviewLastDay`)).status).toBe(401);
});

test('counts of an unknown item reach its seller once the item is known', async () => {
  const [item, owner] = [newId(), newId()];
  await exchange.publish(viewOf(item));
  const stores = await openStores(loadConfig(configSchema, environment.env));
  try {
    await vi.waitFor(async () => expect(await stores.unowned.ofItem(item)).toHaveLength(1), 10_000);
    await exchange.publishItem(item, owner);
    const views = async () => (await get('storeOverviewLastDay', owner)).body.totals.views;
    await vi.waitFor(async () => expect(await views()).toBe(1), 10_000);
    await vi.waitFor(async () => expect(await stores.unowned.ofItem(item)).toEqual([]), 10_000);
    expect(await views()).toBe(1);
  } finally {
    await stores.mongo.close();
  }
});

test('moves an invalid message to the dead letters with its reason and processes the others', async () => {
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
  for (const [, body, reason] of poison) expect(letters.find((letter) => letter.body === body)?.reason).toMatch(reason);
});
