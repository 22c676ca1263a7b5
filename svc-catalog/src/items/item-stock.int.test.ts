import { item as itemSchema } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishEvent } from '../testing/publish-event.ts';
import {
  createSurroundings,
  newUser,
  type Surroundings,
  startCatalog,
  type TestCatalog,
} from '../testing/start-catalog.ts';

let surroundings: Surroundings;
let catalogs: TestCatalog[];
const seller = newUser();

beforeAll(async () => {
  surroundings = await createSurroundings();
  catalogs = [await startCatalog(surroundings), await startCatalog(surroundings)];
});
afterAll(async () => {
  await Promise.all(catalogs.map((catalog) => catalog.close()));
  await surroundings.end();
});

const stocked = (subject: string, version: number, available: Stock) =>
  publishEvent(surroundings.env, 'item.stock-changed', {
    subject,
    data: { version, available, seller, itemName: 'Linen Shirt' },
  });
const shownOn = async (catalog: TestCatalog | undefined, id: string) => {
  const answer = await catalog?.call('GET', `/api/categories/men/${id}`);
  const { availability, available } = itemSchema.parse(answer?.body);
  return { availability, available };
};
const expectEverywhere = (id: string, expected: { availability: string; available: Stock }) =>
  vi.waitFor(
    async () => {
      for (const catalog of catalogs) expect(await shownOn(catalog, id)).toEqual(expected);
    },
    { timeout: 10_000 },
  );

describe('available stock', () => {
  it('appears on cards, pages and in lists of every instance, newest version first', async () => {
    const [catalog] = catalogs;
    if (!catalog) throw new Error('no catalog');
    const { _id } = await catalog.publish(seller);
    await expectEverywhere(_id, { availability: 'in-stock', available: null });
    await stocked(_id, 2, { S: 3, M: 0 });
    await expectEverywhere(_id, { availability: 'low', available: { S: 3, M: 0 } });
    await stocked(_id, 4, { S: 0, M: 0 });
    await stocked(_id, 3, { S: 9, M: 9 });
    await expectEverywhere(_id, { availability: 'sold-out', available: { S: 0, M: 0 } });

    const other = await catalog.publish(seller);
    const list = async (query: string) => (await catalog.call('GET', `/api/items?seller=${seller}${query}`)).body;
    expect((await list('&inStock=true')).items).toMatchObject([{ _id: other._id, availability: 'in-stock' }]);
    const all = await list('&inStock=false');
    expect(all.total).toBe(2);
    expect(all.facets.inStock).toEqual([
      { value: 'true', count: 1 },
      { value: 'false', count: 1 },
    ]);
    expect((await catalog.call('GET', '/api/items?inStock=yes')).status).toBe(400);

    const body = await catalog.draft(seller, { name: 'Edited' });
    await catalog.call('PUT', `/api/editYourItem/${_id}`, { user: seller, body });
    expect(await shownOn(catalog, _id)).toMatchObject({ availability: 'sold-out' });
    await stocked(_id, 5, null);
    await expectEverywhere(_id, { availability: 'in-stock', available: null });
  });
});
