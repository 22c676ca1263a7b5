import { connectBroker } from '@ethereal/service-kit/events/broker';
import { backingServices, testExchange, testLogger } from '@ethereal/service-kit/testing/harness';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { request } from 'undici';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startFakeService } from '../testing/fake-service.ts';
import { startGateway } from '../testing/start-gateway.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.splice(0).reverse()) await stop();
});

const BODY = JSON.stringify({ items: [] });

/** Starts a gateway in front of a service whose answers may be cached. */
async function start(env: Record<string, string> = {}) {
  const catalog = await startFakeService((_, res) => {
    const date = new Date().toUTCString();
    res.writeHead(200, {
      'content-type': 'application/json',
      'content-length': BODY.length,
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cache-tag': 'items',
      etag: '"1"',
      date,
    });
    res.end(BODY);
  });
  const broker = await connectBroker({
    url: backingServices().rabbitmqUrl,
    exchange: testExchange('gateway-hits'),
    logger: testLogger,
    name: 'test',
  });
  const { logger, lines } = createReadableLog();
  const gateway = await startGateway({ CATALOG_URLS: catalog.url, TRUST_PROXY: '127.0.0.1', ...env }, broker, logger);
  stops.push(catalog.close, broker.close, gateway.close);
  const get = async (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await request(gateway.url + path, { method, headers });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  };
  // Nothing is cached before the gateway receives changes, and its first subscription purges everything twice. Each of
  // these requests comes from another address, because limits are small here.
  let visitors = 0;
  const warm = () => get('/api/suggestions?query=warm', { 'x-forwarded-for': `10.0.0.${++visitors % 250}` });
  await eventually(async () => expect((await warm()).headers.age).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // The clock stands still: a limit restarts with each minute, and an age is counted in seconds.
  vi.useFakeTimers({ toFake: ['Date'] });
  return { gateway, catalog, get, lines };
}

/** Headers by name without those whose value belongs to one answer. */
const common = ({ headers }: { headers: Record<string, unknown> }) => {
  const { age: _age, 'x-request-id': _id, date: _date, ...rest } = headers;
  return rest;
};

it.each([
  ['http', {}],
  ['https', { 'x-forwarded-proto': 'https' }],
])('sends the headers of a miss with a hit on %s', async (scheme, headers) => {
  const { get, catalog } = await start();
  const [miss, hit] = [await get('/api/items?kept', headers), await get('/api/items?kept', headers)];
  expect(catalog.seen.filter((candidate) => candidate.endsWith('?kept'))).toHaveLength(1);
  expect([miss.headers.age, hit.headers.age]).toEqual([undefined, '0']);
  expect(common(hit)).toEqual(common(miss));
  expect(hit.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
  expect(hit.headers['strict-transport-security'] !== undefined).toBe(scheme === 'https');
  expect(hit.body).toBe(miss.body);
});

it('answers HEAD and conditional requests from the cache as a miss does', async () => {
  const { get } = await start();
  const current = { 'if-none-match': '"1"' };
  const [miss, hit] = [await get('/api/items?current', current), await get('/api/items?current', current)];
  expect([miss.status, hit.status]).toEqual([304, 304]);
  expect(common(hit)).toEqual(common(miss));
  const head = await get('/api/items?current', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': String(BODY.length) } });
});

it('counts hits and misses toward the same limit, metrics and log', async () => {
  const { get, gateway, lines } = await start({ RATE_LIMIT_FACTOR: '0.001', ACCESS_LOG_SAMPLE: '1' });
  // Metrics belong to the process, so that they contain the other tests.
  const counted = async () => {
    const text = await (await fetch(`${gateway.operatorsUrl}/metrics`)).text();
    const duration = 'http_request_duration_seconds_count{method="GET",route="/api/items"';
    const counters = [`${duration},status="200"} `, `${duration},status="429"} `, '_limited_total{call="listItems"} '];
    return counters.map((counter) => Number.parseInt(text.split(counter)[1] ?? '0', 10));
  };
  const before = await counted();
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await get('/api/items?kept')).status);
  expect(statuses).toEqual([...Array(6).fill(200), 429]);
  expect((await counted()).map((count, at) => count - (before[at] ?? 0))).toEqual([6, 1, 1]);
  const logged = lines().filter(({ route }) => route === '/api/items');
  expect(logged.map(({ method, status }) => ({ method, status }))).toEqual(
    statuses.map((status) => ({ method: 'GET', status })),
  );
});
