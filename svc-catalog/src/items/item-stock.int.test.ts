import { item as itemSchema } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { newUser, startCatalog, type TestCatalog } from '../testing/start-catalog.ts';

const { surroundings, catalog } = await openCatalog();
const second = await startCatalog(surroundings);
afterAll(second.close);
const seller = newUser();

const stocked = (subject: string, version: number, available: Stock) =>
  publishEvent(surroundings.env, 'item.stock-changed', {
    subject,
    data: { version, available, seller, itemName: 'Linen Shirt' },
  });
const shownOn = async (instance: TestCatalog, id: string) => {
  const { body } = await instance.call('GET', `/api/categories/men/${id}`);
  const { availability, available } = itemSchema.parse(body);
  return { availability, available };
};
const expectEverywhere = (id: string, expected: { availability: string; available: Stock }) =>
  vi.waitFor(
    async () => {
      for (const instance of [catalog, second]) expect(await shownOn(instance, id)).toEqual(expected);
    },
    { timeout: 10_000 },
  );

describe('available stock', () => {
  it('appears on cards, pages and in lists of every instance, newest version first', async () => {
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
