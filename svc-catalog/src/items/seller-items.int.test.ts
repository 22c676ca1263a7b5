import { item, itemToEdit } from '@ethereal/contracts/items';
import { newId } from '@ethereal/service-kit/ids';
import { describe, expect, it } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser } from '../testing/start-catalog.ts';

const { catalog } = await openCatalog();
const seller = newUser();
const stranger = newUser();

const originalOf = (url: string) => catalog.call('GET', `${url}?w=320`).then(({ status }) => status);

describe('POST /api/upload-item', () => {
  it('returns the item, maps home-essentials to home, and ignores empty picture slots', async () => {
    const body = await catalog.draft(seller, {
      category: 'home-essentials',
      size: [],
      image2: null,
      image3: { url: '' },
    });
    const { status, body: made } = await catalog.call('POST', '/api/upload-item', { user: seller, body });
    expect(status).toBe(201);
    expect(item.parse(made)).toMatchObject({
      category: 'home',
      size: [],
      price: 24.5,
      user: seller,
      image1: body.image1,
    });
    expect(made).not.toHaveProperty('image2');
    expect((await catalog.call('GET', `/api/categories/home-essentials/${made._id}`)).status).toBe(200);
    expect((await catalog.call('GET', `/api/categories/men/${made._id}`)).status).toBe(404);
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(201)],
    ['name', 'a\u0007b'],
    ['description', ' '],
    ['description', 'x'.repeat(5001)],
    ['price', 0],
    ['price', -1],
    ['price', 1_000_001],
    ['price', 1.001],
    ['price', '12'],
    ['category', 'cars'],
    ['subCategory', 'Top Wear'],
    ['size', ['XS']],
    ['colors', 'White'],
    ['colors', ['White', 'white']],
    ['colors', ['White.']],
    ['colorImages', { White: 'image9' }],
    ['isBestseller', 'yes'],
    ['image1', undefined],
    ['image1', { url: 'https://example.com/a.png', public_id: 'a' }],
    [
      'image2',
      {
        url: '/images/product-images-aaaaaaaaaaaaaaaaaaaaaa',
        public_id: 'product-images-aaaaaaaaaaaaaaaaaaaaaa',
      },
    ],
    ['seller', 'somebody'],
    ['$where', '1'],
  ])('rejects %s %j with a message', async (field, value) => {
    const body = await catalog.draft(seller, { [field]: value });
    const refused = await catalog.call('POST', '/api/upload-item', { user: seller, body });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors).map((name) => name.split('.')[0])).toEqual([field]);
    if (field === 'image1' && !value) expect(refused.body.errors.image1).toBe('Main image is required.');
  });

  it('keeps the picture of each color through edits, and sends its address to other services', async () => {
    const image2 = await catalog.upload(seller);
    const colors = ['White', 'Navy'];
    const colorImages = { White: 'image1', Navy: 'image2', Red: 'image2' };
    const item = await catalog.publish(seller, { colors, image2, colorImages });
    expect(item.colorImages).toEqual({ White: 'image1', Navy: 'image2' });
    const replica = async () => (await catalog.call('GET', `/internal/items/${item._id}`)).body.item;
    expect((await replica()).colorImgs).toEqual({ White: item.image1.url, Navy: image2.url });
    const edit = async (change: object) => {
      const body = await catalog.draft(seller, { colors, image2, image1: item.image1, ...change });
      const { status, body: edited } = await catalog.call('PUT', `/api/editYourItem/${item._id}`, {
        user: seller,
        body,
      });
      expect(status).toBe(200);
      return edited.colorImages;
    };
    expect(await edit({})).toEqual({ White: 'image1', Navy: 'image2' });
    expect(await edit({ image2: undefined })).toEqual({ White: 'image1' });
    expect(await edit({ image2: undefined, colorImages: {} })).toBeUndefined();
    expect(await replica()).not.toHaveProperty('colorImgs');
  });

  it('finds an item by the kind that its seller chose, which an edit without the field keeps', async () => {
    const item = await catalog.publish(seller, { name: 'Zephyrine Wonder', kinds: ['skirt', 'flying carpet'] });
    const read = async () => (await catalog.call('GET', `/api/getYourItemToEdit/${item._id}`, { user: seller })).body;
    expect((await read()).kinds).toEqual(['skirt']);
    const found = async (search: string) => {
      const { items } = (await catalog.call('GET', `/api/items?search=${encodeURIComponent(search)}`)).body;
      return items.some(({ _id }: { _id: string }) => _id === item._id);
    };
    expect([await found('zephyrine skirt'), await found('skirts')]).toEqual([true, true]);
    const edit = async (change: object) => {
      const body = await catalog.draft(seller, { name: 'Zephyrine Wonder', image1: item.image1, ...change });
      const { status } = await catalog.call('PUT', `/api/editYourItem/${item._id}`, { user: seller, body });
      expect(status).toBe(200);
    };
    await edit({});
    expect((await read()).kinds).toEqual(['skirt']);
    await edit({ kinds: [] });
    expect(await read()).not.toHaveProperty('kinds');
    expect(await found('skirts')).toBe(false);
  });

  it('previews the words by which searches find a draft, for people who are logged in', async () => {
    const body = { name: 'Blue Dress', description: 'Cotton.', category: 'women', colors: [], kinds: [] };
    const { status, body: shown } = await catalog.call('POST', '/api/yourItem/found-as', { user: seller, body });
    expect([status, shown.kinds, shown.colors, shown.forWhom]).toEqual([200, ['dress'], ['blue'], ['women']]);
    expect((await catalog.call('POST', '/api/yourItem/found-as', { body })).status).toBe(401);
  });

  it('accepts only pictures of the seller, under their own address', async () => {
    const theirs = await catalog.upload(stranger);
    const mine = await catalog.upload(seller);
    for (const image1 of [theirs, { ...mine, url: theirs.url }, { ...mine, url: 'https://example.com/x.png' }]) {
      const body = await catalog.draft(seller, { image1 });
      const refused = await catalog.call('POST', '/api/upload-item', { user: seller, body });
      expect(refused).toMatchObject({ status: 400, body: { errors: { image1: expect.any(String) } } });
    }
  });

  it('requires a token', async () => {
    const calls = [
      ['POST', '/api/upload-item'],
      ['GET', '/api/yourItems/get'],
      ['GET', `/api/getYourItemToEdit/${newId()}`],
      ['PUT', `/api/editYourItem/${newId()}`],
      ['DELETE', `/api/yourItem/delete/${newId()}`],
    ] as const;
    for (const [method, path] of calls) expect((await catalog.call(method, path)).status).toBe(401);
  });
});

