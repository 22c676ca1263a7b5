import { getPayment, openPaymentSession, type Payable } from '@ethereal/contracts/payments';
import { conflict, forbidden } from '@ethereal/service-kit/errors';
import { answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { AskOrder } from '../orders/ask-order.ts';
import { sumOf } from './intent.ts';
import type { IntentStore } from './intents.store.ts';
import type { createOpenSession } from './open-session.ts';
import { viewPayment } from './payment.view.ts';

type Dependencies = {
  intents: IntentStore;
  askOrder: AskOrder;
  openSession: ReturnType<typeof createOpenSession>;
};

const fresh = <B>(body: B) => answer({ body, headers: { 'Cache-Control': 'no-store' } });

/** A payment that nobody has begun, as its order tells it. */
const viewUnpaid = ({ orderId, method, state, currency, lines }: Payable) => ({
  ...{ orderId, method, state, currency, totalCents: sumOf(lines) },
  ...{ authorizedCents: 0, capturedCents: 0, refundedCents: 0, history: [] },
});

export function mountPayments(
  router: Router,
  kit: RouteDeps,
  { intents, askOrder, openSession }: Dependencies,
): void {
  route(router, openPaymentSession, kit, async ({ user, params, request }) => {
    const order = await askOrder(params.orderId, request.headers.authorization);
    if (order.buyer !== user.id) throw forbidden('This is the order of another buyer.');
    if (order.method !== 'card') throw conflict('This order is paid on delivery.', { code: 'NOT_BY_CARD' });
    return fresh(await openSession(order));
  });

  route(router, getPayment, kit, async ({ user, params, request }) => {
    const intent = await intents.find(params.orderId);
    if (!intent) return fresh(viewUnpaid(await askOrder(params.orderId, request.headers.authorization)));
    if (intent.buyer === user.id) return fresh(viewPayment(intent));
    if (intent.sellers.includes(user.id)) return fresh(viewPayment(intent, user.id));
    throw forbidden('This is the order of another buyer.');
  });
}
