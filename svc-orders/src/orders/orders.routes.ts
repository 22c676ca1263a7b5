import {
  getAddress,
  listBuyerOrders,
  listSellerOrders,
  submitOrder,
  updateItemStatus,
} from '@ethereal/contracts/orders';
import { forbidden, notFound } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { OrdersStore } from './orders.store.ts';
import { viewOrder, viewOrderForSeller, viewPage } from './orders.view.ts';
import { decodeCursor } from './paging.ts';
import type { createSubmitOrder } from './submit-order.ts';

export type OrdersDependencies = {
  orders: OrdersStore;
  submit: ReturnType<typeof createSubmitOrder>;
  /** Publishes what a changed order has to announce. */
  announceOrder(id: string): void;
};

const DEFAULT_PAGE = 24;

export function mountOrders(
  router: Router,
  kit: RouteDeps,
  { orders, submit, announceOrder }: OrdersDependencies,
) {
  route(router, submitOrder, kit, async ({ user, body, request }) =>
    viewOrder(await submit(user.id, body, request.get('Idempotency-Key'))),
  );

  route(router, listBuyerOrders, kit, async ({ user, query }) => {
    if (query.buyerId !== user.id) throw forbidden('These are the orders of another buyer.');
    const { limit = DEFAULT_PAGE, cursor } = query;
    const found = await orders.ofBuyer(user.id, limit + 1, cursor ? decodeCursor(cursor) : undefined);
    return viewPage(found, limit, viewOrder);
  });

  route(router, listSellerOrders, kit, async ({ user, query }) => {
    if (query.sellerId !== user.id) throw forbidden('These are the orders of another seller.');
    const { limit = DEFAULT_PAGE, cursor } = query;
    const found = await orders.ofSeller(user.id, limit + 1, cursor ? decodeCursor(cursor) : undefined);
    return viewPage(found, limit, (order) => viewOrderForSeller(order, user.id));
  });

  route(router, updateItemStatus, kit, async ({ user, params, body }) => {
    const order = await orders.byId(params.orderId);
    const line = order?.lines.find((candidate) => candidate.product === params.productId);
    if (order && !order.sellers.includes(user.id)) throw forbidden('Another seller sold this item.');
    if (!order || !line) throw notFound('There is no such order or item.');
    if (line.seller !== user.id) throw forbidden('Another seller sold this item.');
    if (line.status === body.status) return { order: viewOrderForSeller(order, user.id) };
    const event = newEvent({
      type: 'order.status-changed',
      source: 'svc-orders',
      subject: order._id,
      data: {
        order: order._id,
        buyer: order.buyer,
        item: line.product,
        itemName: line.name,
        status: body.status,
      },
    });
    const changed = await orders.setStatus(order._id, line.product, user.id, body.status, event);
    if (!changed) throw notFound('There is no such order or item.');
    announceOrder(order._id);
    return { order: viewOrderForSeller(changed, user.id) };
  });

  route(router, getAddress, kit, async ({ user }) => {
    const order = await orders.latestDefaultAddress(user.id);
    return { address: order?.userLocation ?? null };
  });
}
