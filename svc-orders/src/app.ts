import type { PaymentMethod } from '@ethereal/contracts/payments';
import type { FindItems } from '@ethereal/item-replica/item-replica';
import type { Authenticator } from '@ethereal/service-kit/auth';
import { newId } from '@ethereal/service-kit/ids';
import type { Logger } from '@ethereal/service-kit/logger';
import { type PersonalData, personalDataRoutes } from '@ethereal/service-kit/personal-data';
import type { Router } from 'express';
import type { Announce } from './assemble.ts';
import { mountCart } from './cart/cart.routes.ts';
import type { CartStore } from './cart/cart.store.ts';
import type { CartSources } from './cart/cart.view.ts';
import type { createChangeLine } from './orders/change-line.ts';
import type { createFinishOrder } from './orders/finish-order.ts';
import { mountOrders } from './orders/orders.routes.ts';
import type { OrdersStore } from './orders/orders.store.ts';
import type { createPlaceTracked } from './orders/place-tracked.ts';
import { createSubmitOrder } from './orders/submit-order.ts';
import type { SellerStock } from './stock/seller-stock.ts';
import { mountStock } from './stock/stock.routes.ts';
import type { StockStore } from './stock/stock.store.ts';

type Dependencies = {
  logger: Logger;
  auth: Authenticator;
  carts: CartStore;
  orders: OrdersStore;
  findItems: FindItems;
  stocks: StockStore;
  shownStock: CartSources['stocks'];
  sellerStock: SellerStock;
  placeTracked: ReturnType<typeof createPlaceTracked>;
  finish: ReturnType<typeof createFinishOrder>;
  changeLine: ReturnType<typeof createChangeLine>;
  methods: readonly PaymentMethod[];
  payWithinMs: number;
  announce: Announce;
  personalData: PersonalData;
};

/** Carts, stock and orders over HTTP. */
export function mountAll(router: Router, dependencies: Dependencies): void {
  const { logger, auth, carts, orders, stocks, findItems } = dependencies;
  const { sellerStock, placeTracked, finish, changeLine, methods, announce } = dependencies;
  const { finishOrder, finishAgain } = finish;
  const kit = { auth };
  const now = () => new Date();
  const submit = createSubmitOrder({
    orders,
    carts,
    stocks,
    findItems,
    placeTracked,
    finishOrder,
    finishAgain,
    newId,
    now,
    methods,
    payWithinMs: dependencies.payWithinMs,
  });
  mountCart(router, kit, {
    carts,
    findItems,
    stocks: dependencies.shownStock,
    announceCart: (user, event) => announce('carts', user, { events: [event] }),
  });
  mountStock(router, kit, { stocks, sellerStock, findItems, now });
  personalDataRoutes(router, { auth, logger, data: dependencies.personalData });
  mountOrders(router, kit, { logger, orders, submit, changeLine, methods, now });
}
