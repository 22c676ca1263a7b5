import { getStock, listStock, type Stock } from '@ethereal/contracts/stock';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
const seller = newId();

beforeAll(async () => {
  shop = await startOrders();
}, 60_000);
afterAll(() => shop?.close());

type Sizes = ('S' | 'M' | 'L')[];
const PRICE = 10;

/** Publishes an item to svc-orders with the stock that its seller set. */
async function item(stock: Stock | undefined, sizes: Sizes = [], along?: Stock, colors?: string[]) {
  const id = newId();
  const shirt = { name: 'Shirt', priceCents: PRICE * 100, seller, ...(colors && { colors }), sizes };
  await shop.sell(id, shirt, along);
  if (stock !== undefined) expect((await put(id, stock)).status).toBe(200);
  return id;
}
const put = (id: string, stock: unknown) => shop.as(seller)('PUT', `/api/stock/${id}`, { stock });
const stockOf = async (id: string) =>
  getStock.success.body.parse((await shop.as(seller)('GET', `/api/stock/${id}`)).body);

type Wanted = { id: string; quantity?: number; color?: string; size?: string };
function order(lines: Wanted[], user = newId(), key?: string) {
  const claim = {
    buyer: user,
    items: lines.map(({ id, quantity = 1, color, size }) => ({
      productId: id,
      quantity,
      price: PRICE,
      seller,
      ...(color && { colorChosen: color }),
      ...(size && { sizeChosen: size }),
    })),
    totalPrice: lines.reduce((sum, { quantity = 1 }) => sum + quantity * PRICE, 0),
    userLocation: location,
  };
  return shop.as(user)('POST', '/api/submitOrder', claim, key ? { 'idempotency-key': key } : {});
}
const publishedOf = (id: string) =>
  shop.received.filter((event) => event.type === 'item.stock-changed' && event.subject === id);

describe('stock of a seller', () => {
  test('counts an item as a whole, by size, or not at all', async () => {
    const plain = await item(undefined);
    expect(await stockOf(plain)).toEqual({ stock: null, reserved: 0 });
    expect((await put(plain, 7)).body).toEqual({ stock: 7, reserved: 0 });
    expect((await put(plain, null)).body).toEqual({ stock: null, reserved: 0 });
    const sized = await item({ S: 3 }, ['S', 'M']);
    expect(await stockOf(sized)).toEqual({ stock: { S: 3, M: 0 }, reserved: { S: 0, M: 0 } });
  });

  test('sets the number of each size, and rejects sizes that the item does not have', async () => {
    const id = await item({ S: 1 }, ['S', 'M']);
    for (const wrong of [5, { S: 1, L: 2 }, { S: -1 }]) expect((await put(id, wrong)).status).toBe(400);
    expect((await put(id, { S: 2, M: 4 })).status).toBe(200);
  });

  test('returns all tracked items of the seller in one call, and none of other sellers', async () => {
    const owner = newId();
    const call = shop.as(owner);
    expect((await call('GET', '/api/stock')).body).toEqual({ stocks: [] });
    const id = newId();
    await shop.sell(id, { name: 'Hat', priceCents: 100, seller: owner, sizes: [] }, 6);
    const { body } = await call('GET', '/api/stock');
    expect(listStock.success.body.parse(body)).toEqual({ stocks: [{ itemId: id, stock: 6, reserved: 0 }] });
  });

  test("counts only the seller's own items", async () => {
    const id = await item(2);
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { stock: 1 } : undefined;
      expect((await shop.as(newId())(method, `/api/stock/${id}`, body)).status).toBe(403);
      expect((await shop.as(seller)(method, `/api/stock/${newId()}`, body)).status).toBe(404);
      expect((await shop.as(seller)(method, '/api/stock/nonsense', body)).status).toBe(404);
      expect((await shop.anonymous(method, `/api/stock/${id}`, body)).status).toBe(401);
    }
  });

  test('applies the newest stock when one is sent along with the item', async () => {
    const id = await item(undefined, [], 4);
    expect(await stockOf(id)).toEqual({ stock: 4, reserved: 0 });
    const shirt = { name: 'Shirt', priceCents: 1000, seller, sizes: [] as Sizes };
    await shop.publishItem(id, 2, shirt, 9);
    await vi.waitFor(async () => expect((await stockOf(id)).stock).toBe(9), 10_000);
    await put(id, 3);
    await shop.publishItem(id, 3, { ...shirt, name: 'Blouse' });
    await vi.waitFor(
      () => expect(publishedOf(id).at(-1)).toMatchObject({ data: { available: 3, itemName: 'Blouse' } }),
      10_000,
    );
    expect((await stockOf(id)).stock).toBe(3);
  });
});

