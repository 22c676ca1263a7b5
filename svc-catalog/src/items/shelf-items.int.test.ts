import { listItemsForShelf, MAX_SHELF_IDS } from '@ethereal/contracts/items';
import { newId } from '@ethereal/service-kit/ids';
import { expect, it } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser } from '../testing/start-catalog.ts';

const { catalog, surroundings } = await openCatalog();
const seller = newUser();

async function publish(name: string): Promise<string> {
  const body = await catalog.draft(seller, { name });
  const { body: made } = await catalog.call('POST', '/api/upload-item', { user: seller, body });
  return made._id;
}

async function shelf(query = '') {
  const { status, body } = await catalog.call('GET', `/internal/items${query}`);
  expect(status).toBe(200);
  return listItemsForShelf.success.body.parse(body);
}
const idsOf = ({ items }: Awaited<ReturnType<typeof shelf>>) => items.map(({ item }) => item._id);

it('returns published items by id, then pages after an id, then changed items, unpublished ones included', async () => {
  const ids = [await publish('First Hat'), await publish('Second Hat')].sort();
  const [first = '', second = ''] = ids;
  const all = await shelf();
  expect(idsOf(all)).toEqual(ids);
  expect(all.next).toBeNull();
  expect(idsOf(await shelf(`?after=${first}`))).toEqual([second]);
  expect(idsOf(await shelf('?order=newest'))).toEqual([second, first]);
  expect(idsOf(await shelf(`?order=newest&after=${second}`))).toEqual([first]);

  await catalog.call('DELETE', `/api/yourItem/delete/${first}`, { user: seller });
  expect(idsOf(await shelf())).toEqual([second]);
  const both = (await shelf(`?ids=${first},${second}`)).items;
  expect(new Map(both.map(({ item, published }) => [item._id, published]))).toEqual(
    new Map([
      [first, false],
      [second, true],
    ]),
  );
  const changed = await shelf(`?since=${encodeURIComponent(all.now)}`);
  expect(changed.items.find(({ item }) => item._id === first)?.published).toBe(false);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  expect((await shelf(`?since=${encodeURIComponent(later)}`)).items).toEqual([]);
});

it('returns changed items page by page, each once', async () => {
  const items = surroundings.db.collection<{ _id: string; updatedAt: Date }>('items');
  const model = await items.findOne({ _id: await publish('Hat') });
  if (!model) throw new Error('The hat is not stored.');
  const updatedAt = new Date(Date.now() + 60 * 60_000);
  const ids = Array.from({ length: 501 }, newId).sort();
  await items.insertMany(ids.map((_id) => ({ ...model, _id, updatedAt })));
  const since = `?since=${encodeURIComponent(updatedAt.toISOString())}`;
  const first = await shelf(since);
  expect(idsOf(first)).toEqual(ids.slice(0, 500));
  const last = await shelf(`${since}&after=${first.next}`);
  expect([idsOf(last), last.next]).toEqual([ids.slice(500), null]);
});

it('rejects a malformed id or moment, and more ids than one call reads', async () => {
  expect((await catalog.call('GET', '/internal/items?after=nobody')).status).toBe(400);
  expect((await catalog.call('GET', '/internal/items?since=yesterday')).status).toBe(400);
  const many = Array.from({ length: MAX_SHELF_IDS + 1 }, (_, number) => number.toString(16).padStart(24, '0'));
  for (const ids of ['nobody', many.join(',')])
    expect((await catalog.call('GET', `/internal/items?ids=${ids}`)).status).toBe(400);
});
