import { createServer } from 'node:http';
import { getDeskSummary } from '@ethereal/contracts/analytics';
import type { Role } from '@ethereal/contracts/roles';
import { type EventEnvelope, newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { service } from '../assemble.ts';
import { joinExchange, viewOf } from '../testing/service.ts';

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let exchange: Awaited<ReturnType<typeof joinExchange>>;
let app: Awaited<ReturnType<typeof startService>>;

/** Answers with the number of open reports, as svc-catalog does. */
const catalog = createServer(({ url }, response) => {
  response.statusCode = url === '/internal/reports/open' ? 200 : 404;
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ count: 3 }));
});

beforeAll(async () => {
  environment = await testEnvironment('summary');
  exchange = await joinExchange(environment.env);
  await new Promise<void>((resolve) => catalog.listen(0, '127.0.0.1', resolve));
  const address = catalog.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const started = await startService(service, {
    ...environment.env,
    CATALOG_URL: `http://127.0.0.1:${port}`,
  });
  await Promise.all(started.consumers.map((consumer) => consumer.ready()));
  app = started;
}, 60_000);
afterAll(async () => {
  await app?.close();
  catalog.close();
  await exchange?.close();
  await environment?.close();
});

async function get(query: string, headers: Record<string, string> = as(['support'])) {
  const response = await fetch(`${app.url}/api/desk/summary?${query}`, { headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const as = (roles: Role[], mfa?: boolean) =>
  environment.tokens.headers(newId(), { roles, ...(mfa !== undefined && { mfa }) });
const summaryOf = async (query: string) => getDeskSummary.success.body.strict().parse((await get(query)).body);

const NOTHING = {
  views: 0,
  favorites: 0,
  carts: 0,
  sales: 0,
  revenueCents: 0,
  orders: 0,
  discountCents: 0,
  newPeople: 0,
  newItems: 0,
  openReports: 3,
};

/** Returns one event of each kind, all at the same time. */
function occurrences(now: Date): EventEnvelope[] {
  const [item, user, order] = [newId(), newId(), newId()];
  const of = { source: 'test', subject: item, now };
  const sold = { order, buyer: user, quantity: 4, priceCents: 1050 };
  const soldAt = now.toISOString();
  const placed = { order, buyer: user, items: [], totalCents: 4200, discountCents: 250 };
  const published = {
    name: 'Coat',
    priceCents: 100,
    category: 'women' as const,
    sizes: [],
    itemImg: '/i',
    seller: user,
  };
  return [
    viewOf(item, now),
    newEvent({ ...of, type: 'item.favourited', data: { user } }),
    newEvent({ ...of, type: 'item.carted', data: { user, quantity: 3 } }),
    newEvent({ ...of, type: 'item.sold', data: sold }),
    newEvent({
      ...of,
      type: 'item.sale-reversed',
      data: { ...sold, quantity: 1, paidCents: 950, discounts: { seller: 60, shop: 40 }, soldAt },
    }),
    newEvent({ ...of, type: 'order.placed', subject: order, data: placed }),
    newEvent({ ...of, type: 'user.joined', subject: user, data: {} }),
    newEvent({ ...of, type: 'item.published', data: { item: published, version: 1 } }),
    // Publishes the same item with a second event.
    newEvent({ ...of, type: 'item.published', data: { item: published, version: 2 } }),
    newEvent({ ...of, type: 'user.joined', subject: user, data: {} }),
  ];
}
const COUNTED = {
  views: 1,
  favorites: 1,
  carts: 1,
  sales: 3,
  revenueCents: 3250,
  orders: 1,
  discountCents: 150,
  newPeople: 1,
  newItems: 1,
  openReports: 3,
};

test('counts each occurrence in the whole shop once, by the days of any zone', async () => {
  expect(await summaryOf('day=2026-03-04')).toEqual(NOTHING);
  // It is already the fifth in Tokyo.
  const events = occurrences(new Date('2026-03-04T15:30:00.000Z'));
  for (const event of [...events, ...events]) await exchange.publish(event);
  await vi.waitFor(async () => expect(await summaryOf('day=2026-03-04')).toEqual(COUNTED), 20_000);
  expect(await summaryOf('day=2026-03-04&tz=Asia/Tokyo')).toEqual(NOTHING);
  expect(await summaryOf('day=2026-03-05&tz=Asia/Tokyo')).toEqual(COUNTED);
  expect(await summaryOf('day=2026-03-05')).toEqual(NOTHING);
  expect(await summaryOf('day=2026-03-04&tz=')).toEqual(COUNTED);
}, 40_000);

test('shows new events within five seconds', async () => {
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const before = await summaryOf(`day=${day}`);
  await exchange.publish(viewOf(newId(), now));
  await exchange.publish(newEvent({ type: 'user.joined', source: 'test', subject: newId(), data: {}, now }));
  await vi.waitFor(async () => {
    const { views, newPeople } = await summaryOf(`day=${day}`);
    expect([views, newPeople]).toEqual([before.views + 1, before.newPeople + 1]);
  }, 5000);
});

test.each([
  ['a caller without a token', () => ({}), 401, 'UNAUTHENTICATED'],
  ['a caller without a role', () => as([]), 403, 'FORBIDDEN'],
  ['support without a second factor', () => as(['support'], false), 403, 'SECOND_FACTOR_REQUIRED'],
  ['an operator without a second factor', () => as(['operator'], false), 403, 'SECOND_FACTOR_REQUIRED'],
  ['support', () => as(['support']), 200, undefined],
  ['an operator', () => as(['operator']), 200, undefined],
])('checks the role and second factor of %s', async (_who, headers, status, code) => {
  const answer = await get('day=2026-03-01', headers());
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  if (status === 200) expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '',
  'day=',
  'day=today',
  'day=2026-02-30',
  'day=2026-2-3',
  'day=2026-03-01T00:00:00Z',
  'day=2026-03-01&tz=Mars/Olympus',
  `day=2026-03-01&tz=${'x'.repeat(65)}`,
  'day=2026-03-01&day=2026-03-02',
  'day=2026-03-01&seller=me',
])('rejects ?%s', async (query) => {
  expect((await get(query)).status).toBe(400);
});
