import { setTimeout as pause } from 'node:timers/promises';
import { defineEvent } from '@ethereal/contracts/event';
import { INSTALL_MS } from '@ethereal/dev/processes/ensure-program';
import { freePorts } from '@ethereal/dev/processes/ports';
import { KEPT_UNTIL_CHANGED } from '@ethereal/service-kit/cache-tags';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { backingServices, testExchange, testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../svc-gateway/src/testing/eventually.ts';
import { type FakeAnswer, type FakeService, startFakeService } from '../../svc-gateway/src/testing/fake-service.ts';
import { startGateway, type TestGateway } from '../../svc-gateway/src/testing/start-gateway.ts';
import { startVarnish } from './start-varnish.ts';

defineEvent('parcel.wrapped', z.object({}), ({ subject }) => [`parcel:${subject}`]);

const PATH = '/api/items';
/**
 * Time after which every repeated purge is done: the gateway purges again when it starts to receive changes, and when a
 * cache returns.
 */
const DROPPED_TWICE_MS = 2000;
let catalog: FakeService;
let gateway: TestGateway;
let varnish: Awaited<ReturnType<typeof startVarnish>>;
let purgesUrl: string;
let change: (subject: string) => Promise<unknown>;
let restart: () => Promise<void>;
const stops: (() => unknown)[] = [];

/** Returns a public answer with a counter. */
function counting(tag: string, headers: Record<string, string> = KEPT_UNTIL_CHANGED): FakeAnswer {
  let count = 0;
  return (_, res) => res.writeHead(200, { ...headers, 'cache-tag': tag }).end(String(++count));
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(varnish.url + path, { headers });
  return { headers: response.headers, body: await response.text() };
};

/** Returns the number of requests that reached the gateway. */
async function arrived(): Promise<number> {
  const text = await (await fetch(`${gateway.operatorsUrl}/metrics`)).text();
  const counts = [...text.matchAll(/^gateway_cache_answers_total\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

beforeAll(async () => {
  catalog = await startFakeService(counting('first'));
  const exchange = testExchange('gateway-outer');
  const connect = () =>
    connectBroker({ url: backingServices().rabbitmqUrl, exchange, logger: testLogger, name: 'test' });
  const [receiver, sender] = [await connect(), await connect()];
  const [purgesPort = 0] = await freePorts(1);
  purgesUrl = `http://127.0.0.1:${purgesPort}/`;
  const env = { CATALOG_URLS: catalog.url, PURGE_URLS: `http://127.0.0.1:${purgesPort}` };
  gateway = await startGateway(env, receiver);
  varnish = await startVarnish({ port: gateway.port, purgesPort });
  restart = async () => {
    await varnish.stop();
    await change('unavailable');
    varnish = await startVarnish({ port: gateway.port, purgesPort });
    await pause(DROPPED_TWICE_MS);
  };
  const publisher = createPublisher({ broker: sender, logger: testLogger });
  change = (subject) => publisher.publish(newEvent({ type: 'parcel.wrapped', source: 'test', subject, data: {} }));
  stops.push(catalog.close, receiver.close, sender.close, gateway.close, () => varnish.stop());
  await eventually(async () => expect((await get(`${PATH}?first`)).headers.get('age')).not.toBeNull());
  await pause(DROPPED_TWICE_MS);
}, INSTALL_MS);
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

it('keeps in Varnish what the gateway keeps, and hides its headers from visitors', async () => {
  catalog.answerWith(counting('parcel:1'));
  await get(`${PATH}?kept`);
  const before = await arrived();
  const answers = await Promise.all(Array.from({ length: 10 }, () => get(`${PATH}?kept`)));
  expect(answers.map(({ body }) => body)).toEqual(Array(10).fill('1'));
  expect(await arrived()).toBe(before);
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-cache');
    for (const name of ['surrogate-control', 'xkey', 'via']) expect(headers.get(name)).toBeNull();
  }
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(10);
});

it('purges in Varnish what a change names, and nothing else', async () => {
  catalog.answerWith(counting('parcel:2'));
  await get(`${PATH}?changed`);
  catalog.answerWith(counting('parcel:3'));
  await get(`${PATH}?other`);
  catalog.answerWith((_, res) => res.writeHead(200, { ...KEPT_UNTIL_CHANGED, 'cache-tag': 'parcel:2' }).end('new'));
  await change('2');
  await eventually(async () => expect((await get(`${PATH}?changed`)).body).toBe('new'));
  expect((await get(`${PATH}?other`)).body).toBe('1');
});

it('purges everything when a change could not be delivered', async () => {
  catalog.answerWith(counting('parcel:4'));
  expect((await get(`${PATH}?missed`)).body).toBe('1');
  await restart();
  await get(`${PATH}?missed`);
  await eventually(async () => {
    const before = await arrived();
    await get(`${PATH}?missed`);
    await get(`${PATH}?missed`);
    expect(await arrived()).toBe(before);
  });
  await change('4');
  await eventually(async () => expect((await get(`${PATH}?missed`)).body).not.toBe('1'));
});

it.each([
  ['with a token', { authorization: 'Bearer a' }],
  ['with a cookie', { cookie: 'ethereal_visitor=a' }],
])('bypasses the cache for a request %s', async (_, headers) => {
  catalog.answerWith(counting('parcel:5'));
  const path = `${PATH}?${Object.keys(headers)}`;
  expect((await get(path, headers)).body).toBe('1');
  expect((await get(path)).body).toBe('2');
  expect((await get(path, headers)).body).toBe('3');
  expect((await get(path)).body).toBe('2');
});

it.each([
  ['gives caches no permission', { 'cache-control': 'no-cache' }],
  ['sets a cookie', { ...KEPT_UNTIL_CHANGED, 'set-cookie': 'a=1' }],
])('keeps no answer that %s', async (why, headers) => {
  catalog.answerWith(counting('parcel:6', headers));
  const path = `${PATH}?${encodeURIComponent(why)}`;
  await get(path);
  const before = await arrived();
  await get(path);
  expect(await arrived()).toBe(before + 1);
});

it('gives no old answer from the second on at which it expires, however long the gateway has kept it', async () => {
  const path = `${PATH}?sale`;
  const beginsAt = (Math.floor(Date.now() / 1000) + 4) * 1000;
  // The headers of an answer that shows a sale which begins soon.
  catalog.answerWith((_, res) => {
    const left = Math.max(0, Math.floor((beginsAt - Date.now()) / 1000));
    const lifetime = { 'Surrogate-Control': `max-age=${left}`, Expires: new Date(beginsAt).toUTCString() };
    const isOn = Date.now() >= beginsAt;
    res.writeHead(200, { ...KEPT_UNTIL_CHANGED, ...(isOn ? {} : lifetime), 'cache-tag': 'parcel:8' });
    res.end(isOn ? 'reduced' : 'regular');
  });
  expect((await get(path)).body).toBe('regular');
  // Varnish drops the answer, and the gateway keeps it.
  expect((await fetch(purgesUrl, { method: 'PURGE' })).status).toBe(200);
  await eventually(async () => expect(Date.now()).toBeGreaterThan(beginsAt - 1900));
  const kept = await get(path);
  expect(kept.body).toBe('regular');
  expect(Number(kept.headers.get('age'))).toBeGreaterThan(0);
  const seen: { after: boolean; body: string }[] = [];
  while (Date.now() < beginsAt + 2500) {
    const after = Date.now() >= beginsAt;
    seen.push({ after, body: (await get(path)).body });
    await pause(50);
  }
  expect(seen.filter(({ after }) => after).length).toBeGreaterThan(0);
  expect(seen.filter(({ after, body }) => after && body !== 'reduced')).toEqual([]);
}, 60_000);

it('refuses purges of visitors', async () => {
  catalog.answerWith(counting('parcel:7'));
  await get(`${PATH}?safe`);
  const purge = await fetch(`${varnish.url}${PATH}?safe`, { method: 'PURGE', headers: { xkey: 'parcel:7' } });
  expect(purge.status).toBe(405);
  const before = await arrived();
  await get(`${PATH}?safe`);
  expect(await arrived()).toBe(before);
});
