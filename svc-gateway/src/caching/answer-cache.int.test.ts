import { setTimeout as pause } from 'node:timers/promises';
import { defineEvent } from '@ethereal/contracts/event';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { backingServices, testExchange, testLogger } from '@ethereal/service-kit/testing/harness';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { type FakeAnswer, type FakeService, startFakeService } from '../testing/fake-service.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

defineEvent('gift.wrapped', z.object({}), ({ subject }) => [`gift:${subject}`]);

let catalog: FakeService;
let gateway: TestGateway;
let change: (subject: string) => Promise<unknown>;
const stops: (() => unknown)[] = [];

const LIST = '/api/items';
const PUBLIC = 'public, max-age=0, s-maxage=60';

/** Returns a public answer as a service sends it, with a number that counts up. */
function counting(headers: Record<string, string> = {}): FakeAnswer {
  let count = 0;
  return (_, res) => {
    res.writeHead(200, { 'cache-control': PUBLIC, 'cache-tag': 'items', ...headers }).end(String(++count));
  };
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(gateway.url + path, { headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
};
const body = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).body;

beforeAll(async () => {
  catalog = await startFakeService(counting());
  const exchange = testExchange('gateway-answers');
  const connect = () =>
    connectBroker({ url: backingServices().rabbitmqUrl, exchange, logger: testLogger, name: 'test' });
  const [receiver, sender] = [await connect(), await connect()];
  gateway = await startGateway({ CATALOG_URLS: catalog.url, ORDERS_URLS: catalog.url }, receiver);
  const publisher = createPublisher({ broker: sender, logger: testLogger });
  change = (subject) => publisher.publish(newEvent({ type: 'gift.wrapped', source: 'test', subject, data: {} }));
  stops.push(catalog.close, receiver.close, sender.close, gateway.close);
  // The gateway must receive changes before it caches anything.
  await eventually(async () => expect((await get('/api/items?first')).headers.get('age')).not.toBeNull());
  // The start of the subscription purges everything twice. Wait for the second purge.
  await pause(1000);
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});
beforeEach(() => {
  catalog.setReady(true);
});

describe('public answers with cache tags', () => {
  it('reach the service once, and carry the own headers of each visitor', async () => {
    catalog.answerWith(counting({ etag: '"1"', 'x-request-id': 'of-the-service' }));
    const path = `${LIST}?kept`;
    const first = await get(path, { 'x-request-id': 'request-1' });
    const second = await get(path, { 'x-request-id': 'request-2' });
    expect([first.body, second.body]).toEqual(['1', '1']);
    expect([first, second].map(({ headers }) => headers.get('x-request-id'))).toEqual(['request-1', 'request-2']);
    expect(second.headers.get('age')).toMatch(/^\d+$/);
    expect(second.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get(path, { 'if-none-match': '"1"' })).status).toBe(304);
  });

  it('reach the service once for concurrent visitors, each with their own request id', async () => {
    const answer = counting();
    catalog.answerWith((req, res) => setTimeout(() => answer(req, res), 50));
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${LIST}?crowd`)));
    expect(new Set(answers.map((entry) => entry.body))).toEqual(new Set(['1']));
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(20);
  });

  it.each([
    ['with a token', { authorization: 'Bearer a' }],
    ['with a cookie', { cookie: 'ethereal_visitor=a' }],
  ])('bypass the cache for a request %s', async (_, headers) => {
    catalog.answerWith(counting());
    const path = `${LIST}?${Object.keys(headers)}`;
    expect(await body(path, headers)).toBe('1');
    expect(await body(path)).toBe('2');
    expect(await body(path, headers)).toBe('3');
    expect(await body(path)).toBe('2');
  });

  it('bypass the cache without a cache tag', async () => {
    catalog.answerWith(counting({ 'cache-tag': '' }));
    const path = `${LIST}?untagged`;
    expect([await body(path), await body(path)]).toEqual(['1', '2']);
  });

  it('match all spellings of the same encodings', async () => {
    catalog.answerWith((req, res) => {
      res.writeHead(200, { 'cache-control': PUBLIC, 'cache-tag': 'items', vary: 'Accept-Encoding' });
      res.end(String(req.headers['accept-encoding']));
    });
    const path = `${LIST}?encodings`;
    for (const encodings of ['gzip, deflate, br', 'br;q=1, gzip;q=0.5'])
      expect(await body(path, { 'accept-encoding': encodings })).toBe('br, gzip');
    expect(await body(path, { 'accept-encoding': 'identity' })).toBe('undefined');
  });

  it('belong to one host', async () => {
    catalog.answerWith((req, res) => {
      res.writeHead(200, { 'cache-control': PUBLIC, 'cache-tag': 'items' });
      res.end(String(req.headers['x-forwarded-host']));
    });
    const at = async (host: string) => {
      const answer = await request(`${gateway.url}${LIST}?host`, { headers: { host } });
      return answer.body.text();
    };
    expect(await at('evil.example')).toBe('evil.example');
    expect(await body(`${LIST}?host`)).toBe(new URL(gateway.url).host);
  });
});

describe('change events', () => {
  it('purge the answers that show the change, and no others', async () => {
    catalog.answerWith(counting({ 'cache-tag': 'gift:1' }));
    expect(await body(`${LIST}?gift`)).toBe('1');
    catalog.answerWith(counting({ 'cache-tag': 'gift:2' }));
    expect(await body(`${LIST}?other`)).toBe('1');
    await change('1');
    catalog.answerWith((_, res) => res.end('new'));
    await eventually(async () => expect(await body(`${LIST}?gift`)).toBe('new'));
    expect(await body(`${LIST}?other`)).toBe('1');
  });

  it('purge a second time what an outdated instance answered in between', async () => {
    catalog.answerWith(counting({ 'cache-tag': 'gift:3' }));
    const path = `${LIST}?late`;
    expect(await body(path)).toBe('1');
    await change('3');
    await eventually(async () => expect(await body(path)).toBe('2'));
    await eventually(async () => expect(await body(path)).toBe('3'));
    expect(await body(path)).toBe('3');
  });

  it('show the change at once to the caller who made it', async () => {
    let stock = 1;
    catalog.answerWith((req, res) => {
      if (req.method === 'POST') {
        stock++;
        res.setHeader('cache-group-invalidation', '"gift:4"');
      } else res.setHeader('cache-tag', 'gift:4');
      res.writeHead(200, { 'cache-control': PUBLIC }).end(String(stock));
    });
    const path = `${LIST}?own`;
    expect(await body(path)).toBe('1');
    await fetch(`${gateway.url}/api/upload-item`, { method: 'POST', body: '{}' });
    expect(await body(path)).toBe('2');
  });
});

describe('unavailable service', () => {
  const isUnready = () =>
    eventually(async () => {
      const status = await (await fetch(`${gateway.url}/status`)).json();
      const { instances } = status.services.find((service: { name: string }) => service.name === 'svc-catalog');
      expect(instances[0].health).not.toBe('ready');
    });

  it('answers from the cache only if the answer allowed stale-if-error', async () => {
    catalog.answerWith(counting());
    expect(await body(`${LIST}?strict`)).toBe('1');
    catalog.answerWith(counting({ 'cache-control': `${PUBLIC}, stale-if-error=60` }));
    expect(await body(`${LIST}?lenient`)).toBe('1');
    catalog.answerWith((_, res) => res.writeHead(503).end('down'));
    catalog.setReady(false);
    await isUnready();
    expect(await get(`${LIST}?strict`)).toMatchObject({ status: 503, body: 'down' });
    expect(await get(`${LIST}?lenient`)).toMatchObject({ status: 200, body: '1' });
  });
});
