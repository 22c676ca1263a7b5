import type { Base } from '@ethereal/service-kit/base';
import type { RouteDeps } from '@ethereal/service-kit/route';
import type { Express, Router } from 'express';
import type { Config } from '../config.ts';
import { createFetchOrder } from '../orders/fetch-order.ts';
import { consumeOrderLines } from '../orders/order-lines.consumer.ts';
import type { Shared } from '../shared/shared.ts';
import type { Intent } from './intent.ts';
import { createPages } from './open-page.ts';
import { createOpenSession } from './open-session.ts';
import { mountPayments } from './payments.routes.ts';
import { createReceiveReport } from './receive-report.ts';
import { createReconcile } from './reconcile.ts';
import { createSettlePayment } from './settle-payment.ts';
import { mountWebhook } from './webhook.routes.ts';

/** Pause between two runs that do due work at the provider, in milliseconds. */
const SETTLE_EVERY_MS = 2000;
/** Maximum pause between two runs that ask the provider about unreported payments, in milliseconds. */
const FOLLOW_EVERY_MS = 60_000;

/** Opens the payments of orders with their work at the provider. The service and its command share it. */
export function openIntents(shared: Shared) {
  const { config, provider, now } = shared;
  const pages = createPages({ ...shared, returnUrl: shared.buyersReturnUrl });
  const announce = ({ _id, pendingEvents: events }: Intent) => shared.announce('intents', _id, { events });
  const settle = createSettlePayment({ ...shared, ...pages, announce });
  const receive = createReceiveReport({ ...shared, settle });
  const webhookPatienceMs = config.WEBHOOK_PATIENCE_MS;
  const reconcile = createReconcile({ ...shared, receive, settle, webhookPatienceMs });
  const sessions = createOpenSession({
    ...shared,
    ...pages,
    provider: provider.name,
    settle,
    returnUrl: shared.buyersReturnUrl,
    commissionBasisPoints: config.COMMISSION_BASIS_POINTS,
    now,
  });

  return {
    settle,
    reconcile,
    jobs: [
      { job: 'settling payments', work: reconcile.settleDue, everyMs: SETTLE_EVERY_MS },
      {
        job: 'following payments',
        work: reconcile.followUnreported,
        everyMs: Math.min(FOLLOW_EVERY_MS, webhookPatienceMs),
      },
    ],
    consume: ({ broker, logger }: Base<Config>) =>
      consumeOrderLines({ ...shared, broker, logger, queue: config.EVENTS_QUEUE, settle }),
    mountEarly: (
      app: Express,
      { rateLimiter, logger }: Base<Config>,
      others: { account(id: string): Promise<void>; payout(id: string): Promise<void> },
    ) => mountWebhook(app, { provider, receive: { ...others, page: receive }, rateLimiter, logger }),
    mount: (router: Router, kit: RouteDeps) =>
      mountPayments(router, kit, { ...shared, fetchOrder: createFetchOrder(config.ORDERS_URL), sessions }),
  };
}
