import { callsOf } from '@ethereal/contracts/calls';
import type { Authenticator } from '@ethereal/service-kit/auth';
import { createHttpApp } from '@ethereal/service-kit/http';
import { newId } from '@ethereal/service-kit/ids';
import type { FindItems } from '@ethereal/service-kit/item-replica/item-replica';
import type { Logger } from '@ethereal/service-kit/logger';
import { mountCart } from './cart/cart.routes.ts';
import type { CartStore } from './cart/cart.store.ts';
import type { createFinishOrder } from './orders/finish-order.ts';
import { mountOrders } from './orders/orders.routes.ts';
import type { OrdersStore } from './orders/orders.store.ts';
import { createSubmitOrder } from './orders/submit-order.ts';

export type AppDependencies = {
  logger: Logger;
  auth: Authenticator;
  readiness: Record<string, () => Promise<unknown>>;
  carts: CartStore;
  orders: OrdersStore;
  findItems: FindItems;
  finishOrder: ReturnType<typeof createFinishOrder>['finishOrder'];
  announce(collection: 'carts' | 'orders', id: string): void;
  trustProxy?: readonly string[];
};

/** The whole service as one value: carts and orders over HTTP. */
export function createApp(dependencies: AppDependencies) {
  const { logger, auth, readiness, carts, orders, findItems, finishOrder, announce, trustProxy } =
    dependencies;
  const kit = { auth };
  const submit = createSubmitOrder({ orders, carts, findItems, finishOrder, newId, now: () => new Date() });
  return createHttpApp({
    name: 'svc-orders',
    logger,
    readiness,
    calls: callsOf('svc-orders'),
    trustProxy,
    mount(router) {
      mountCart(router, kit, { carts, findItems, announceCart: (user) => announce('carts', user) });
      mountOrders(router, kit, { orders, submit, announceOrder: (id) => announce('orders', id) });
    },
  });
}
