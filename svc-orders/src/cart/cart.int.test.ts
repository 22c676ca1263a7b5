import { getCart } from '@ethereal/contracts/cart';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
const seller = newId();
const shirt = newId();
const shoe = newId();
const scarf = newId();

beforeAll(async () => {
  shop = await startOrders();
  await shop.sell(shirt, { name: 'Shirt', priceCents: 2550, seller, sizes: ['S', 'M'] });
  const colors = ['White', 'Navy'];
  const colorImgs = { Navy: '/images/navy' };
  await shop.sell(scarf, { name: 'Scarf', priceCents: 1000, seller, colors, colorImgs, sizes: [] });
  await shop.sell(shoe, { name: 'Shoe', priceCents: 10_001, seller, sizes: [] });
}, 60_000);
afterAll(() => shop?.close());

const add = (call: ReturnType<typeof shop.as>, productId: string, quantity = 1, sizeChosen?: string) =>
  call('POST', '/api/cart/add', { productId, quantity, sizeChosen });

test('shows lines at current prices, with a total in dollars and cents', async () => {
  const call = shop.as(newId());
  await add(call, shirt, 2, 'M');
  await add(call, shoe);
  const { status, body } = await call('GET', '/api/cart');
  expect(status).toBe(200);
  const cart = getCart.success.body.parse(body);
  expect(cart.items.map((line) => [line.productId._id, line.quantity, line.sizeChosen, line.productId.price])).toEqual([
    [shirt, 2, 'M', 25.5],
    [shoe, 1, null, 100.01],
  ]);
  expect(cart.total).toBe(151.01);
});

test('adds the same item up to at most 10, and publishes every addition', async () => {
  const user = newId();
  const call = shop.as(user);
  await add(call, shirt, 7);
  const { body } = await add(call, shirt, 7);
  expect(body.items).toMatchObject([{ lineId: shirt, quantity: 10, sizeChosen: null }]);
  await vi.waitFor(() => {
    const mine = shop.received.filter((event) => event.type === 'item.carted' && event.data.user === user);
    expect(mine.map((event) => event.subject)).toEqual([shirt, shirt]);
  }, 10_000);
});

test('changes the cart by quantity, size, deletion and clearing', async () => {
  const call = shop.as(newId());
  await add(call, shirt);
  await add(call, shoe);
  expect(
    (await call('PUT', '/api/cart/itemQuantityUpdate', { productId: shirt, quantity: 4 })).body.items[0].quantity,
  ).toBe(4);
  expect(
    (await call('PUT', '/api/cart/itemSizeUpdate', { productId: shirt, sizeChosen: 'S' })).body.items[0].sizeChosen,
  ).toBe('S');
  const afterDelete = await call('DELETE', `/api/cart/delete/${shirt}`);
  expect(afterDelete.body.items).toHaveLength(1);
  expect((await call('DELETE', `/api/cart/delete/${shirt}`)).status).toBe(200);
  expect((await call('DELETE', '/api/cart')).body).toEqual({ items: [] });
  expect((await call('GET', '/api/cart')).body).toMatchObject({ items: [], total: 0 });
});

test('keeps the chosen color of a line, which can be changed to another color of the item', async () => {
  const call = shop.as(newId());
  const inColor = (colorChosen: string) =>
    call('POST', '/api/cart/add', { productId: scarf, quantity: 1, colorChosen });
  const recolor = (productId: string, colorChosen: unknown) =>
    call('PUT', '/api/cart/itemColorUpdate', { productId, colorChosen });
  expect((await recolor(scarf, 'White')).status).toBe(404);
  expect((await inColor('Red')).body.errors).toEqual({
    colorChosen: 'The item does not come in this color.',
  });
  expect((await inColor('White')).body.items).toMatchObject([
    { productId: { colors: ['White', 'Navy'] }, colorChosen: 'White', sizeChosen: null },
  ]);
  expect((await inColor('White')).body.items).toMatchObject([{ quantity: 2, colorChosen: 'White' }]);
  expect((await inColor('Navy')).body.items).toMatchObject([
    { colorChosen: 'White', productId: { image1: '/images/x' } },
    { colorChosen: 'Navy', productId: { image1: '/images/navy' } },
  ]);
  expect((await recolor(scarf, 'White')).body.items).toMatchObject([{ quantity: 3, colorChosen: 'White' }]);
  for (const wrong of ['Red', '', null, 'a.b']) expect((await recolor(scarf, wrong)).status).toBe(400);
  const cart = await call('GET', '/api/cart');
  expect(getCart.success.body.parse(cart.body).items).toMatchObject([{ colorChosen: 'White' }]);
});

