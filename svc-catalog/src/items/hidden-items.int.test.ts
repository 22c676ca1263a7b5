import { randomUUID } from 'node:crypto';
import { IMAGE_WIDTHS } from '@ethereal/contracts/image-widths';
import { newId } from '@ethereal/service-kit/ids';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { describe, expect, it, vi } from 'vitest';
import { openDesk } from '../testing/desk.ts';
import { openCatalog, openListener } from '../testing/open-catalog.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { newUser, startCatalog } from '../testing/start-catalog.ts';

const log = createReadableLog();
const { surroundings, catalog } = await openCatalog({}, log.logger);
const desk = openDesk(surroundings, catalog);
const listener = await openListener(surroundings);

/** Time within which a decision of the desk must take effect. */
const SECOND = { timeout: 1000, interval: 20 };
const hide = (id: string, body: unknown = { reason: 'A copy of another brand.' }) =>
  desk.ask('POST', `/api/desk/items/${id}/hide`, { body });
const show = (id: string) => desk.ask('POST', `/api/desk/items/${id}/show`);
const get = async (path: string) => (await catalog.call('GET', path)).body;
const statusOf = async (path: string) => (await catalog.call('GET', path)).status;
const lastOf = (id: string) => listener.of(id).at(-1);
const addFavorite = (user: string, productId: string) =>
  catalog.call('POST', '/api/favorites/add', { user, body: { productId } });
const favoritesOf = async (user: string) =>
  (await catalog.call('GET', '/api/favorites/get', { user })).body.map(({ _id }: { _id: string }) => _id);

/** Returns the places of the shop that show an item. The name of the item must be unique. */
async function placesOf({ _id, name }: { _id: string; name: string }, seller: string): Promise<string[]> {
  const [word = ''] = name.split(' ');
  const places: Record<string, boolean> = {
    call: (await statusOf(`/api/categories/men/${_id}`)) === 200,
    all: JSON.stringify(await get('/api')).includes(_id),
    search: (await get(`/api/items?search=${word}`)).total > 0,
    suggestions: (await get(`/api/suggestions?query=${word}`)).length > 0,
    seller: (await get(`/api/items?seller=${seller}`)).total > 0,
    facets: (await get('/api/items')).facets.brand?.some(({ value }: { value: string }) => value === word),
    random: JSON.stringify(await get('/api/items/random?n=60')).includes(_id),
    reviews: (await statusOf(`/api/reviews/${_id}`)) === 200,
    replicas: (await get(`/internal/items/${_id}`)).published,
    assistant: (await get(`/internal/items?ids=${_id}`)).items[0].published,
  };
  return Object.keys(places).filter((place) => places[place]);
}
const EVERYWHERE = 10;

async function newItem(seller: string) {
  // The name is compared, not the number of results: search also finds a word that differs by a letter.
  const word = `Zq${randomUUID().slice(0, 8)}`;
  return catalog.publish(seller, { name: `${word} Shirt`, brand: word });
}

