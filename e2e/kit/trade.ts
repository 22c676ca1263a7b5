import type { Size } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { type Order, submitOrder, updateItemStatus } from '@ethereal/contracts/orders';
import { getMyReview } from '@ethereal/contracts/reviews';
import { ask } from './api.ts';
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

/** Orders one piece of an item. */
export function orderOne({ id, token }: Account, item: Item, sizeChosen?: Size): Promise<Order> {
  const line = { productId: item._id, quantity: 1, price: item.price, seller: item.user, sizeChosen };
  const body = { buyer: id, items: [line], totalPrice: item.price, userLocation: HOME };
  return ask(submitOrder, { body }, token);
}

/** Orders an item and has it handed over, so that the buyer may review it. */
export async function receive(buyer: Account, seller: Account, item: Item, sizeChosen?: Size): Promise<Order> {
  const order = await orderOne(buyer, item, sizeChosen);
  const params = { orderId: order._id, productId: item._id };
  await ask(updateItemStatus, { params, body: { status: 'Handed' } }, seller.token);
  await until(
    'the purchase to be known',
    () => ask(getMyReview, { params: { itemId: item._id } }, buyer.token),
    ({ mayWrite }) => mayWrite,
  );
  return order;
}
