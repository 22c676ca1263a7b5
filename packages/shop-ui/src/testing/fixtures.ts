import type { CartLine } from '@ethereal/contracts/cart';
import type { Card, Item } from '@ethereal/contracts/items';
import type { Order, OrderItem } from '@ethereal/contracts/orders';

const id = (digit: number) => String(digit).repeat(24);

/** Account of a buyer. */
export const BUYER = {
  _id: id(9),
  fname: 'Ada',
  lname: 'Byron',
  email: 'ada@shop.test',
  createdAt: '2024-01-01T00:00:00Z',
  nameChangedAt: null,
  emailChangedAt: null,
};

/** Returns an item as lists show it. */
export function aCard(digit: number, change: Partial<Card> = {}): Card {
  return {
    _id: id(digit),
    name: `Item ${digit}`,
    price: digit * 10,
    category: 'men',
    subCategory: 'topW',
    size: ['S', 'M'],
    isBestseller: false,
    itemImg: '',
    image1: { url: '' },
    user: id(8),
    ...change,
  };
}

/** Returns an item as its page shows it. */
export function anItem(digit: number): Item {
  const moment = '2024-01-01T00:00:00Z';
  const picture = { url: '', public_id: 'p' };
  const { image2: _, ...card } = aCard(digit);
  return { ...card, image1: picture, description: 'Soft.', createdAt: moment, updatedAt: moment };
}

/** Returns a line of a cart. */
export function aLine(digit: number, change: Partial<CartLine> = {}): CartLine {
  const { _id, name, price, category, size, user } = aCard(digit);
  const productId = { _id, name, price, category, size, user, image1: '' };
  return { productId, quantity: 1, sizeChosen: null, priceWhenAdded: price, ...change };
}

/** Address to which the orders of tests are sent. */
export const ADDRESS: Order['userLocation'] = {
  country: 'United States',
  fullname: 'Clara Whitfield',
  phone: '212 555 0100',
  address: '31 Mercer Street',
  city: 'New York',
  state: 'NY',
  zipcode: '10013',
};

/** Ids of the order and the product of an order line. */
export const ORDER = '6b017335c1e47146bbd2d852';
export const PRODUCT = 'c'.repeat(24);

/** Returns a line of an order: one coat. */
export function anOrderLine({ seller = 'd'.repeat(24), ...change }: Partial<OrderItem> = {}): OrderItem {
  const productId = { _id: PRODUCT, name: 'Coat', price: 40, user: seller, image1: '', category: 'women' } as const;
  return { productId, quantity: 1, price: 40, seller, sizeChosen: null, status: 'Pending', ...change };
}

/** Returns an order, whose number is BBD2D852. */
export function anOrder(items: OrderItem[], change: Partial<Order> = {}): Order {
  const createdAt = '2026-11-21T10:00:00.000Z';
  return { _id: ORDER, buyer: id(9), items, totalPrice: 40, userLocation: ADDRESS, createdAt, ...change };
}
