import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
beforeAll(async () => {
  shop = await startOrders();
});
afterAll(() => shop?.close());

const WAIT = { timeout: 15_000 };
const [seller, buyer, begins, ends] = [newId(), newId(), newId(), newId()];
const call = (method: string, path: string, body?: unknown) => shop.as(buyer)(method, path, body);
const add = (productId: string) => call('POST', '/api/cart/add', { productId, quantity: 2 });
const order = (productId: string, price: number) =>
  call('POST', '/api/submitOrder', {
    buyer,
    items: [{ productId, quantity: 2, price, seller }],
    totalPrice: price * 2,
    userLocation: location,
  });

async function lineOf(id: string) {
  const asked = Date.now();
  const { body } = await call('GET', '/api/cart');
  const line = body.items.find(({ productId }: { productId: { _id: string } }) => productId._id === id);
  return { asked, answered: Date.now(), product: line.productId, priceWhenAdded: line.priceWhenAdded };
}

/** Reads the cart until it shows a price, which it must do from the moment on, and not before. */
async function showsFrom(moment: number, id: string, price: number) {
  for (;;) {
    const { asked, answered, product } = await lineOf(id);
    if (product.price === price) {
      expect(answered).toBeGreaterThanOrEqual(moment);
      return product;
    }
    expect(asked).toBeLessThan(moment);
    await pause(20);
  }
}

/** Orders two units at a price that is not the current one, which fails, and then at the current one. */
async function ordersAt(id: string, price: number, wrong: number): Promise<string> {
  const refused = await order(id, wrong);
  expect([refused.status, refused.body.errors]).toEqual([409, { [id]: `The price is now $${price}.00.` }]);
  const { status, body } = await order(id, price);
  expect([status, body.totalPrice]).toEqual([201, price * 2]);
  return body._id;
}

it('uses the price of the second in cart, checkout and order, without an event at the switch', async () => {
  const coat = { name: 'Coat', priceCents: 8000, seller, sizes: [] };
  for (const id of [begins, ends]) {
    await shop.sell(id, coat);
    expect((await add(id)).status).toBe(200);
  }
  const moment = Math.floor(Date.now() / 1000) * 1000 + 6000;
  const [past, at] = [moment - 3_600_000, moment].map((time) => new Date(time).toISOString());
  const reduced = { priceCents: 5600, formerCents: 8000 };
  await shop.publishItem(begins, 2, { ...coat, sale: { ...reduced, from: at ?? '' } });
  await shop.publishItem(ends, 2, { ...coat, sale: { ...reduced, from: past ?? '', until: at } });
  await vi.waitFor(async () => expect((await lineOf(ends)).product.price).toBe(56), WAIT);
  const inSale = await lineOf(ends);
  expect(inSale).toMatchObject({ product: { formerPrice: 80, percent: 30, saleEnds: at }, priceWhenAdded: 80 });
  expect((await lineOf(begins)).product).toMatchObject({ price: 80 });
  const early = await ordersAt(ends, 56, 80);
  await add(ends);
  expect(await lineOf(ends)).toMatchObject({ product: { price: 56 }, priceWhenAdded: 56 });

  expect(await showsFrom(moment, begins, 56)).toMatchObject({ formerPrice: 80, percent: 30 });
  expect(await showsFrom(moment, ends, 80)).not.toHaveProperty('formerPrice');
  const orders = [await ordersAt(begins, 56, 80), await ordersAt(ends, 80, 56), early];
  const { body } = await call('GET', `/api/ordersBuyer?buyerId=${buyer}`);
  const priceOf = (id: string) => body.orders.find(({ _id }: { _id: string }) => _id === id).items[0].price;
  expect(orders.map(priceOf)).toEqual([56, 80, 56]);
  const sold = () =>
    shop.received.flatMap((event) => (event.type === 'item.sold' ? [[event.data.order, event.data.priceCents]] : []));
  await vi.waitFor(
    () =>
      expect(Object.fromEntries(sold())).toEqual({ [orders[0] ?? '']: 5600, [orders[1] ?? '']: 8000, [early]: 5600 }),
    WAIT,
  );
}, 60_000);