it('accepts colors, shows them everywhere, and omits them for an item without any', async () => {
  const made = await catalog.publish(seller, { colors: [' White ', 'Navy'], stock: { 'White / S': 2 } });
  const paths = ['/api', '/api/yourItems/get', `/api/categories/men/${made._id}`, '/api/items?search=navy'];
  const itemsAt = async (path: string) => {
    const { body } = await catalog.call('GET', path, { user: seller });
    return [body.items ?? body].flat().find(({ _id }: { _id: string }) => _id === made._id);
  };
  for (const path of paths) expect((await itemsAt(path)).colors, path).toEqual(['White', 'Navy']);
  const replica = await catalog.call('GET', `/internal/items/${made._id}`);
  expect(replica.body).toMatchObject({ item: { colors: ['White', 'Navy'] }, stock: { 'White / S': 2 } });

  for (const colors of [[], null, undefined]) {
    const body = await catalog.draft(seller, { colors });
    await catalog.call('PUT', `/api/editYourItem/${made._id}`, { user: seller, body });
    expect(await itemsAt('/api/yourItems/get')).not.toHaveProperty('colors');
    const { body: announced } = await catalog.call('GET', `/internal/items/${made._id}`);
    expect(announced.item).not.toHaveProperty('colors');
  }
  expect(await itemsAt('/api/items?search=navy')).toBeUndefined();
});

