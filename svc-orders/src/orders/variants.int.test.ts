import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
const seller = newId();
/** Item of the current test: the units of an earlier one may still return to its stock. */
let dress: string;
const COLORS = ['White', 'Navy'];
const STOCK = { 'White / S': 50, 'White / M': 50, 'Navy / S': 5, 'Navy / M': 50 };
const PRICE = 33.33;

beforeAll(async () => {
  shop = await startOrders();
}, 60_000);
beforeEach(async () => {
  dress = newId();
  const colorImgs = { Navy: '/images/navy' };
  const item = {
    name: 'Dress',
    priceCents: 3333,
    seller,
    colors: COLORS,
    colorImgs,
    sizes: ['S' as const, 'M' as const],
  };
  await shop.sell(dress, item, STOCK);
});
afterAll(() => shop?.close());

const stock = async () => (await shop.as(seller)('GET', `/api/stock/${dress}`)).body;
type Call = ReturnType<typeof shop.as>;
const entry = (quantity: number, colorChosen?: string, sizeChosen?: string) => ({
  productId: dress,
  quantity,
  price: PRICE,
  seller,
  colorChosen,
  sizeChosen,
});
const add = (call: Call, quantity: number, colorChosen: string, sizeChosen: string) =>
  call('POST', '/api/cart/add', { productId: dress, quantity, colorChosen, sizeChosen });

function submit(call: Call, buyer: string, items: ReturnType<typeof entry>[]) {
  const cents = items.reduce((sum, { quantity }) => sum + quantity * 3333, 0);
  return call('POST', '/api/submitOrder', { buyer, items, totalPrice: cents / 100, userLocation: location });
}

async function buyerWithCart() {
  const user = newId();
  const call = shop.as(user);
  await add(call, 2, 'White', 'S');
  await add(call, 3, 'Navy', 'M');
  return { user, call };
}

const variants = (items: { colorChosen?: string; sizeChosen?: string; quantity: number }[]) =>
  items.map(({ colorChosen, sizeChosen, quantity }) => [colorChosen, sizeChosen, quantity]);
const eventsOf = (order: string) =>
  shop.received.filter(
    (event) => 'order' in event.data && event.data.order === order && event.type.startsWith('order.'),
  );

describe('POST /api/submitOrder with several variants of one item', () => {
  it('orders entries without a choice from the lines of the cart in their order', async () => {
    const { user, call } = await buyerWithCart();
    const { status, body } = await submit(call, user, [entry(2), entry(3)]);
    expect(status).toBe(201);
    expect(variants(body.items)).toEqual([
      ['White', 'S', 2],
      ['Navy', 'M', 3],
    ]);
    expect(body.items[0].lineId).toBe(dress);
    expect(body.items.map(({ productId }: { productId: { image1: string } }) => productId.image1)).toEqual([
      '/images/x',
      '/images/navy',
    ]);
    expect(body.items[1].lineId).not.toBe(dress);
    expect((await call('GET', '/api/cart')).body.items).toEqual([]);
  });

  it('keeps the part of a line that was not ordered in the cart', async () => {
    const { user, call } = await buyerWithCart();
    const { status } = await submit(call, user, [entry(1, 'Navy', 'M')]);
    expect(status).toBe(201);
    await vi.waitFor(async () =>
      expect(variants((await call('GET', '/api/cart')).body.items)).toEqual([
        ['White', 'S', 2],
        ['Navy', 'M', 2],
      ]),
    );
  });

  it.each<[string, [string, string] | []]>([
    ['twice the same variant', ['White', 'S']],
    ['entries without a choice that no cart line tells apart', []],
  ])('rejects %s with 400', async (_, choice) => {
    const user = newId();
    const { status, body } = await submit(shop.as(user), user, [entry(1, ...choice), entry(1, ...choice)]);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['items.1.productId']]);
  });

  it('reserves each variant, and rejects the whole order when one is short', async () => {
    const before = (await stock()).stock;
    const user = newId();
    const items = [entry(1, 'White', 'M'), entry(9, 'Navy', 'S')];
    const { status, body } = await submit(shop.as(user), user, items);
    expect([status, body.errors]).toEqual([409, { [dress]: 'Only 5 left.' }]);
    expect(await stock()).toMatchObject({ stock: before });
  });
});

