import { startTcpProxy, type TcpProxy } from '@ethereal/service-kit/testing/tcp-proxy';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  createSurroundings,
  newUser,
  type Surroundings,
  startCatalog,
  type TestCatalog,
} from '../testing/start-catalog.ts';

let surroundings: Surroundings;
let mongodb: TcpProxy;
let catalog: TestCatalog;
beforeAll(async () => {
  surroundings = await createSurroundings();
  mongodb = await startTcpProxy(surroundings.env.MONGODB_URL);
  catalog = await startCatalog(surroundings, { MONGODB_URL: mongodb.url });
});
afterAll(async () => {
  await catalog.close();
  await mongodb.close();
  await surroundings.end();
});

it('serves lists, searches and views without its database, and answers 503 for a favorite within 7 s', async () => {
  const user = newUser();
  const item = await catalog.publish(user, { name: 'Lasting Coat' });
  const list = () => catalog.call('GET', '/api/items?search=lasting');
  await vi.waitFor(async () => expect((await list()).body.items).toHaveLength(1), 10_000);

  mongodb.stall();
  const begun = performance.now();
  const body = { productId: item._id };
  const answers = await Promise.all([
    list(),
    catalog.call('PATCH', `/api/increment-views/${item._id}`),
    catalog.call('POST', '/api/favorites/add', { user, body }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 204, 503]);
  expect(performance.now() - begun).toBeLessThan(7000);
  mongodb.resume();
}, 40_000);
