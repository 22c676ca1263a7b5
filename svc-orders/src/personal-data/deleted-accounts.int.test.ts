import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
const seller = newId();
/** Items of the current test: the units of earlier ones may still return to their stock. */
let coat: string;
let hat: string;
const STOCK = 20;

beforeAll(async () => {
  shop = await startOrders();
}, 60_000);
beforeEach(async () => {
  [coat, hat] = [newId(), newId()];
  for (const id of [coat, hat]) await shop.sell(id, { name: 'Coat', priceCents: 1000, seller, sizes: [] }, STOCK);
});
afterAll(() => shop?.close());

const stockOf = async (id: string) => (await shop.as(seller)('GET', `/api/stock/${id}`)).body.stock;
const linesOf = (ids: string[]) => ids.map((productId) => ({ productId, quantity: 1, price: 10, seller }));
const submit = (buyer: string, ids: string[]) =>
  shop.as(buyer)('POST', '/api/submitOrder', {
    buyer,
    items: linesOf(ids),
    totalPrice: ids.length * 10,
    userLocation: location,
  });
const deleteAccount = (user: string) =>
  shop.publish(newEvent({ type: 'user.deleted', source: 'svc-identity', subject: user, data: {} }));
const forMail = async (order: string) => (await shop.as(seller)('GET', `/internal/orders/${order}/mail`)).body;
const asSeller = async (order: string) => (await shop.as(seller)('GET', `/api/orders/${order}`)).body;

describe('user.deleted with open orders', () => {
  it('cancels unshipped lines, and keeps the address of shipped ones', async () => {
    const buyer = newId();
    const [open, shipped] = [(await submit(buyer, [coat])).body, (await submit(buyer, [coat, hat])).body];
    const path = `/api/orders/${shipped._id}/items/${hat}/updateStatus`;
    expect((await shop.as(seller)('PATCH', path, { status: 'Out for Shipping' })).status).toBe(200);
    const hats = await stockOf(hat);
    expect(await forMail(open._id)).toEqual({ address: location, payment: 'on-delivery' });
    await deleteAccount(buyer);
    await vi.waitFor(async () => {
      expect(await forMail(open._id)).toEqual({ address: null, payment: 'on-delivery' });
      expect(await forMail(shipped._id)).toEqual({ address: location, payment: 'on-delivery' });
      expect(await asSeller(open._id)).toMatchObject({
        items: [{ status: 'Cancelled' }],
        userLocation: { fullname: 'Deleted account' },
      });
      expect(await asSeller(shipped._id)).toMatchObject({
        items: [{ status: 'Cancelled' }, { status: 'Out for Shipping' }],
        userLocation: location,
      });
      expect([await stockOf(coat), await stockOf(hat)]).toEqual([STOCK, hats]);
      expect(shop.received.some(({ type, subject }) => type === 'user.erased' && subject === buyer)).toBe(true);
    }, 10_000);
  });

  it('goes on beside an unshipped line that cannot be cancelled, because its return was asked for', async () => {
    const buyer = newId();
    const order = (await submit(buyer, [coat, hat])).body;
    const path = `/api/orders/${order._id}/items/${coat}`;
    const statusOf = async () => (await asSeller(order._id)).items.map(({ status }: { status: string }) => status);
    await shop.as(seller)('PATCH', `${path}/updateStatus`, { status: 'Handed' });
    expect((await shop.as(buyer)('POST', `${path}/return`, { reason: 'Too small' })).status).toBe(200);
    expect((await shop.as(seller)('PATCH', `${path}/updateStatus`, { status: 'Pending' })).status).toBe(200);
    await deleteAccount(buyer);
    await vi.waitFor(async () => expect(await statusOf()).toEqual(['Pending', 'Cancelled']), 10_000);
    await vi.waitFor(
      () => expect(shop.received.some(({ type, subject }) => type === 'user.erased' && subject === buyer)).toBe(true),
      10_000,
    );
  });

  it('rejects carts and orders of the deleted account', async () => {
    const buyer = newId();
    await deleteAccount(buyer);
    await vi.waitFor(
      () => expect(shop.received.some(({ type, subject }) => type === 'user.erased' && subject === buyer)).toBe(true),
      10_000,
    );
    const before = await stockOf(hat);
    expect((await shop.as(buyer)('POST', '/api/cart/add', { productId: hat, quantity: 1 })).status).toBe(401);
    expect((await submit(buyer, [hat])).status).toBe(401);
    await vi.waitFor(async () => expect(await stockOf(hat)).toBe(before));
    const { orders } = (await shop.as(buyer)('GET', `/api/ordersBuyer?buyerId=${buyer}`)).body;
    expect(orders).toMatchObject([{ items: [{ status: 'Cancelled' }], userLocation: { fullname: 'Deleted account' } }]);
  });

  it("removes a deleted seller's address from approved returns", async () => {
    const [buyer, leaving, ring] = [newId(), newId(), newId()];
    await shop.sell(ring, { name: 'Ring', priceCents: 1000, seller: leaving, sizes: [] }, 1);
    const items = [{ productId: ring, quantity: 1, price: 10, seller: leaving }];
    const order = { buyer, items, totalPrice: 10, userLocation: location };
    const { body: placed } = await shop.as(buyer)('POST', '/api/submitOrder', order);
    const path = `/api/orders/${placed._id}/items/${ring}`;
    await shop.as(leaving)('PATCH', `${path}/updateStatus`, { status: 'Handed' });
    await shop.as(buyer)('POST', `${path}/return`, { reason: 'Too small' });
    const approval = { state: 'approved', sendTo: '1 Depot Road', paidBy: 'seller' };
    expect((await shop.as(leaving)('PATCH', `${path}/return`, approval)).status).toBe(200);
    const returned = async () => (await shop.as(buyer)('GET', `/api/orders/${placed._id}`)).body.items[0].return;
    expect(await returned()).toMatchObject(approval);
    await deleteAccount(leaving);
    await vi.waitFor(async () => expect(await returned()).not.toHaveProperty('sendTo'), 10_000);
    expect(await returned()).toMatchObject({ state: 'approved', paidBy: 'seller' });
  });
});