describe('an item that the desk hides', () => {
  it('leaves every page of the shop within a second, and returns when it is shown again', async () => {
    const seller = newUser();
    const item = await newItem(seller);
    expect(await placesOf(item, seller)).toHaveLength(EVERYWHERE);
    expect(await hide(item._id)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await placesOf(item, seller)).toEqual([]);
    const left = () => listener.of(item._id).find(({ type }) => type === 'item.unpublished');
    await vi.waitFor(() => expect(left()).toBeDefined(), SECOND);
    expect(left()?.changes).toEqual(expect.arrayContaining(['items', `item:${item._id}`]));

    const body = await catalog.draft(seller, { name: item.name, brand: item.brand, size: [], stock: 7 });
    const edited = await catalog.call('PUT', `/api/editYourItem/${item._id}`, { user: seller, body });
    expect(edited.status).toBe(200);
    expect(await placesOf(item, seller)).toEqual([]);
    const ofSeller = await catalog.call('GET', '/api/yourItems/get', { user: seller });
    expect(ofSeller.body).toMatchObject([{ _id: item._id }]);

    expect((await show(item._id)).status).toBe(200);
    expect(await placesOf(item, seller)).toHaveLength(EVERYWHERE);
    // The stock includes a change that was not published while the item was hidden.
    await vi.waitFor(
      () =>
        expect(listener.of(item._id)).toContainEqual(
          expect.objectContaining({ type: 'item.updated', data: expect.objectContaining({ stock: 7 }) }),
        ),
      SECOND,
    );
    const types = listener.of(item._id).map(({ type }) => type);
    expect(types.filter((type) => type === 'item.published')).toHaveLength(1);
  });

  it('leaves favorites for good', async () => {
    const [seller, ada] = [newUser(), newUser()];
    const { _id } = await catalog.publish(seller);
    await addFavorite(ada, _id);
    await hide(_id);
    expect(await favoritesOf(ada)).toEqual([]);
    expect((await addFavorite(ada, _id)).status).toBe(404);
    const types = () => listener.of(_id).map(({ type }) => type);
    await vi.waitFor(() => expect(types()).toContain('item.unfavourited'));
    await show(_id);
    expect(await favoritesOf(ada)).toEqual([]);
    await addFavorite(ada, _id);
    expect(await favoritesOf(ada)).toEqual([_id]);
  });

  it('stays hidden at an instance that starts later', async () => {
    const seller = newUser();
    const item = await newItem(seller);
    await hide(item._id);
    const other = await startCatalog(surroundings);
    try {
      expect((await other.call('GET', `/api/items?seller=${seller}`)).body.total).toBe(0);
      await show(item._id);
      const total = async () => (await other.call('GET', `/api/items?seller=${seller}`)).body.total;
      await vi.waitFor(async () => expect(await total()).toBe(1));
    } finally {
      await other.close();
    }
  });

  it('hides once for repeated calls, and keeps an item hidden that its seller unpublished', async () => {
    const seller = newUser();
    const { _id } = await catalog.publish(seller);
    expect(await Promise.all([hide(_id), hide(_id), hide(_id)])).toMatchObject(Array(3).fill({ status: 200 }));
    await catalog.call('DELETE', `/api/yourItem/delete/${_id}`, { user: seller });
    expect((await show(_id)).status).toBe(200);
    expect((await show(_id)).status).toBe(200);
    expect(await statusOf(`/api/categories/men/${_id}`)).toBe(404);
  });

  it('publishes the reason to its seller once, in the write that hides or shows the item', async () => {
    const seller = newUser();
    const { _id: id, name: itemName } = await newItem(seller);
    for (const act of [hide, hide, show, show]) await act(id);
    const data = { seller, itemName, itemImg: expect.any(String), by: desk.operator };
    const announced = () => listener.of(id).filter(({ type }) => type === 'item.hidden' || type === 'item.shown');
    await vi.waitFor(() => expect(lastOf(id)).toMatchObject({ type: 'item.shown' }));
    expect(announced()).toMatchObject([
      { type: 'item.hidden', data: { ...data, reason: 'A copy of another brand.' } },
      { type: 'item.shown', data },
    ]);
  });

  it('writes operator and reason to the audit trail', async () => {
    const { _id: item } = await catalog.publish(newUser());
    await hide(item, { reason: 'Stolen pictures.' });
    await show(item);
    const by = { user: desk.operator, item, requestId: expect.any(String) };
    expect(log.trail().filter((line) => line.item === item)).toMatchObject([
      { ...by, audit: 'item.hidden', reason: 'Stolen pictures.' },
      { ...by, audit: 'item.shown' },
    ]);
  });
});

/** Responses of the desk to people other than operators with a second factor. */
function refusalOf(who: string) {
  if (who === 'nobody') return { status: 401 };
  const code = who.startsWith('operator') ? 'SECOND_FACTOR_REQUIRED' : 'FORBIDDEN';
  return { status: 403, body: { code } };
}