describe('stock of an order', () => {
  test('takes its units down to the last one, and publishes the remaining number', async () => {
    const id = await item({ S: 2, M: 1 }, ['S', 'M']);
    expect((await order([{ id, size: 'S', quantity: 2 }])).status).toBe(201);
    expect(await stockOf(id)).toEqual({ stock: { S: 0, M: 1 }, reserved: { S: 0, M: 0 } });
    await vi.waitFor(() => {
      const published = publishedOf(id);
      expect(published.at(-1)).toMatchObject({ data: { available: { S: 0, M: 1 }, seller } });
      const versions = published.map((event) => 'version' in event.data && event.data.version);
      expect(versions).toEqual(versions.toSorted());
    }, 10_000);
  });

  test('rejects more than the stock by product id, with nothing reserved', async () => {
    const [some, none, plenty] = [await item(2), await item(0), await item(50)];
    const user = newId();
    const lines = [{ id: plenty }, { id: some, quantity: 3 }, { id: none }];
    const { status, body } = await order(lines, user);
    expect([status, body.code, body.errors]).toEqual([
      409,
      'OUT_OF_STOCK',
      { [some]: 'Only 2 left.', [none]: 'Sold out.' },
    ]);
    expect((await shop.as(user)('GET', `/api/ordersBuyer?buyerId=${user}`)).body.orders).toEqual([]);
    expect(await stockOf(plenty)).toEqual({ stock: 50, reserved: 0 });
    expect(await stockOf(some)).toEqual({ stock: 2, reserved: 0 });
  });

  test('does not limit an item without tracked stock', async () => {
    const id = await item(undefined);
    expect((await order([{ id, quantity: 10 }])).status).toBe(201);
    expect(await stockOf(id)).toEqual({ stock: null, reserved: 0 });
  });

  test('returns the same order for the same key, also for the last unit', async () => {
    const id = await item(1);
    const user = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order([{ id }], user, 'key')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await order([{ id }], user, 'key')).status).toBe(201);
    expect((await order([{ id }], user, 'other')).status).toBe(409);
    expect(await stockOf(id)).toEqual({ stock: 0, reserved: 0 });
  });

  test('accepts the same key after a refusal', async () => {
    const id = await item(0);
    const user = newId();
    expect((await order([{ id }], user, 'key')).status).toBe(409);
    await put(id, 1);
    expect((await order([{ id }], user, 'key')).status).toBe(201);
  });
});

describe('stock of an item in colors', () => {
  const inColors = (counts: Record<string, number>, sizes: Sizes = ['S', 'M']) =>
    item(undefined, sizes, counts, ['White', 'Navy']);

  test('counts each variant', async () => {
    const id = await inColors({ 'White / S': 3 });
    const counts = { 'White / S': 3, 'White / M': 0, 'Navy / S': 0, 'Navy / M': 0 };
    expect((await stockOf(id)).stock).toEqual(counts);
    for (const wrong of [5, { S: 1 }, { White: 1 }, { 'Red / S': 1 }, { 'S / White': 1 }])
      expect((await put(id, wrong)).status).toBe(400);
    expect((await put(id, { ...counts, 'Navy / M': 1 })).status).toBe(200);
    const plain = await inColors({ White: 2 }, []);
    expect((await stockOf(plain)).stock).toEqual({ White: 2, Navy: 0 });
  });

  test('sells the variant in the color that was ordered', async () => {
    const id = await inColors({ 'White / S': 1, 'Navy / S': 1 });
    const user = newId();
    const { status, body } = await order([{ id, color: 'White', size: 'S' }], user);
    expect([status, body.items[0].colorChosen, body.items[0].sizeChosen]).toEqual([201, 'White', 'S']);
    expect((await stockOf(id)).stock).toMatchObject({ 'White / S': 0, 'Navy / S': 1 });
    expect((await order([{ id, color: 'White', size: 'S' }])).body.errors).toEqual({ [id]: 'Sold out.' });
    expect((await order([{ id, size: 'S' }])).body.errors).toEqual({ [id]: 'Choose a color.' });
    expect((await order([{ id, color: 'Navy' }])).body.errors).toEqual({ [id]: 'Choose a size.' });
    expect((await order([{ id, color: 'Red', size: 'S' }])).status).toBe(400);
    const cancel = `/api/orders/${body._id}/items/${id}/cancel`;
    expect((await shop.as(user)('POST', cancel, {})).status).toBe(200);
    expect((await stockOf(id)).stock).toMatchObject({ 'White / S': 1, 'Navy / S': 1 });
    await vi.waitFor(() => {
      const placed = shop.received.find(({ type, subject }) => type === 'order.placed' && subject === body._id);
      expect(placed?.data).toMatchObject({ items: [{ colorChosen: 'White', sizeChosen: 'S' }] });
    }, 10_000);
  });

  test('sells exactly the units of each variant to many buyers', async () => {
    const counts = { 'White / S': 3, 'White / M': 0, 'Navy / S': 2, 'Navy / M': 4 };
    const [id, other] = [await inColors(counts), await item(1000)];
    const variants = [
      { color: 'White', size: 'S' },
      { color: 'White', size: 'M' },
      { color: 'Navy', size: 'S' },
      { color: 'Navy', size: 'M' },
    ];
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, at) => {
        const lines = [{ id, ...variants[at % 4] }, { id: other }];
        return order(at % 3 ? lines : lines.toReversed());
      }),
    );
    const sold = Map.groupBy(
      answers
        .flatMap(({ status, body }) => (status === 201 ? body.items : []))
        .filter(({ productId }) => productId._id === id),
      ({ colorChosen, sizeChosen }) => `${colorChosen} / ${sizeChosen}`,
    );
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect([...sold.keys()]).not.toContain('White / M');
    const left = Object.entries(counts).map(([variant, count]) => [variant, count - (sold.get(variant)?.length ?? 0)]);
    expect(await stockOf(id)).toEqual({
      stock: Object.fromEntries(left),
      reserved: { 'White / S': 0, 'White / M': 0, 'Navy / S': 0, 'Navy / M': 0 },
    });
    expect(left.every(([, count]) => Number(count) >= 0)).toBe(true);
    expect(sold.size).toBe(3);
  });

  test('returns to stock by size after the item lost its colors', async () => {
    const id = await inColors({ 'White / S': 3 });
    await shop.publishItem(id, 2, { name: 'Shirt', priceCents: 1000, seller, sizes: ['S', 'M'] }, { S: 5 });
    await vi.waitFor(async () => expect((await stockOf(id)).stock).toEqual({ S: 5, M: 0 }), 10_000);
    // The other instance received no event and reads the replica.
    const other = await shop.another();
    const wanted = { productId: id, quantity: 1, sizeChosen: 'S' };
    const { body } = await other.as(newId())('POST', '/api/cart/add', wanted);
    await other.close();
    expect(body.items[0].productId).not.toHaveProperty('colors');
    expect(body.items[0]).not.toHaveProperty('colorChosen');
    expect((await order([{ id, size: 'S' }])).status).toBe(201);
  });
});

