import { newId } from '@ethereal/service-kit/ids';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { beforeAll, expect, it } from 'vitest';
import { openDesk } from '../testing/desk.ts';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser } from '../testing/start-catalog.ts';

const log = createReadableLog();
const { surroundings, catalog } = await openCatalog({}, log.logger);
const seller = newUser();
const desk = openDesk(surroundings, catalog);
/** Ids of the items, oldest first. */
const ids: string[] = [];

beforeAll(async () => {
  for (let made = 0; made < 6; made++) ids.push((await catalog.publish(seller))._id);
});

const pathOf = (id = '', act = 'feature') => `/api/desk/items/${id}/${act}`;
const feature = async (id?: string) => (await desk.ask('POST', pathOf(id))).status;
const unfeature = async (id?: string) => (await desk.ask('POST', pathOf(id, 'unfeature'))).status;
const listed = async (query: string) =>
  (await catalog.call('GET', `/api/items${query}`)).body.items.map(({ _id }: { _id: string }) => _id);
const featured = async () =>
  (await desk.ask('GET', '/api/desk/items/featured')).body.items.map(({ _id }: { _id: string }) => _id);

it('leads the whole list, page by page, but no filtered, sorted or searched list', async () => {
  const [oldest, second, third, fourth, fifth, newest] = ids;
  expect([await feature(oldest), await feature(third), await feature(third)]).toEqual([200, 200, 200]);
  expect(await listed('?limit=6')).toEqual([third, oldest, newest, fifth, fourth, second]);
  expect(await featured()).toEqual([third, oldest]);

  const { body: page } = await catalog.call('GET', '/api/items?limit=1');
  expect(await listed(`?limit=3&cursor=${page.nextCursor}`)).toEqual([oldest, newest, fifth]);
  for (const wish of ['?sort=newest', '?category=men', `?seller=${seller}`])
    expect(await listed(wish)).toEqual([...ids].reverse());

  expect(await unfeature(oldest)).toBe(200);
  expect(await unfeature(oldest)).toBe(200);
  expect(await listed('?limit=2')).toEqual([third, newest]);
  const by = { user: desk.operator, requestId: expect.any(String) };
  expect(log.trail().filter(({ item }) => item === oldest)).toMatchObject([
    { ...by, audit: 'item.featured' },
    { ...by, audit: 'item.unfeatured' },
    { ...by, audit: 'item.unfeatured' },
  ]);
  await unfeature(third);
});

it('rejects a fifth item, and accepts it after another one has left the shop', async () => {
  const [hidden, second, third, fourth, fifth] = ids;
  for (const id of [hidden, second, third, fourth]) expect(await feature(id)).toBe(200);
  expect(await feature(fifth)).toBe(409);
  await desk.ask('POST', pathOf(hidden, 'hide'), { body: { reason: 'A copy.' } });
  expect(await featured()).toEqual([fourth, third, second]);
  expect(await feature(hidden)).toBe(404);
  expect(await feature(fifth)).toBe(200);
});

it('rejects callers who are not operators', async () => {
  for (const act of ['feature', 'unfeature'])
    for (const [who, ask] of Object.entries(desk.others)) {
      const { status } = await ask('POST', pathOf(ids[0], act));
      expect([who, status]).toEqual([who, who === 'nobody' ? 401 : 403]);
    }
  expect((await desk.others.support('GET', '/api/desk/items/featured')).status).toBe(200);
  expect((await desk.others.person('GET', '/api/desk/items/featured')).status).toBe(403);
  for (const id of [newId(), 'x']) expect([await feature(id), await unfeature(id)]).toEqual([404, 404]);
});
