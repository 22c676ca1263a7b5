import { newId } from '@ethereal/service-kit/ids';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser, startCatalog } from '../testing/start-catalog.ts';

const { surroundings, catalog } = await openCatalog();
const seller = newUser();
const made: { _id: string }[] = [];

beforeAll(async () => {
  for (const [name, category, price] of [
    ['Straw Hat', 'women', 10],
    ['Desk Lamp', 'home', 30],
    ['Rain Coat', 'men', 20],
    ['Rain Boots', 'kids', 20],
    ['Headphones', 'electronics', 99.9],
  ] as const) {
    made.push(await catalog.publish(seller, { name, category, price }));
  }
});

const namesOf = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);

describe('GET /api/items', () => {
  it('marks the newest tenth as new', async () => {
    const { body } = await catalog.call('GET', '/api/items');
    expect(namesOf({ items: body.items.filter(({ isNew }: { isNew?: true }) => isNew) })).toEqual(['Headphones']);
  });

  it.each([
    ['', ['Headphones', 'Rain Boots', 'Rain Coat', 'Desk Lamp', 'Straw Hat']],
    ['category=all&gender=&search=', ['Headphones', 'Rain Boots', 'Rain Coat', 'Desk Lamp', 'Straw Hat']],
    ['category=home-essentials', ['Desk Lamp']],
    ['gender=unisex&sort=asc', ['Rain Boots', 'Desk Lamp', 'Headphones']],
    ['sort=desc&limit=3', ['Headphones', 'Desk Lamp', 'Rain Boots']],
    ['minPrice=20&maxPrice=30', ['Rain Boots', 'Rain Coat', 'Desk Lamp']],
    ['search=RAIN', ['Rain Coat', 'Rain Boots']],
    ['search=ain%20coa', ['Rain Coat']],
    ['search=soft&category=men', ['Rain Coat']],
    ['search=headfones', ['Headphones']],
    ['size=XL', []],
    ['search=nothing-like-it', []],
  ])('selects by ?%s', async (query, names) => {
    const { status, body } = await catalog.call('GET', `/api/items?${query}`);
    expect(status).toBe(200);
    expect(namesOf(body)).toEqual(names);
  });

  it('continues after the previous page while items are added', async () => {
    const first = await catalog.call('GET', '/api/items?limit=2&sort=asc');
    await catalog.publish(seller, { name: 'Cheapest', price: 1 });
    const second = await catalog.call('GET', `/api/items?limit=60&sort=asc&cursor=${first.body.nextCursor}`);
    expect(namesOf(first.body).concat(namesOf(second.body))).toEqual([
      'Straw Hat',
      'Rain Boots',
      'Rain Coat',
      'Desk Lamp',
      'Headphones',
    ]);
    expect(second.body.nextCursor).toBeNull();
  });

  it.each([
    ['category=cars', 'category'],
    ['gender=x', 'gender'],
    ['subCategory=shoes', 'subCategory'],
    ['size=XS', 'size'],
    ['sort=up', 'sort'],
    ['limit=0', 'limit'],
    ['limit=61', 'limit'],
    ['limit=1e9', 'limit'],
    ['limit=-1', 'limit'],
    ['minPrice=free', 'minPrice'],
    ['cursor=nonsense', 'cursor'],
    [`cursor=${'x'.repeat(501)}`, 'cursor'],
    [`search=${'x'.repeat(10_000)}`, 'search'],
    ['search[$ne]=x', 'search[$ne]'],
    ['category=men&category=women', 'category'],
  ])('answers 400 for ?%.40s', async (query, field) => {
    const { status, body } = await catalog.call('GET', `/api/items?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    if (field === 'cursor' && query === 'cursor=nonsense') expect(body.code).toBe('INVALID_CURSOR');
  });
});

describe('cached answers', () => {
  it.each(['/api', '/api/items', '/api/items?search=rain'])('sends %s compressed and with an ETag', async (path) => {
    const plain = await catalog.call('GET', path, { headers: { 'accept-encoding': 'identity' } });
    for (const encoding of ['br', 'gzip']) {
      const packed = await catalog.call('GET', path, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.body).toEqual(plain.body);
    }
    const etag = plain.headers.get('etag') ?? '';
    const again = await catalog.call('GET', path, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    for (const { headers } of [plain, again]) expect(headers.get('cache-tag')).toBe('items');
    expect(again.headers.get('surrogate-control')).toBe('max-age=10');
    await catalog.publish(seller, { name: `Rain Cape ${path}` });
    const changed = await catalog.call('GET', path, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });
});

describe('GET /api/items/random', () => {
  it('returns n different cards, without the excluded one', async () => {
    const [first] = made;
    const four = await catalog.call('GET', '/api/items/random');
    expect(new Set(four.body.map(({ _id }: { _id: string }) => _id)).size).toBe(4);
    const all = await catalog.call('GET', `/api/items/random?n=60&exclude=${first?._id}`);
    const { body } = await catalog.call('GET', '/api');
    expect(all.body).toHaveLength(body.length - 1);
    expect(JSON.stringify(all.body)).not.toContain(first?._id);
  });

  it.each(['n=0', 'n=61', 'n=x', 'exclude=x'])('answers 400 for ?%s', async (query) => {
    expect((await catalog.call('GET', `/api/items/random?${query}`)).status).toBe(400);
  });
});

describe('GET /api/categories/{category}/{id}', () => {
  it.each(['nonsense', newId(), '%00', '{"$ne":null}'])('%s is 404', async (id) => {
    expect((await catalog.call('GET', `/api/categories/men/${id}`)).status).toBe(404);
    expect((await catalog.call('PATCH', `/api/increment-views/${id}`)).status).toBe(404);
    expect((await catalog.call('GET', `/internal/items/${id}`)).status).toBe(404);
  });

  it('sends the cache tag of the item, even when the item does not exist', async () => {
    const id = made[0]?._id ?? '';
    for (const category of ['men', 'women', 'kids']) {
      const { headers } = await catalog.call('GET', `/api/categories/${category}/${id}`);
      expect(headers.get('cache-tag')?.split(',')[0]).toBe(`item:${id}`);
    }
  });

  it('answers 404 for an unknown category', async () => {
    expect((await catalog.call('GET', `/api/categories/cars/${made[0]?._id}`)).status).toBe(404);
  });
});

describe('another instance', () => {
  it('finds items that this instance publishes, changes and unpublishes', async () => {
    const other = await startCatalog(surroundings);
    const nameOn = async () => {
      const { body } = await other.call('GET', '/api/items?search=migrating');
      return namesOf(body);
    };
    try {
      const item = await catalog.publish(seller, { name: 'Migrating Scarf' });
      // The other instance finds the item by its id, even before the event has arrived.
      expect((await other.call('GET', `/api/categories/men/${item._id}`)).status).toBe(200);
      await vi.waitFor(async () => expect(await nameOn()).toEqual(['Migrating Scarf']), { timeout: 10_000 });
      const body = await catalog.draft(seller, { name: 'Migrating Shawl' });
      await catalog.call('PUT', `/api/editYourItem/${item._id}`, { user: seller, body });
      await vi.waitFor(async () => expect(await nameOn()).toEqual(['Migrating Shawl']), { timeout: 10_000 });
      await catalog.call('DELETE', `/api/yourItem/delete/${item._id}`, { user: seller });
      await vi.waitFor(async () => expect(await nameOn()).toEqual([]), { timeout: 10_000 });
    } finally {
      await other.close();
    }
  });

  it('reads changes from the database after missed events', async () => {
    const item = await catalog.publish(seller, { name: 'Silent Sandal' });
    await surroundings.db
      .collection<{ _id: string }>('items')
      .updateOne({ _id: item._id }, { $set: { name: 'Loud Sandal', version: 2, updatedAt: new Date() } });
    await catalog.index.resync();
    const { body } = await catalog.call('GET', '/api/items?search=sandal');
    expect(namesOf(body)).toEqual(['Loud Sandal']);
  });
});