describe('hiding and showing an item', () => {
  it.each(['hide', 'show'])('%s requires an operator and an existing item', async (act) => {
    const { _id } = await catalog.publish(newUser());
    const reason = { body: { reason: 'x' } };
    for (const [who, ask] of Object.entries(desk.others)) {
      const answer = await ask('POST', `/api/desk/items/${_id}/${act}`, reason);
      expect({ who, ...answer }).toMatchObject({ who, ...refusalOf(who) });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    for (const id of [newId(), 'x'])
      expect((await desk.ask('POST', `/api/desk/items/${id}/${act}`, reason)).status).toBe(404);
  });

  it('requires a reason to hide', async () => {
    const { _id } = await catalog.publish(newUser());
    for (const body of [{}, { reason: '' }, { reason: ' ' }, { reason: 'x'.repeat(501) }, { reason: 1 }])
      expect(await hide(_id, body)).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.any(String) } },
      });
    expect((await hide(_id, { reason: 'x', by: 'me' })).status).toBe(400);
    expect(await statusOf(`/api/categories/men/${_id}`)).toBe(200);
    const done = await hide(_id, { reason: 'x'.repeat(500) });
    expect([done.status, done.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe("a suspended seller's items", () => {
  const suspend = (user: string) =>
    publishEvent(surroundings.env, 'user.suspended', { subject: user, data: { user, reason: 'Copies.' } });
  const restore = (user: string) => publishEvent(surroundings.env, 'user.restored', { subject: user, data: { user } });
  const totalOf = async (seller: string) => (await get(`/api/items?seller=${seller}`)).total;

  it("hides them with the seller's page within a second and restores them, except items hidden individually", async () => {
    const seller = newUser();
    const items = [await newItem(seller), await newItem(seller), await newItem(seller)];
    const [first, own] = items;
    await hide(own._id);
    await suspend(seller);
    await vi.waitFor(async () => expect(await totalOf(seller)).toBe(0), SECOND);
    expect(await placesOf(first, seller)).toEqual([]);
    expect(await statusOf(`/api/sellers/${seller}`)).toBe(404);
    // The desk lists as hidden what it hides itself.
    const goods: { _id: string; hidden: boolean }[] = (await get(`/internal/people/${seller}/goods`)).items;
    expect(goods.filter(({ hidden }) => hidden).map(({ _id }) => _id)).toEqual([own._id]);
    await vi.waitFor(() => expect(lastOf(seller)).toMatchObject({ type: 'store.changed' }), SECOND);
    expect(lastOf(seller)?.changes).toEqual([`seller:${seller}`, `dispatch:${seller}`]);
    // The operator shows an item that the desk has hidden.
    await show(first._id);
    expect(await totalOf(seller)).toBe(0);

    await restore(seller);
    await vi.waitFor(async () => expect(await totalOf(seller)).toBe(2), SECOND);
    expect(await placesOf(first, seller)).toHaveLength(EVERYWHERE);
    expect(await statusOf(`/api/sellers/${seller}`)).toBe(200);
    expect(await placesOf(own, seller)).toEqual(['seller']);
    await show(own._id);
    expect(await totalOf(seller)).toBe(3);
  });

  it('keeps them hidden after a repeated event and while an import continues', async () => {
    const seller = newUser();
    await catalog.publish(seller);
    const earlier = { subject: seller, id: newId(), data: { user: seller } };
    const time = new Date(Date.now() - 1000).toISOString();
    await suspend(seller);
    await vi.waitFor(async () => expect(await totalOf(seller)).toBe(0));
    await publishEvent(surroundings.env, 'user.restored', { ...earlier, time });
    await suspend(seller);
    await catalog.publish(seller);
    expect(await totalOf(seller)).toBe(0);
    await restore(seller);
    await vi.waitFor(async () => expect(await totalOf(seller)).toBe(2));
  });
});

describe('pictures of an item that the desk hides', () => {
  const ADDRESSES = ['', ...IMAGE_WIDTHS.map((width) => `?w=${width}`)];
  const all = (status: number) => ADDRESSES.map(() => status);
  const statusesOf = (url: string, at = catalog.url) =>
    Promise.all(
      ADDRESSES.map(async (query) => {
        const response = await fetch(`${at}${url}${query}`);
        await response.arrayBuffer();
        return response.status;
      }),
    );

  it('answers 404 at every size and instance, purges caches of the pictures, and serves them again when shown', async () => {
    const other = await startCatalog(surroundings);
    try {
      const { _id, image1 } = await newItem(newUser());
      expect(await statusesOf(image1.url)).toEqual(all(200));
      const { headers } = await fetch(catalog.url + image1.url);
      expect(headers.get('cache-tag')).toBe(`picture:${image1.public_id}`);
      const hidden = await hide(_id);
      expect(hidden.status).toBe(200);
      expect(hidden.headers.get('cache-group-invalidation')).toContain(`"picture:${image1.public_id}"`);
      expect(await statusesOf(image1.url)).toEqual(all(404));
      expect(await statusesOf(image1.url, other.url)).toEqual(all(404));
      const gone = () => listener.events.filter(({ type }) => type === 'pictures.gone').map(({ data }) => data);
      await vi.waitFor(() => expect(gone()).toContainEqual({ pictures: [image1.public_id] }));
      expect((await show(_id)).status).toBe(200);
      expect(await statusesOf(image1.url)).toEqual(all(200));
    } finally {
      await other.close();
    }
  });

  it('stays hidden when its seller publishes it with another item, and is deleted with the item', async () => {
    const seller = newUser();
    const { _id, image1 } = await newItem(seller);
    await hide(_id);
    await catalog.publish(seller, { image1 });
    expect(await statusesOf(image1.url)).toEqual(all(404));
    await catalog.images.sweep();
    expect(await statusesOf(image1.url)).toEqual(all(404));
  });
});

describe('an operator who sells', () => {
  it('rejects that they hide, show, feature or unfeature their own items', async () => {
    const own = await newItem(desk.operator);
    const other = openDesk(surroundings, catalog);
    expect((await hide(own._id)).status).toBe(403);
    for (const act of ['feature', 'unfeature'])
      expect((await desk.ask('POST', `/api/desk/items/${own._id}/${act}`)).status).toBe(403);
    expect((await other.ask('POST', `/api/desk/items/${own._id}/hide`, { body: { reason: 'A copy.' } })).status).toBe(
      200,
    );
    expect((await show(own._id)).status).toBe(403);
    expect(await statusOf(`/api/categories/men/${own._id}`)).toBe(404);
    expect((await other.ask('POST', `/api/desk/items/${own._id}/show`)).status).toBe(200);
  });
});