describe('changing one of several lines of an item', () => {
  async function placed() {
    const { user, call } = await buyerWithCart();
    const before = (await stock()).stock;
    const order = (await submit(call, user, [entry(2), entry(3)])).body;
    const path = (step: string) => `/api/orders/${order._id}/items/${dress}/${step}`;
    const [white, navy] = order.items.map(({ lineId }: { lineId: string }) => lineId);
    const linesNow = async () => (await call('GET', `/api/orders/${order._id}`)).body.items;
    return { user, call, order, path, before, white, navy, linesNow };
  }

  it('cancels one line and returns the other, each with its own units and stock', async () => {
    const { call, order, path, before, white, navy, linesNow } = await placed();
    expect((await call('POST', path('cancel'), { lineId: white })).status).toBe(200);
    await vi.waitFor(async () => expect((await stock()).stock['White / S']).toBe(before['White / S']));
    expect((await stock()).stock['Navy / M']).toBe(before['Navy / M'] - 3);
    const handed = { status: 'Handed', lineId: navy };
    expect((await shop.as(seller)('PATCH', path('updateStatus'), handed)).status).toBe(200);
    expect((await call('POST', path('return'), { reason: 'Too large', lineId: white })).status).toBe(409);
    expect((await call('POST', path('return'), { reason: 'Too large', lineId: navy, quantity: 1 })).status).toBe(200);
    const lines = await linesNow();
    expect(lines).toMatchObject([
      { lineId: white, status: 'Cancelled', quantity: 2 },
      { lineId: navy, status: 'Handed', quantity: 2 },
      { status: 'Handed', quantity: 1, sizeChosen: 'M', return: { state: 'requested' } },
    ]);
    const part = lines[2].lineId;
    for (const state of ['approved', 'received'])
      expect((await shop.as(seller)('PATCH', path('return'), { state })).status).toBe(200);
    expect(await linesNow()).toMatchObject([{}, { quantity: 2 }, { return: { state: 'received' } }]);
    await vi.waitFor(async () => expect((await stock()).stock['Navy / M']).toBe(before['Navy / M'] - 2));
    await vi.waitFor(() => {
      expect(eventsOf(order._id)).toMatchObject([
        { type: 'order.placed', data: { items: [{ lineId: white }, { lineId: navy }] } },
        { type: 'order.line-cancelled', data: { lineId: white, quantity: 2, colorChosen: 'White', sizeChosen: 'S' } },
        { type: 'order.status-changed', data: { lineId: navy, arrives: order.items[1].delivery } },
        ...['requested', 'approved', 'received'].map((state) => ({
          type: 'order.return-changed',
          data: { lineId: part, splitFrom: navy, quantity: 1, state },
        })),
      ]);
      const reversed = shop.received.filter(
        ({ type, data }) => type === 'item.sale-reversed' && data.order === order._id,
      );
      expect(reversed).toMatchObject([
        { data: { lineId: white, quantity: 2 } },
        { data: { lineId: part, quantity: 1 } },
      ]);
    }, 10_000);
  });

  it('changes every line that allows it when none is named, and answers 409 when none allows it', async () => {
    const { call, path, white, linesNow } = await placed();
    await shop.as(seller)('PATCH', path('updateStatus'), { status: 'Out for Shipping', lineId: white });
    expect((await call('POST', path('cancel'), {})).status).toBe(200);
    expect(await linesNow()).toMatchObject([{ status: 'Out for Shipping' }, { status: 'Cancelled' }]);
    expect((await call('POST', path('cancel'), { lineId: white })).status).toBe(409);
    expect((await call('POST', path('return'), { reason: 'Too large' })).status).toBe(409);
    expect((await call('POST', path('cancel'), { lineId: newId() })).status).toBe(404);
  });

  it('cancels a quantity, and rejects more than the line has with 409', async () => {
    const { call, path, navy, linesNow } = await placed();
    const cancel = (quantity: number) => call('POST', path('cancel'), { lineId: navy, quantity });
    expect((await cancel(4)).body.errors).toEqual({ quantity: 'Only 3 of this item can be changed.' });
    expect((await cancel(1)).status).toBe(200);
    expect((await cancel(2)).status).toBe(200);
    expect(await linesNow()).toMatchObject([
      { quantity: 2, status: 'Pending' },
      { lineId: navy, quantity: 2, status: 'Cancelled' },
      { quantity: 1, status: 'Cancelled' },
    ]);
  });

  it('splits a line exactly once per command when buyer and seller change it at the same time', async () => {
    const { call, path, white, navy, linesNow, before } = await placed();
    const cancels = [call, call, shop.as(seller)].map((by) =>
      by('POST', path('cancel'), { lineId: navy, quantity: 1 }),
    );
    const others = [call('POST', path('cancel'), { lineId: white, quantity: 1 })];
    const answers = await Promise.all([...cancels, ...others]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const lines: { status: string; quantity: number }[] = await linesNow();
    const units = (status: string) =>
      lines.filter((line) => line.status === status).reduce((sum, { quantity }) => sum + quantity, 0);
    expect([units('Cancelled'), units('Pending')]).toEqual([4, 1]);
    await vi.waitFor(async () =>
      expect((await stock()).stock).toMatchObject({
        'White / S': before['White / S'] - 1,
        'Navy / M': before['Navy / M'],
      }),
    );
  });

  it('cancels the whole order, keeps its delivery promise, and finds it by name, number or state', async () => {
    const { user, call, order } = await placed();
    for (const { delivery } of order.items) expect(delivery.from <= delivery.to).toBe(true);
    const found = async (query: string) => {
      const { body } = await call('GET', `/api/ordersBuyer?buyerId=${user}&${query}`);
      return body.orders.map(({ _id }: { _id: string }) => _id);
    };
    for (const query of ['search=dRess', `search=%23${order._id.slice(-8).toUpperCase()}`, 'status=Pending'])
      expect(await found(query)).toEqual([order._id]);
    for (const query of ['search=coat', 'status=Handed']) expect(await found(query)).toEqual([]);
    const path = `/api/orders/${order._id}/cancel`;
    expect((await shop.as(seller)('POST', path, {})).status).toBe(403);
    const { body } = await call('POST', path, { reason: 'Changed my mind' });
    expect(body.order.items).toMatchObject([{ status: 'Cancelled' }, { status: 'Cancelled' }]);
    expect(body.order.items[0].delivery).toEqual(order.items[0].delivery);
    expect((await call('POST', path, {})).status).toBe(409);
  });
});

describe('an item in half sizes', () => {
  const boots = newId();
  const line = { productId: boots, quantity: 2 };
  const PAIRS = { 'Tan / US 9': 1, 'Tan / US 9.5': 5 };
  const pairs = async () => (await shop.as(seller)('GET', `/api/stock/${boots}`)).body;

  beforeAll(async () => {
    const item = { name: 'Boots', priceCents: 8000, seller, colors: ['Tan'], sizes: [] };
    await shop.sell(boots, { ...item, otherSizes: ['US 9', 'US 9.5'] }, PAIRS);
  });

  it('changes the size in the cart, and moves the stock of each size by order and cancellation', async () => {
    const user = newId();
    const call = shop.as(user);
    const added = await call('POST', '/api/cart/add', { ...line, colorChosen: 'Tan', sizeChosen: '9.5' });
    expect(added.body.items).toMatchObject([
      { productId: { size: [], otherSizes: ['US 9', 'US 9.5'] }, sizeChosen: 'US 9.5', available: PAIRS },
    ]);
    const short = await call('PUT', '/api/cart/itemSizeUpdate', { productId: boots, sizeChosen: 'US 9' });
    expect(short.body.items).toMatchObject([{ sizeChosen: 'US 9', shortage: 'Only 1 left.' }]);
    for (const sizeChosen of ['US 10', 'S'])
      expect((await call('PUT', '/api/cart/itemSizeUpdate', { productId: boots, sizeChosen })).status).toBe(400);
    await call('PUT', '/api/cart/itemSizeUpdate', { productId: boots, sizeChosen: 'US 9.5' });
    const { status, body: order } = await call('POST', '/api/submitOrder', {
      buyer: user,
      items: [{ ...line, price: 80, seller, sizeChosen: 'US 9.5' }],
      totalPrice: 160,
      userLocation: location,
    });
    expect([status, order.items[0].sizeChosen]).toEqual([201, 'US 9.5']);
    await vi.waitFor(async () =>
      expect(await pairs()).toEqual({
        stock: { 'Tan / US 9': 1, 'Tan / US 9.5': 3 },
        reserved: { 'Tan / US 9': 0, 'Tan / US 9.5': 0 },
      }),
    );
    await call('POST', `/api/orders/${order._id}/items/${boots}/cancel`, { quantity: 1 });
    await vi.waitFor(async () => expect((await pairs()).stock).toEqual({ 'Tan / US 9': 1, 'Tan / US 9.5': 4 }));
    expect((await shop.as(seller)('PUT', `/api/stock/${boots}`, { stock: PAIRS })).body.stock).toEqual(PAIRS);
  });
});
