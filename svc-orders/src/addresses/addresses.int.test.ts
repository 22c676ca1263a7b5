import { MAX_ADDRESSES } from '@ethereal/contracts/addresses';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
const seller = newId();
const hat = newId();

beforeAll(async () => {
  shop = await startOrders();
  await shop.sell(hat, { name: 'Hat', priceCents: 1000, seller, sizes: [] });
}, 60_000);
afterAll(() => shop?.close());

const street = (address: string, more = {}) => ({ ...location, address, ...more });
function person() {
  const user = newId();
  const call = shop.as(user);
  const streets = (body: { addresses: { address: string }[] }) => body.addresses.map(({ address }) => address);
  return {
    user,
    call,
    add: (address: string, more = {}) => call('POST', '/api/addresses', street(address, more)),
    list: async () => streets((await call('GET', '/api/addresses')).body),
    defaultAddress: async () => (await call('GET', '/api/address')).body.address?.address ?? null,
    async order(userLocation: object) {
      const items = [{ productId: hat, quantity: 1, price: 10, seller }];
      const body = { buyer: user, items, totalPrice: 10, userLocation };
      expect((await call('POST', '/api/submitOrder', body)).status).toBe(201);
    },
  };
}

describe('the address book', () => {
  it('adds, changes, deletes, and moves the default', async () => {
    const ann = person();
    expect(await ann.list()).toEqual([]);
    const { status, body } = await ann.add('1 Elm St');
    expect({ status, isDefault: body.addresses[0].isDefault }).toEqual({ status: 201, isDefault: true });
    await ann.add('2 Oak St');
    expect(await ann.defaultAddress()).toBe('1 Elm St');
    const [, oak] = (await ann.call('GET', '/api/addresses')).body.addresses;
    await ann.call('PUT', `/api/addresses/${oak._id}`, street('2 Oak Ave', { defaultAddress: true }));
    expect(await ann.list()).toEqual(['2 Oak Ave', '1 Elm St']);
    expect(await ann.defaultAddress()).toBe('2 Oak Ave');
    await ann.call('DELETE', `/api/addresses/${oak._id}`);
    expect(await ann.list()).toEqual(['1 Elm St']);
    expect(await ann.defaultAddress()).toBe('1 Elm St');
  });

  it('takes over the default address of an order, and keeps a later choice', async () => {
    const ann = person();
    await ann.order(street('1 Elm St', { defaultAddress: true }));
    expect(await ann.list()).toEqual(['1 Elm St']);
    await ann.add('2 Oak St', { defaultAddress: true });
    await ann.order(street('3 Pine St'));
    expect(await ann.list()).toEqual(['2 Oak St', '1 Elm St']);
    expect(await ann.defaultAddress()).toBe('2 Oak St');
    await ann.order(street('4 Ash St', { defaultAddress: true }));
    expect(await ann.defaultAddress()).toBe('4 Ash St');
  });

  it('stores nine digits of a ZIP code with a dash', async () => {
    const { body } = await person().add('1 Elm St', { zipcode: '100011234' });
    expect(body.addresses[0].zipcode).toBe('10001-1234');
  });

  it('rejects other states with 400 and an address beyond the maximum with 409', async () => {
    const ann = person();
    expect((await ann.add('1 Elm St', { state: 'TX' })).body.errors).toHaveProperty('state');
    const added = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 5 }, (_, index) => ann.add(`${index} Elm St`)),
    );
    expect(added.filter(({ status }) => status === 201)).toHaveLength(MAX_ADDRESSES);
    expect(added.find(({ status }) => status !== 201)?.body.code).toBe('TOO_MANY_ADDRESSES');
    expect(await ann.list()).toHaveLength(MAX_ADDRESSES);
  });

  it('rejects the address of another person with 404', async () => {
    const ann = person();
    const { body } = await ann.add('1 Elm St');
    const path = `/api/addresses/${body.addresses[0]._id}`;
    expect((await person().call('PUT', path, location)).status).toBe(404);
    expect((await person().call('DELETE', path)).status).toBe(404);
    expect(await ann.list()).toEqual(['1 Elm St']);
  });

  it('belongs to the copy and the erasure of an account, which refuses later addresses', async () => {
    const ann = person();
    await ann.add('1 Elm St');
    expect((await ann.call('GET', '/internal/account/export')).body.addresses).toMatchObject([
      { entries: [{ address: '1 Elm St' }] },
    ]);
    await shop.publish(newEvent({ type: 'user.deleted', source: 'svc-identity', subject: ann.user, data: {} }));
    await vi.waitFor(async () => expect(await ann.list()).toEqual([]), 10_000);
    expect((await ann.add('2 Oak St')).status).toBe(410);
    expect(await ann.list()).toEqual([]);
  });
});
