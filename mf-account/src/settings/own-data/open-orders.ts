import type { Order } from '@ethereal/contracts/orders';

/** An order with lines that have not arrived: how many are not shipped yet, and how many are on the way. */
export type OpenOrder = { order: Order; pending: number; shipped: number };

/** Returns the orders with lines that have not arrived, with the number of those lines. */
export function openOrders(orders: readonly Order[]): OpenOrder[] {
  return orders
    .map((order) => {
      const count = (status: string) => order.items.filter((item) => item.status === status).length;
      return { order, pending: count('Pending'), shipped: count('Out for Shipping') };
    })
    .filter(({ pending, shipped }) => pending + shipped > 0);
}