describe('lines of variants', () => {
  it('keeps a line per variant, which calls change by lineId', async () => {
    const call = shop.as(newId());
    await add(call, shirt, 2, 'M');
    const [medium, small] = (await add(call, shirt, 1, 'S')).body.items;
    expect([medium.lineId, medium.sizeChosen, medium.quantity]).toEqual([shirt, 'M', 2]);
    expect([small.sizeChosen, small.quantity]).toEqual(['S', 1]);
    const set = (body: object) => call('PUT', '/api/cart/itemQuantityUpdate', { productId: shirt, ...body });
    expect((await set({ quantity: 5 })).body.items).toMatchObject([{ quantity: 2 }, { quantity: 5 }]);
    expect((await set({ quantity: 4, lineId: shirt })).body.items).toMatchObject([{ quantity: 4 }, { quantity: 5 }]);
    expect((await set({ quantity: 4, lineId: newId() })).status).toBe(404);
    const resized = { productId: shirt, lineId: small.lineId, sizeChosen: 'M' };
    expect((await call('PUT', '/api/cart/itemSizeUpdate', resized)).body.items).toMatchObject([
      { lineId: small.lineId, sizeChosen: 'M', quantity: 9 },
    ]);
  });

  it('deletes the line named in the query, or all lines of the product', async () => {
    const call = shop.as(newId());
    await add(call, shirt, 1, 'M');
    await add(call, shoe);
    await add(call, shirt, 1, 'S');
    expect((await call('DELETE', `/api/cart/delete/${shirt}?lineId=${shirt}`)).body.items).toMatchObject([
      { productId: { _id: shoe } },
      { sizeChosen: 'S' },
    ]);
    await add(call, shirt, 1, 'M');
    expect((await call('DELETE', `/api/cart/delete/${shirt}`)).body.items).toMatchObject([
      { productId: { _id: shoe } },
    ]);
    expect((await call('DELETE', `/api/cart/delete/${shoe}?lineId=nonsense`)).status).toBe(400);
  });
});

test('leaves colors out of a line whose item has none', async () => {
  const { items } = (await add(shop.as(newId()), shirt, 1, 'S')).body;
  expect(items[0]).not.toHaveProperty('colorChosen');
  expect(items[0].productId).not.toHaveProperty('colors');
});

test('keeps all lines when two tabs add at the same time', async () => {
  const call = shop.as(newId());
  await Promise.all(Array.from({ length: 8 }, (_, at) => add(call, at % 2 ? shirt : shoe)));
  const { body } = await call('GET', '/api/cart');
  expect(body.items.map((line: { quantity: number }) => line.quantity)).toEqual([4, 4]);
});

test('lists an unpublished item as unavailable, outside the total, until it is sold again, and shows a changed price', async () => {
  const hat = newId();
  const call = shop.as(newId());
  await shop.sell(hat, { name: 'Hat', priceCents: 1000, seller, sizes: [] });
  expect((await add(call, hat)).status).toBe(200);
  await shop.publishItem(hat, 3, { name: 'Hat', priceCents: 1500, seller, sizes: [] });
  await shop.publishItem(hat, 2, { name: 'Hat', priceCents: 9900, seller, sizes: [] });
  await vi.waitFor(async () => {
    const line = (await call('GET', '/api/cart')).body.items[0];
    expect([line.productId.price, line.priceWhenAdded]).toEqual([15, 10]);
  }, 10_000);
  await shop.unpublishItem(hat, 4);
  await vi.waitFor(async () => {
    const { body } = await call('GET', '/api/cart');
    expect(getCart.success.body.parse(body)).toMatchObject({
      items: [],
      total: 0,
      unavailable: [{ lineId: hat, quantity: 1, productId: { name: 'Hat' } }],
    });
  }, 10_000);
  expect((await add(call, hat)).status).toBe(404);
  await shop.publishItem(hat, 5, { name: 'Hat', priceCents: 1500, seller, sizes: [] });
  await vi.waitFor(
    async () => expect((await call('GET', '/api/cart')).body).toMatchObject({ items: [{}], unavailable: [] }),
    10_000,
  );
});

