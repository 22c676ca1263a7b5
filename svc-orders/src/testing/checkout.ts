import { newId } from '@ethereal/service-kit/ids';
import { expect, vi } from 'vitest';
import type { openExchange } from './processes.ts';
import { location } from './start-orders.ts';

const PRICE = 99;

/**
 * Creates buyers of one item without stock, for tests that kill processes of the service.
 * @param more further fields of their orders
 */
export function openCheckout(
  { exchange, at: callerAt }: Pick<ReturnType<typeof openExchange>, 'exchange' | 'at'>,
  { quantity, ...more }: { quantity: number; payment?: 'card' },
) {
  const seller = newId();
  const item = newId();
  const line = { productId: item, quantity };

  function shopper() {
    const user = newId();
    const claim = {
      buyer: user,
      items: [{ ...line, price: PRICE, seller }],
      totalPrice: PRICE * quantity,
      userLocation: location,
      ...more,
    };
    const at = (url: string) => {
      const call = callerAt(url, user);
      return {
        /** Puts the item into the cart, once the service has received it. */
        fill: () =>
          vi.waitFor(async () => {
            await exchange().publishItem(item, 1, { name: 'Coat', priceCents: PRICE * 100, seller, sizes: [] });
            expect((await call('POST', '/api/cart/add', line)).status).toBe(200);
          }, 15_000),
        submit: () => call('POST', '/api/submitOrder', claim, { 'idempotency-key': `key-${user}` }),
        orders: async (): Promise<{ _id: string }[]> =>
          (await call('GET', `/api/ordersBuyer?buyerId=${user}`)).body.orders,
        cart: async (): Promise<unknown[]> => (await call('GET', '/api/cart')).body.items,
      };
    };
    /** Returns the ids of the events of a type about the buyer. */
    const received = (type: string) =>
      new Set(
        exchange()
          .received.filter((event) => event.type === type && 'buyer' in event.data && event.data.buyer === user)
          .map(({ id }) => id),
      );
    return { user, at, received };
  }

  return { item, shopper };
}