describe("a seller's own items", () => {
  it("lists the caller's items newest first, without those of others", async () => {
    const user = newUser();
    const first = await catalog.publish(user);
    const second = await catalog.publish(user);
    await catalog.publish(stranger);
    const { body } = await catalog.call('GET', '/api/yourItems/get', { user });
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([second._id, first._id]);
  });

  it('lists them in parts, each after the last item of the part before', async () => {
    const user = newUser();
    const made = [];
    for (let count = 0; count < 3; count += 1) made.unshift((await catalog.publish(user))._id);
    const part = async (query: string, as = user) => {
      const { status, body } = await catalog.call('GET', `/api/yourItems/get?${query}`, { user: as });
      return status === 200 ? body.map(({ _id }: { _id: string }) => _id) : status;
    };
    expect(await part('limit=2')).toEqual(made.slice(0, 2));
    expect(await part(`limit=2&after=${made[1]}`)).toEqual([made[2]]);
    // An item that leaves the shop in the meantime still marks its place.
    await catalog.call('DELETE', `/api/yourItem/delete/${made[1]}`, { user });
    expect(await part(`after=${made[1]}`)).toEqual([made[2]]);
    expect(await part(`after=${made[1]}`, stranger)).toBe(403);
    expect(await part(`after=${newId()}`)).toBe(404);
    expect(await part('limit=5001')).toBe(400);
  });

  it('returns an item for editing to its seller alone', async () => {
    const made = await catalog.publish(seller, { image3: await catalog.upload(seller) });
    const path = `/api/getYourItemToEdit/${made._id}`;
    const read = await catalog.call('GET', path, { user: seller });
    expect(itemToEdit.parse(read.body)).toMatchObject({
      image1_public_id: made.image1.public_id,
      image3_public_id: made.image3.public_id,
      version: 1,
    });
    expect(read.headers.get('etag')).toBe('"1"');
    expect((await catalog.call('GET', path, { user: stranger })).status).toBe(403);
    for (const id of [newId(), 'nonsense', '{}']) {
      expect((await catalog.call('GET', `/api/getYourItemToEdit/${id}`, { user: seller })).status).toBe(404);
    }
  });
});

describe('editing', () => {
  it('changes the item everywhere and deletes pictures that are no longer used', async () => {
    const made = await catalog.publish(seller, { image2: await catalog.upload(seller) });
    const other = await catalog.publish(seller, { image1: made.image2 });
    const body = await catalog.draft(seller, { name: 'Renamed Parka', price: 99.99, category: 'women' });
    const path = `/api/editYourItem/${made._id}`;
    const edited = await catalog.call('PUT', path, { user: seller, body });
    expect(item.parse(edited.body)).toMatchObject({
      _id: made._id,
      name: 'Renamed Parka',
      createdAt: made.createdAt,
    });
    const read = await catalog.call('GET', `/api/categories/women/${made._id}`);
    expect(read.body).toMatchObject(edited.body);
    const found = await catalog.call('GET', '/api/items?search=renamed%20parka');
    expect(found.body.items[0]).toMatchObject({ _id: made._id, price: 99.99 });
    expect(await originalOf(made.image1.url)).toBe(404);
    expect(await originalOf(other.image1.url)).toBe(200);
  });

  it("rejects another seller's item, an unknown one, and faulty fields", async () => {
    const made = await catalog.publish(seller);
    const path = `/api/editYourItem/${made._id}`;
    const body = await catalog.draft(stranger);
    expect((await catalog.call('PUT', path, { user: stranger, body })).status).toBe(403);
    expect((await catalog.call('PUT', `/api/editYourItem/${newId()}`, { user: stranger, body })).status).toBe(404);
    const faulty = await catalog.call('PUT', path, { user: seller, body: { ...body, price: 'cheap' } });
    expect(faulty).toMatchObject({ status: 400, body: { errors: { price: expect.any(String) } } });
    expect((await catalog.call('GET', `/api/categories/men/${made._id}`)).body).toMatchObject(made);
  });

  it('rejects a save in a second window instead of overwriting a newer one', async () => {
    const made = await catalog.publish(seller);
    const path = `/api/editYourItem/${made._id}`;
    const save = (ifMatch: string | undefined, name: string) =>
      catalog.call('PUT', path, {
        user: seller,
        body: { name, description: 'd', price: 1, category: 'men', subCategory: 'topW', image1: made.image1 },
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      });
    expect((await save('"1"', 'First window')).headers.get('etag')).toBe('"2"');
    const late = await save('W/"1"', 'Second window');
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'ITEM_CHANGED',
        message: 'This item was changed in another window. Reload it to see the latest version.',
      },
    });
    expect((await save('nonsense', 'x')).status).toBe(400);
    expect((await save(undefined, 'Forced')).status).toBe(200);
    const all = await Promise.all(['"3"', '"3"', '"3"'].map((tag) => save(tag, 'Race')));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const unconditional = await Promise.all(['a', 'b', 'c'].map((name) => save(undefined, name)));
    expect(unconditional.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('unpublishing', () => {
  it('removes the item everywhere, and is idempotent', async () => {
    const made = await catalog.publish(seller, { name: 'Farewell Hat' });
    await catalog.call('POST', '/api/favorites/add', { user: stranger, body: { productId: made._id } });
    const path = `/api/yourItem/delete/${made._id}`;
    expect((await catalog.call('DELETE', path, { user: stranger })).status).toBe(403);
    expect(await catalog.call('DELETE', path, { user: seller })).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    });
    expect((await catalog.call('DELETE', path, { user: seller })).status).toBe(200);
    expect((await catalog.call('DELETE', `/api/yourItem/delete/${newId()}`, { user: seller })).status).toBe(404);

    expect((await catalog.call('GET', `/api/categories/men/${made._id}`)).status).toBe(404);
    expect((await catalog.call('GET', '/api/items?search=farewell')).body.total).toBe(0);
    expect((await catalog.call('GET', '/api/suggestions?query=farewell')).body).toEqual([]);
    expect(JSON.stringify((await catalog.call('GET', '/api')).body)).not.toContain(made._id);
    expect(JSON.stringify((await catalog.call('GET', '/api/yourItems/get', { user: seller })).body)).not.toContain(
      made._id,
    );
    expect((await catalog.call('GET', '/api/favorites/get', { user: stranger })).body).toEqual([]);
    expect((await catalog.call('PATCH', `/api/increment-views/${made._id}`)).status).toBe(404);
    const replica = await catalog.call('GET', `/internal/items/${made._id}`);
    expect(replica.body).toMatchObject({
      published: false,
      version: 2,
      item: { name: 'Farewell Hat', priceCents: 2450 },
    });
    expect(await originalOf(made.image1.url)).toBe(200);
  });
});

