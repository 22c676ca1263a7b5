import { listPersonsOrders, MAX_BELONGINGS } from '@ethereal/contracts/belongings';
import {
  cancelLine,
  cancelOrder,
  decideReturn,
  getOrder,
  listBuyerOrders,
  listDeskOrders,
  listSellerOrders,
  type Order as OrderAnswer,
  readOrderForMail,
  requestReturn,
  submitOrder,
  updateItemStatus,
  withdrawReturn,
} from '@ethereal/contracts/orders';
import { getPayable, listOrderTotals, listPaymentMethods, type PaymentMethod } from '@ethereal/contracts/payments';
import { forbidden, notFound } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import { type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Caller } from '@ethereal/service-kit/tokens';
import type { Request, Router } from 'express';
import type { createChangeLine, LineTarget, PartOfLine } from './change-line.ts';
import { auditHelp, auditReading, mayHelp } from './desk.ts';
import { keyOfRequest } from './idempotency.ts';
import type { LineCommand } from './line.ts';
import type { Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';
import { mailFactsOf, viewFor, viewPage } from './orders.view.ts';
import { payableOf, totalOf } from './payment.view.ts';
import type { createSubmitOrder } from './submit-order.ts';

type OrdersDeps = RouteDeps & {
  logger: Logger;
  orders: OrdersStore;
  submit: ReturnType<typeof createSubmitOrder>;
  changeLine: ReturnType<typeof createChangeLine>;
  methods: readonly PaymentMethod[];
  now(): Date;
};

const PAGE_SIZE = 24;

/** Returns the idempotency key of a request. @throws invalid for a malformed one */
const keyIn = (request: Request) => keyOfRequest(request.get('Idempotency-Key'));

/** Registers the calls that place, list and change orders. */
export function mountOrders(router: Router, deps: OrdersDeps): void {
  const { logger, orders, submit, changeLine, now } = deps;
  const asBuyer = (buyer: string) => viewFor({ by: buyer, as: 'buyer', now: now() });
  const asDesk = (by: string) => viewFor({ by, as: 'desk', helps: true, now: now() });
  const asSeller = (seller: string) => viewFor({ by: seller, as: 'seller', now: now() });

  route(router, submitOrder, deps, async ({ user, body, request }) =>
    asBuyer(user.id)(await submit(user.id, body, keyIn(request), () => !request.socket.destroyed)),
  );

  route(router, listBuyerOrders, deps, async ({ user, query }) => {
    if (query.buyerId !== user.id) throw forbidden('These are the orders of another buyer.');
    const { limit = PAGE_SIZE, cursor, status, search } = query;
    return viewPage({ limit, cursor }, asBuyer(user.id), (count, after) =>
      orders.ofBuyer(user.id, { status, search }, count, after),
    );
  });

  route(router, listSellerOrders, deps, async ({ user, query }) => {
    if (query.sellerId !== user.id) throw forbidden('These are the orders of another seller.');
    const { limit = PAGE_SIZE, cursor, status, search } = query;
    return viewPage({ limit, cursor }, asSeller(user.id), (count, after) =>
      orders.ofSeller(user.id, { status, search }, count, after),
    );
  });

  route(router, getOrder, deps, async ({ user, params }) => {
    const order = await orders.byId(params.orderId);
    if (!order) throw notFound();
    if (order.buyer === user.id) return uncached(asBuyer(user.id)(order));
    if (order.sellers.includes(user.id)) return uncached(asSeller(user.id)(order));
    throw forbidden('This is the order of another buyer.');
  });

  // svc-identity makes this call when it sends a mail to the buyer or a seller of the order.
  route(router, readOrderForMail, {}, async ({ params }) => {
    const order = await orders.byId(params.orderId);
    if (!order) throw notFound();
    return uncached(mailFactsOf(order));
  });

  // svc-identity makes this call and has checked the reader.
  route(router, listPersonsOrders, {}, async ({ params: { id } }) => {
    const found = await orders.ofBuyer(id, {}, MAX_BELONGINGS);
    return { orders: found.map(asDesk(id)) };
  });

  route(router, listDeskOrders, deps, async ({ user, query }) => {
    const { search = '', cursor } = query;
    const words = search.split(/\s+/).filter(Boolean);
    auditReading(logger, user.id);
    const paging = { limit: PAGE_SIZE, cursor };
    return uncached(await viewPage(paging, asDesk(user.id), (count, after) => orders.ofAll(words, count, after)));
  });

  /** Returns the order as its caller may read it: whole for buyer and support, their own items for a seller. */
  function viewOf(by: string, order: Order, productId: string, command: LineCommand) {
    const isOwn = order.lines.some(({ product, seller }) => product === productId && seller === by);
    if (order.buyer !== by && !isOwn) return asDesk(by)(order);
    const isReturn = command.type === 'request-return' || command.type === 'withdraw-return';
    const isBuyers = isReturn || (command.type === 'cancel' && order.buyer === by);
    return (isBuyers ? asBuyer : asSeller)(by)(order);
  }

  async function applyCommand(user: Caller, place: LineTarget, command: LineCommand, part?: PartOfLine) {
    let helped = false;
    const helps = () => {
      helped = command.type !== 'set-status' && mayHelp(user);
      return helped;
    };
    const order = await changeLine({ by: user.id, helps }, place, command, part);
    if (helped) auditHelp(logger, user.id, place, command);
    return { order: viewOf(user.id, order, place.productId, command) };
  }

  route(router, updateItemStatus, deps, async ({ user, params, body: { lineId, ...shipped } }) =>
    applyCommand(user, { ...params, lineId }, { type: 'set-status', ...shipped }),
  );

  route(router, cancelLine, deps, async ({ user, params, body: { lineId, quantity, reason }, request }) =>
    applyCommand(user, { ...params, lineId }, { type: 'cancel', reason }, { quantity, key: keyIn(request) }),
  );

  route(router, cancelOrder, deps, async ({ user, params: { orderId }, body: { reason } }) => {
    const order = await orders.byId(orderId);
    if (!order) throw notFound();
    if (order.buyer !== user.id) throw forbidden('This is the order of another buyer.');
    const changed = await changeLine({ by: user.id }, { orderId }, { type: 'cancel', reason });
    return { order: asBuyer(user.id)(changed) };
  });

  mountReturns(router, deps, applyCommand);
  mountPayables(router, deps);
}

type ApplyCommand = (
  user: Caller,
  place: LineTarget,
  command: LineCommand,
  part?: PartOfLine,
) => Promise<{ order: OrderAnswer }>;

/** Registers the calls for returns. */
function mountReturns(router: Router, deps: RouteDeps, applyCommand: ApplyCommand): void {
  route(router, requestReturn, deps, async ({ user, params, body: { lineId, quantity, reason }, request }) =>
    applyCommand(user, { ...params, lineId }, { type: 'request-return', reason }, { quantity, key: keyIn(request) }),
  );

  route(router, withdrawReturn, deps, async ({ user, params, body: { lineId } }) =>
    applyCommand(user, { ...params, lineId }, { type: 'withdraw-return' }),
  );

  route(router, decideReturn, deps, async ({ user, params, body: { lineId, ...decision } }) =>
    applyCommand(user, { ...params, lineId }, { type: 'decide-return', ...decision }),
  );
}

/** Registers the calls for the costs of orders. */
function mountPayables(router: Router, deps: OrdersDeps): void {
  const { orders, methods } = deps;
  route(router, getPayable, deps, async ({ user, params }) => {
    const order = await orders.anyById(params.orderId);
    if (!order || order.state === 'refused') throw notFound();
    return uncached(payableOf(order, user.id));
  });

  route(router, listOrderTotals, deps, async ({ query }) =>
    uncached({ orders: (await orders.paidByCard(query.ids)).map(totalOf) }),
  );

  route(router, listPaymentMethods, deps, () => ({ methods: [...methods] }));
}
