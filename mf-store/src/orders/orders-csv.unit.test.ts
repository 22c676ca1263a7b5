import type { Order } from '@ethereal/contracts/orders';
import { expect, test } from 'vitest';
import { orderRows } from './orders-csv.ts';
import { orderedSum } from './ReceivedOrder.tsx';

const id = 'a'.repeat(24);
const anOrder = (names: string[]): Order => ({
  _id: '6b017335c1e47146bbd2d852',
  buyer: id,
  items: names.map((name, at) => ({
    productId: { _id: String(at).repeat(24), name, price: 10.1, user: id, image1: '' },
    quantity: 3,
    price: 10.1,
    seller: id,
    ...(at ? {} : { colorChosen: 'Navy' }),
    sizeChosen: 'M',
    status: at ? 'Cancelled' : 'Pending',
    ...(at ? {} : { shipment: { carrier: 'UPS', trackingNumber: '1Z 999' } }),
  })),
  totalPrice: 60.6,
  userLocation: {
    country: 'United States',
    fullname: '=cmd()',
    phone: '+1 212',
    address: '1 "Main" St, left',
    city: 'New York',
    state: 'NY',
    zipcode: '10013',
  },
  createdAt: '2026-11-21T10:00:00.000Z',
});

test('exports one row per item with numbers as numbers', () => {
  const [head, first, second] = orderRows([anOrder(['Shirt', 'Shoe'])]);
  expect(head?.slice(0, 5)).toEqual(['Order', 'Order ID', 'Date', 'Item', 'Color']);
  const order = [
    '#BBD2D852',
    '6b017335c1e47146bbd2d852',
    '2026-11-21T10:00:00.000Z',
    'Shirt',
    'Navy',
    'M',
    3,
    10.1,
    30.3,
    0,
    0,
    30.3,
  ];
  const place = ['1 "Main" St, left', '', 'New York', 'NY', '10013', 'United States'];
  expect(first).toEqual([...order, 'Pending', '', '=cmd()', '+1 212', ...place, 'UPS', '1Z 999']);
  expect(second?.slice(3, 7)).toEqual(['Shoe', '', 'M', 3]);
});

test('exports the discounts of a line by who bears them, and what the buyer pays', () => {
  const order = anOrder(['Shirt']);
  const [item] = order.items;
  if (item) Object.assign(item, { discounts: { seller: 300, shop: 30 }, paidCents: 2700 });
  const [head = [], row = []] = orderRows([order]);
  expect(head.slice(8, 12)).toEqual(['Amount', 'Your discount', 'Discount of the shop', 'Paid']);
  expect(row.slice(8, 12)).toEqual([30.3, 3, 0.3, 27]);
});

test('sums the listed lines in whole cents', () => {
  expect(orderedSum(anOrder(['Shirt', 'Shoe']))).toBe(60.6);
});
