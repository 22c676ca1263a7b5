import type { Size } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { type Order, submitOrder, updateItemStatus } from '@ethereal/contracts/orders';
import { getMyReview } from '@ethereal/contracts/reviews';
import { callApi } from './api.ts';
import type { Account } from './people.ts';
import { until } from './until.ts';

/** Home address of all people in these tests. */
export const HOME = {
  country: 'United States',
  fullname: 'Bea Buyer',
  phone: '+1 212 555 0100',
  address: '1 Test Street',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
} as const;

type Location = Record<keyof typeof HOME, string>;

interface Wanted {
  item: Item;
  quantity?: number;
  size?: Size;
}

/** Orders items, one piece of each unless a quantity is given. */
export function order({ id, token }: Account, wanted: Wanted[], userLocation: Location = HOME): Promise<Order> {
  const items = wanted.map(({ item, quantity = 1, size }) => ({
    productId: item._id,
    quantity,
    price: item.price,
    seller: item.user,
    sizeChosen: size,
  }));
  const totalPrice = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return callApi(submitOrder, { body: { buyer: id, items, totalPrice, userLocation } }, token);
}

/** Orders one piece of an item. */
export const orderOne = (buyer: Account, item: Item, size?: Size): Promise<Order> =>
  order(buyer, [size ? { item, size } : { item }]);

/** Orders an item and has it handed over, so that the buyer may review it. */
export async function receive(buyer: Account, seller: Account, item: Item, size?: Size): Promise<Order> {
  const placed = await orderOne(buyer, item, size);
  const params = { orderId: placed._id, productId: item._id };
  await callApi(updateItemStatus, { params, body: { status: 'Handed' } }, seller.token);
  await until(
    'the purchase to be known',
    () => callApi(getMyReview, { params: { itemId: item._id } }, buyer.token),
    ({ mayWrite }) => mayWrite,
  );
  return placed;
}
