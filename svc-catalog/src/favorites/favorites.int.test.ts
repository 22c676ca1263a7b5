import { favorite, MAX_FAVORITES } from '@ethereal/contracts/favorites';
import { newId } from '@ethereal/service-kit/ids';
import { describe, expect, it, vi } from 'vitest';
import { openCatalog, openListener } from '../testing/open-catalog.ts';
import { newUser } from '../testing/start-catalog.ts';

const { surroundings, catalog } = await openCatalog();
const listener = await openListener(surroundings);
const seller = newUser();

const add = (user: string, productId: unknown) =>
  catalog.call('POST', '/api/favorites/add', { user, body: { productId } });
const remove = (user: string, productId: unknown) =>
  catalog.call('POST', '/api/favorites/remove', { user, body: { productId } });
const list = async (user: string) => (await catalog.call('GET', '/api/favorites/get', { user })).body;
/** Returns the events about favorites of an item. The event of the item's publication has an order of its own. */
const eventsOf = (id: string) => listener.of(id).filter(({ type }) => type !== 'item.published');

describe('favorites', () => {
  it('keeps favorites per user, newest first, in the current state of their items', async () => {
    const user = newUser();
    const [hat, bag] = [await catalog.publish(seller, { name: 'Hat' }), await catalog.publish(seller, { name: 'Bag' })];
    expect(favorite.parse((await add(user, hat._id)).body)).toEqual({
      _id: hat._id,
      name: 'Hat',
      price: 24.5,
      itemImg: hat.itemImg,
      category: 'men',
    });
    await add(user, bag._id);
    const body = await catalog.draft(seller, { name: 'Better Hat', price: 30 });
    await catalog.call('PUT', `/api/editYourItem/${hat._id}`, { user: seller, body });
    expect(await list(user)).toMatchObject([
      { name: 'Bag', price: 24.5, priceWhenAdded: 24.5, size: ['S', 'M'], availability: 'in-stock' },
      { name: 'Better Hat', price: 30, priceWhenAdded: 24.5 },
    ]);
    expect(await list(newUser())).toEqual([]);
  });

  it('announces repeated and concurrent additions and removals once', async () => {
    const user = newUser();
    const { _id } = await catalog.publish(seller);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(user, _id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await list(user)).toHaveLength(1);
    const removals = await Promise.all(Array.from({ length: 8 }, () => remove(user, _id)));
    expect(removals.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await list(user)).toEqual([]);
    await add(user, _id);
    const all = ['item.favourited', 'item.unfavourited', 'item.favourited'];
    await vi.waitFor(() => expect(eventsOf(_id).map(({ type }) => type)).toEqual(all));
    expect(eventsOf(_id)[0]).toMatchObject({ data: { user }, source: 'svc-catalog' });
  });

  it('rejects a favorite beyond the maximum, and repeats the last one', async () => {
    const user = newUser();
    const [last, beyond] = [await catalog.publish(seller), await catalog.publish(seller)];
    const others = Array.from({ length: MAX_FAVORITES - 1 }, newId);
    const stored = others.map((item) => ({ _id: `${user}:${item}`, user, item, active: true, since: new Date() }));
    await surroundings.db.collection<{ _id: string }>('favorites').insertMany(stored);
    expect((await add(user, last._id)).status).toBe(200);
    expect(await add(user, beyond._id)).toMatchObject({
      status: 409,
      body: { message: `You have ${MAX_FAVORITES} favorites. Remove one to add another.` },
    });
    expect((await add(user, last._id)).status).toBe(200);
    await remove(user, last._id);
    expect((await add(user, beyond._id)).status).toBe(200);
  });

  it('rejects unknown items and visitors without a session', async () => {
    const user = newUser();
    expect((await add(user, newId())).status).toBe(404);
    for (const bad of ['x', 7, null, { $ne: null }, undefined]) {
      expect(await add(user, bad)).toMatchObject({
        status: 400,
        body: { errors: { productId: expect.any(String) } },
      });
      expect((await remove(user, bad)).status).toBe(400);
    }
    expect(await remove(user, newId())).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    for (const path of ['add', 'remove']) {
      expect((await catalog.call('POST', `/api/favorites/${path}`, { body: {} })).status).toBe(401);
    }
    expect((await catalog.call('GET', '/api/favorites/get')).status).toBe(401);
  });
});