test('removes hidden items and those of a suspended seller from carts and saved lines', async () => {
  const suspended = newId();
  const [hidden, cap] = [newId(), newId()];
  const call = shop.as(newId());
  for (const [id, by] of [
    [hidden, seller],
    [cap, suspended],
  ] as const) {
    await shop.sell(id, { name: 'Cap', priceCents: 1000, seller: by, sizes: [] });
    expect((await add(call, id)).status).toBe(200);
  }
  expect((await call('POST', '/api/cart/saved', { productId: cap })).body).toMatchObject({
    items: [{ productId: { _id: hidden } }],
    saved: [{ productId: { _id: cap } }],
  });
  const event = {
    source: 'svc-catalog',
    subject: hidden,
    data: { seller, itemName: 'Cap', by: newId(), reason: 'No' },
  };
  await shop.publish(newEvent({ type: 'item.hidden', ...event }));
  const data = { user: suspended, reason: 'No' };
  await shop.publish(newEvent({ type: 'user.suspended', source: 'svc-identity', subject: suspended, data }));
  await vi.waitFor(
    async () => expect((await call('GET', '/api/cart')).body).toMatchObject({ items: [], unavailable: [], saved: [] }),
    10_000,
  );
});

describe('lines saved for later', () => {
  it('keeps variant and quantity, moves back into the cart, and deletes', async () => {
    const call = shop.as(newId());
    await add(call, shirt, 3, 'M');
    await add(call, shirt, 1, 'S');
    const saved = await call('POST', '/api/cart/saved', { productId: shirt, lineId: shirt });
    expect(saved.body).toMatchObject({ items: [{ sizeChosen: 'S' }], saved: [{ sizeChosen: 'M', quantity: 3 }] });
    expect((await call('GET', '/api/cart')).body).toMatchObject({ total: 25.5, saved: [{ quantity: 3 }] });
    const moved = await call('POST', '/api/cart/saved/move', { productId: shirt });
    expect(moved.body).toMatchObject({ items: [{ sizeChosen: 'S' }, { sizeChosen: 'M', quantity: 3 }], saved: [] });
    expect((await call('POST', '/api/cart/saved/move', { productId: shirt })).status).toBe(404);
    await call('POST', '/api/cart/saved', { productId: shirt });
    expect((await call('DELETE', `/api/cart/saved/${shirt}`)).body).toMatchObject({ items: [{}], saved: [] });
  });

  it('states that an item is not for sale after it was unpublished', async () => {
    const cap = newId();
    const call = shop.as(newId());
    await shop.sell(cap, { name: 'Cap', priceCents: 1000, seller, sizes: [] }, 1);
    await add(call, cap);
    expect((await call('POST', '/api/cart/saved', { productId: cap })).body.saved[0]).not.toHaveProperty('shortage');
    await shop.unpublishItem(cap, 2);
    await vi.waitFor(
      async () =>
        expect((await call('GET', '/api/cart')).body.saved).toMatchObject([
          { shortage: 'This item is not for sale now.', productId: { name: 'Cap' } },
        ]),
      10_000,
    );
  });
});

describe('quantity of a line', () => {
  it('rejects more than the stock of the variant with 409', async () => {
    const belt = newId();
    const call = shop.as(newId());
    await shop.sell(belt, { name: 'Belt', priceCents: 1000, seller, sizes: ['S', 'M'] }, { S: 2, M: 0 });
    expect((await add(call, belt, 1, 'S')).status).toBe(200);
    const tooMany = await add(call, belt, 2, 'S');
    expect([tooMany.status, tooMany.body.code, tooMany.body.errors]).toEqual([
      409,
      'OUT_OF_STOCK',
      { quantity: 'Only 2 left.' },
    ]);
    expect((await add(call, belt, 1, 'M')).body.errors).toEqual({ quantity: 'Sold out.' });
    const set = (quantity: number) => call('PUT', '/api/cart/itemQuantityUpdate', { productId: belt, quantity });
    expect([(await set(3)).status, (await set(2)).status]).toEqual([409, 200]);
  });
});

describe('rejected requests, which change nothing', () => {
  test('rejects an unknown product, field, size or line', async () => {
    const call = shop.as(newId());
    expect((await add(call, newId())).status).toBe(404);
    expect((await call('POST', '/api/cart/add', { productId: shirt, quantity: 1, price: 0 })).status).toBe(400);
    expect((await add(call, shirt, 1, 'L')).status).toBe(400);
    expect((await add(call, shirt, 11)).body).toMatchObject({ errors: { quantity: expect.any(String) } });
    expect((await call('PUT', '/api/cart/itemQuantityUpdate', { productId: shirt, quantity: 1 })).status).toBe(404);
    expect((await call('PUT', '/api/cart/itemSizeUpdate', { productId: shirt, sizeChosen: 'S' })).status).toBe(404);
    expect((await call('DELETE', '/api/cart/delete/nonsense')).status).toBe(404);
    expect((await call('GET', '/api/cart')).body.items).toEqual([]);
  });

  test('rejects requests without a token', async () => {
    expect((await shop.anonymous('GET', '/api/cart')).status).toBe(401);
    expect((await shop.anonymous('POST', '/api/cart/add', { productId: shirt, quantity: 1 })).status).toBe(401);
  });
});
