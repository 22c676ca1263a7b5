import type { OrderItem } from '@ethereal/contracts/orders';
import { expect, test } from 'vitest';
import { waitingOrders } from './waiting-orders.ts';

const id = 'a'.repeat(24);
const order = (...lines: Pick<OrderItem, 'status' | 'actions'>[]) => ({
  items: lines.map((line) => ({
    productId: { _id: id, name: 'Coat', price: 1, user: id, image1: '' },
    quantity: 1,
    price: 1,
    seller: id,
    sizeChosen: null,
    ...line,
  })),
});
const pending = { status: 'Pending', actions: ['set-status', 'cancel'] } as const;
const unpaid = { status: 'Pending', actions: ['cancel'] } as const;
const toReturn = { status: 'Handed', actions: ['set-status', 'approve-return', 'decline-return'] } as const;
const done = { status: 'Handed', actions: ['set-status'] } as const;
const lines = (...all: readonly { status: OrderItem['status']; actions: readonly string[] }[]) =>
  order(...all.map(({ status, actions }) => ({ status, actions: actions as OrderItem['actions'] })));

test('counts an order once, however many of its lines are pending', () => {
  const orders = [lines(pending, pending), lines(done, pending), lines(done)];
  expect(waitingOrders({ orders, nextCursor: null }, 'toShip')).toBe('2');
});

test('leaves out an order that is not paid', () => {
  expect(waitingOrders({ orders: [lines(unpaid)], nextCursor: null }, 'toShip')).toBe('0');
});

test('counts only requested returns as waiting, and marks the count when older orders exist', () => {
  const orders = [lines(toReturn), lines(done)];
  expect(waitingOrders({ orders, nextCursor: null }, 'toAnswer')).toBe('1');
  expect(waitingOrders({ orders, nextCursor: 'x' }, 'toAnswer')).toBe('1+');
});
