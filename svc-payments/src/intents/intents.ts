import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Config } from '../config.ts';
import { createFetchOrder } from '../orders/fetch-order.ts';
import { consumeOrderLines } from '../orders/order-lines.consumer.ts';
import type { Shared, Stores } from '../shared/shared.ts';
import type { Intent } from './intent.ts';
import { createPages } from './open-page.ts';
import { createOpenSession } from './open-session.ts';
import { mountPayments } from './payments.routes.ts';
import { createReceiveReport, type ReceiveReport } from './receive-report.ts';
import { createReconcile } from './reconcile.ts';
import { createSettlePayment, type SettlePayment } from './settle-payment.ts';

/** Pause between two runs that do due work at the provider, in milliseconds. */
const SETTLE_EVERY_MS = 2000;
/** Maximum pause between two runs that ask the provider about unreported payments, in milliseconds. */
const FOLLOW_EVERY_MS = 60_000;

/** Returns the address of the shop's page to which the provider sends the browser of a buyer. */
const returnUrlOf = ({ SITE_URL }: Config) => `${SITE_URL}/ethereal/profile/BuyerOrderpage`;

/** Creates the work on payments at the provider. The service and its command share it. */
export function createWork(stores: Stores) {
  const { config } = stores;
  const pages = createPages({ ...stores, returnUrl: returnUrlOf(config) });
  const announce = ({ _id, pendingEvents: events }: Intent) => stores.announce('intents', _id, { events });
  const settle = createSettlePayment({ ...stores, ...pages, announce });
  const receive = createReceiveReport({ ...stores, settle });
  const reconcile = createReconcile({ ...stores, receive, settle, webhookPatienceMs: config.WEBHOOK_PATIENCE_MS });
  return { pages, settle, receive, reconcile };
}

export type IntentsPart = Part & {
  settle: SettlePayment;
  /** Receives the provider's report about a page. */
  receive: ReceiveReport;
};

/** Opens the payments of orders with their work at the provider. */
export function openIntents(shared: Shared): IntentsPart {
  const { config, provider } = shared;
  const { pages, settle, receive, reconcile } = createWork(shared);
  repeat(reconcile.settleDue, { ...shared, job: 'settling payments', everyMs: SETTLE_EVERY_MS });
  repeat(reconcile.followUnreported, {
    ...shared,
    job: 'following payments',
    everyMs: Math.min(FOLLOW_EVERY_MS, config.WEBHOOK_PATIENCE_MS),
  });
  const sessions = createOpenSession({
    ...shared,
    ...pages,
    provider: provider.name,
    settle,
    returnUrl: returnUrlOf(config),
    commissionBasisPoints: config.COMMISSION_BASIS_POINTS,
  });
  const fetchOrder = createFetchOrder(config.ORDERS_URL);
  return {
    settle,
    receive,
    consumers: [consumeOrderLines({ ...shared, queue: config.EVENTS_QUEUE, settle })],
    mount: (router) => mountPayments(router, { ...shared, fetchOrder, sessions }),
  };
}
