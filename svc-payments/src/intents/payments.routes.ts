import {
  getPayment,
  openOrderPayment,
  openPaymentSession,
  PAYMENT_UNAVAILABLE,
  type Payable,
} from '@ethereal/contracts/payments';
import { ANSWER_WITHIN_MS, withDeadline } from '@ethereal/service-kit/deadline';
import { conflict, DomainError, forbidden, unavailable } from '@ethereal/service-kit/errors';
import { type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { FetchOrder } from '../orders/fetch-order.ts';
import { sumOf } from './intent.ts';
import type { IntentsStore } from './intents.store.ts';
import type { createOpenSession } from './open-session.ts';
import { viewPayment } from './payment.view.ts';

type Deps = RouteDeps & {
  intents: IntentsStore;
  fetchOrder: FetchOrder;
  sessions: ReturnType<typeof createOpenSession>;
};

/**
 * Maximum time for order and provider together, in milliseconds. A page that opens later is returned by the next
 * request.
 */
const DEADLINE_MS = ANSWER_WITHIN_MS - 150;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  withDeadline(work, DEADLINE_MS, 'opening a page to pay').catch((cause: unknown) => {
    throw cause instanceof DomainError ? cause : unavailable(PAYMENT_UNAVAILABLE, { cause });
  });

/** Returns an order that is paid by card. @throws conflict `NOT_BY_CARD` for another one */
function byCard(order: Payable): Payable {
  if (order.method !== 'card') throw conflict('This order is paid on delivery.', { code: 'NOT_BY_CARD' });
  return order;
}

/** Returns the view of a payment that has not begun, from its order. */
const viewUnpaid = ({ orderId, method, state, currency, lines }: Payable) => ({
  orderId,
  method,
  state,
  currency,
  totalCents: sumOf(lines),
  authorizedCents: 0,
  capturedCents: 0,
  refundedCents: 0,
  history: [],
});

/** Registers the calls of a buyer's payments. */
export function mountPayments(router: Router, deps: Deps): void {
  const { intents, fetchOrder, sessions } = deps;
  async function open(user: string, orderId: string, authorization: string | undefined) {
    const order = await fetchOrder(orderId, authorization);
    if (order.buyer !== user) throw forbidden('This is the order of another buyer.');
    return sessions.openAgain(byCard(order));
  }

  route(router, openPaymentSession, deps, async ({ user, params, request }) =>
    uncached(await inTime(open(user.id, params.orderId, request.headers.authorization))),
  );

  route(router, openOrderPayment, deps, async ({ body }) => uncached(await inTime(sessions.openFirst(byCard(body)))));

  route(router, getPayment, deps, async ({ user, params, request }) => {
    const intent = await intents.find(params.orderId);
    if (!intent) return uncached(viewUnpaid(await fetchOrder(params.orderId, request.headers.authorization)));
    if (intent.buyer === user.id) return uncached(viewPayment(intent));
    if (intent.sellers.includes(user.id)) return uncached(viewPayment(intent, user.id));
    throw forbidden('This is the order of another buyer.');
  });
}