test('returns units when a line is cancelled, and when its return is received', async () => {
  const id = await item(3);
  const user = newId();
  const path = (orderId: string, what: string) => `/api/orders/${orderId}/items/${id}/${what}`;
  const first = (await order([{ id, quantity: 2 }], user)).body._id;
  await Promise.all(Array.from({ length: 3 }, () => shop.as(user)('POST', path(first, 'cancel'), {})));
  expect((await stockOf(id)).stock).toBe(3);

  const second = (await order([{ id, quantity: 3 }], user)).body._id;
  const bySeller = shop.as(seller);
  await bySeller('PATCH', path(second, 'updateStatus'), { status: 'Handed' });
  await shop.as(user)('POST', path(second, 'return'), { reason: 'Too small' });
  await bySeller('PATCH', path(second, 'return'), { state: 'approved' });
  expect((await stockOf(id)).stock).toBe(0);
  await Promise.all(Array.from({ length: 3 }, () => bySeller('PATCH', path(second, 'return'), { state: 'received' })));
  expect((await stockOf(id)).stock).toBe(3);
});

test('keeps units out of stock that were not tracked when they were sold', async () => {
  const id = await item(undefined);
  const user = newId();
  const { body } = await order([{ id }], user);
  await put(id, 2);
  const cancelled = await shop.as(user)('POST', `/api/orders/${body._id}/items/${id}/cancel`, {});
  expect(cancelled.status).toBe(200);
  expect((await stockOf(id)).stock).toBe(2);
});

test('shows the remaining number in the cart, and the line that cannot be ordered', async () => {
  const id = await item({ S: 2, M: 0 }, ['S', 'M']);
  const call = shop.as(newId());
  await call('POST', '/api/cart/add', { productId: id, quantity: 2, sizeChosen: 'S' });
  await put(id, { S: 1, M: 0 });
  const { body } = await call('GET', '/api/cart');
  expect(body.items).toMatchObject([{ available: { S: 1, M: 0 }, shortage: 'Only 1 left.' }]);
  await call('PUT', '/api/cart/itemSizeUpdate', { productId: id, sizeChosen: 'M' });
  expect((await call('GET', '/api/cart')).body.items).toMatchObject([{ shortage: 'Sold out.' }]);
});

test('updates the stock shown in carts after sales and changes, on other instances too', async () => {
  const other = await shop.another();
  const id = await item(2);
  const [here, there] = [newId(), newId()];
  const left = async (call: ReturnType<typeof shop.as>) => (await call('GET', '/api/cart')).body.items[0]?.available;
  for (const call of [shop.as(here), other.as(there)]) {
    await call('POST', '/api/cart/add', { productId: id, quantity: 1 });
    expect(await left(call)).toBe(2);
  }
  await order([{ id }], newId());
  expect(await left(shop.as(here))).toBe(1);
  await vi.waitFor(async () => expect(await left(other.as(there))).toBe(1), 5000);
  await put(id, 7);
  expect(await left(shop.as(here))).toBe(7);
  await vi.waitFor(async () => expect(await left(other.as(there))).toBe(7), 5000);
  await other.close();
});
