import { afterEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { answerJson, type FakeService, startFakeService } from '../testing/fake-service.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let gateway: TestGateway | undefined;
const services: FakeService[] = [];
afterEach(async () => {
  await gateway?.close();
  await Promise.all(services.splice(0).map((service) => service.close()));
});

/** Starts a service that describes calls by method and path, and answers each with its name. */
async function serviceOf(name: string, calls: Record<string, object>, port?: number) {
  const paths: Record<string, object> = {};
  for (const [call, more] of Object.entries(calls)) {
    const [method = '', path = ''] = call.split(' ');
    paths[path] = { [method]: { operationId: `${name} ${path}`, ...more } };
  }
  const service = await startFakeService(answerJson({ name }), port, { openapi: '3.1.0', paths });
  services.push(service);
  return service;
}

const get = (path: string) => fetch(`${gateway?.url}${path}`);

it('routes to a service that was unknown when the gateway was built', async () => {
  const gifts = await serviceOf('gifts', {
    'get /api/gifts/{id}': {},
    'get /api/limited-gift': { 'x-rate-limit': { windowSeconds: 3600, max: 1 } },
    'get /api/limited-gifts/{id}': { 'x-path-limit': { windowSeconds: 3600, max: 1 } },
    'get /internal/gifts': {},
  });
  gateway = await startGateway({ GIFTS_URLS: gifts.url });
  const answer = await get('/api/gifts/7');
  expect([answer.status, await answer.json()]).toEqual([200, { name: 'gifts' }]);
  expect((await fetch(`${gateway.url}/api/gifts/7`, { method: 'DELETE' })).status).toBe(405);
  expect((await get('/api/limited-gift')).status).toBe(200);
  expect((await get('/api/limited-gift')).status).toBe(429);
  const statuses = [];
  const ways = ['7a', '7A', '7%61', '7a/', '8a'];
  for (const id of ways) statuses.push((await get(`/api/limited-gifts/${id}`)).status);
  expect(statuses).toEqual([200, 429, 429, 429, 200]);
  expect((await get('/internal/gifts')).status).toBe(404);
  expect((await get('/api/other')).status).toBe(404);
});

it('refuses a path of another service, or of the gateway itself', async () => {
  const catalog = await serviceOf('catalog', {});
  const thief = await serviceOf('thief', {
    'get /api/items': {},
    'get /api/categories/men/special': {},
    'get /api/docs': {},
    'get /api/thief': {},
  });
  gateway = await startGateway({ CATALOG_URLS: catalog.url, THIEF_URLS: thief.url });
  expect(await (await get('/api/thief')).json()).toEqual({ name: 'thief' });
  expect(await (await get('/api/items')).json()).toEqual({ name: 'catalog' });
  expect(await (await get('/api/categories/men/special')).json()).toEqual({ name: 'catalog' });
  expect(await (await get('/api/docs')).text()).toContain('<!');
});

it('answers 503 for an unknown path until every service has described its calls', async () => {
  const first = await serviceOf('gifts', {});
  const { port, url } = first;
  await services.pop()?.close();
  gateway = await startGateway({ GIFTS_URLS: url });
  const refused = await get('/api/gifts');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  await serviceOf('gifts', { 'get /api/gifts': {} }, port);
  await eventually(async () => expect((await get('/api/gifts')).status).toBe(200));
  expect((await get('/api/nothing')).status).toBe(404);
});
