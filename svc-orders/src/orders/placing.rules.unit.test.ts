import { expect, it } from 'vitest';
import type { Order } from './order.ts';
import { placedEvents } from './placing.rules.ts';

it('publishes neither the name nor the address of the buyer with an order', () => {
  const userLocation = { fullname: 'Ada Byron', phone: '212-555-0100', address: '31 Mercer Street', zipcode: '10013' };
  const line = { product: 'coat', name: 'Coat', quantity: 2, priceCents: 500, size: null, status: 'Pending' };
  const order = { _id: 'order', buyer: 'ada', createdAt: new Date(), lines: [line], userLocation };
  const events = placedEvents(order as unknown as Order);
  expect(events.map(({ type }) => type)).toEqual(['item.sold', 'order.placed']);
  for (const secret of Object.values(userLocation)) expect(JSON.stringify(events)).not.toContain(secret);
});