describe('POST /api/yourItem/republish/{productId}', () => {
  const unpublishedOf = async (user: string) =>
    (await catalog.call('GET', '/api/yourItems/unpublished', { user })).body.map(({ _id }: { _id: string }) => _id);
  const republish = (id: string, user = seller) => catalog.call('POST', `/api/yourItem/republish/${id}`, { user });

  it('restores an item with its pictures, and is idempotent', async () => {
    const owner = newUser();
    const made = await catalog.publish(owner, { name: 'Comeback Coat', stock: { S: 2, M: 1 } });
    await catalog.call('DELETE', `/api/yourItem/delete/${made._id}`, { user: owner });
    expect(await unpublishedOf(owner)).toEqual([made._id]);
    expect((await catalog.call('GET', `/api/categories/men/${made._id}`)).status).toBe(404);
    const back = await republish(made._id, owner);
    expect(back).toMatchObject({
      status: 200,
      body: { _id: made._id, name: 'Comeback Coat', createdAt: made.createdAt },
    });
    expect((await republish(made._id, owner)).status).toBe(200);
    expect(await unpublishedOf(owner)).toEqual([]);
    expect((await catalog.call('GET', `/api/categories/men/${made._id}`)).status).toBe(200);
    expect((await fetch(catalog.url + made.image1.url)).status).toBe(200);
  });

  it("rejects another seller's item with 403, an unknown one with 404 and a visitor with 401", async () => {
    const made = await catalog.publish(seller);
    await catalog.call('DELETE', `/api/yourItem/delete/${made._id}`, { user: seller });
    expect((await republish(made._id, stranger)).status).toBe(403);
    expect((await republish(newId())).status).toBe(404);
    expect((await catalog.call('POST', `/api/yourItem/republish/${made._id}`)).status).toBe(401);
    expect(await unpublishedOf(stranger)).toEqual([]);
  });
});
