import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { learnPageCalls } from '../learn-page-calls.ts';
import { releasedBundles } from '../testing/bundles.ts';
import type { createPool } from './pool.ts';

const SHOWS_ANSWER = `async (location, onFault) => {
  const answer = await fetch(location).then((it) => it.text(), (error) => 'failed: ' + error.message);
  return '<p>' + answer + '</p>';
}`;

let bundles: Awaited<ReturnType<typeof releasedBundles>>;
let pool: ReturnType<typeof createPool>;
let service: Server;
let described: string[];
let tags: string | undefined;
let expires: string | undefined;
let stopping: AbortController;

const render = (location: string) =>
  pool.render(
    { shell: '1', area: { name: 'mf-x', version: 'shows-answer' } },
    { location, origin: 'http://shop.test', remotes: {}, publicConfig: {}, requestId: 'test-request' },
  );

beforeEach(async () => {
  described = ['/api/gifts/{id}'];
  tags = 'gift:1, gifts';
  expires = undefined;
  service = createServer((request, response) => {
    if (request.url === '/openapi.json') {
      const get = { operationId: 'gift' };
      const paths = Object.fromEntries(described.map((path) => [path, { get }]));
      response.end(JSON.stringify({ paths }));
      return;
    }
    const headers = { ...(tags !== undefined && { 'cache-tag': tags }), ...(expires !== undefined && { expires }) };
    response.writeHead(200, headers).end(`gift at ${request.url}`);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  bundles = await releasedBundles();
  await bundles.release('shows-answer', SHOWS_ANSWER);
  pool = bundles.pool();
  stopping = new AbortController();
  await learnPageCalls({
    instances: new Map([['svc-gifts', [url]]]),
    stop: stopping.signal,
    onNews: pool.learn,
  });
});
afterEach(async () => {
  stopping.abort();
  await pool.stop();
  service.close();
  service.closeAllConnections();
  await bundles.remove();
});

it('renders the answer of a service unknown at build time, with its tags', async () => {
  expect(await render('/api/gifts/1?wrapped=true')).toMatchObject({
    html: '<p>gift at /api/gifts/1?wrapped=true</p>',
    tags: ['gift:1', 'gifts'],
    faults: [],
  });
});

it('omits the tags of a page when one of its answers has none', async () => {
  tags = undefined;
  expect(await render('/api/gifts/1')).not.toHaveProperty('tags');
});

it('expires with the answer that expires first, and never when no answer expires', async () => {
  expect(await render('/api/gifts/1')).not.toHaveProperty('expiresAt');
  expires = 'Tue, 01 Dec 2026 09:00:00 GMT';
  expect(await render('/api/gifts/1')).toMatchObject({ expiresAt: Date.parse('2026-12-01T09:00:00Z') });
});

it('reports an undescribed call as a fault until a service describes it', async () => {
  const unknown = await render('/api/cards/1');
  expect(unknown.faults).toEqual(['Error: /api/cards/1 is no public call of any service']);
  expect(unknown).not.toHaveProperty('tags');
  described.push('/api/cards/{id}');
  await expect
    .poll(async () => (await render('/api/cards/1')).html, { timeout: 10_000 })
    .toBe('<p>gift at /api/cards/1</p>');
});
