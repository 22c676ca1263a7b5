import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { consumeDeletions, personalDataRoutes } from '@ethereal/service-kit/personal-data';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Express, Router } from 'express';
import { type Config, configSchema } from './config.ts';
import type { Intent } from './intents/intent.ts';
import { createOpenSession } from './intents/open-session.ts';
import { mountPayments } from './intents/payments.routes.ts';
import { mountWebhook } from './intents/webhook.route.ts';
import { createAskOrder } from './orders/ask-order.ts';
import { consumeOrderLines } from './orders/order-lines.consumer.ts';
import { createParts } from './parts.ts';
import { createPayOut } from './payouts/pay-out.ts';
import { mountPayouts } from './payouts/payouts.routes.ts';
import { createPersonalData } from './personal-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What crashes left is completed, and what no webhook reported is polled, this often, in milliseconds. */
const SETTLE_EVERY_MS = 2000;
const FOLLOW_EVERY_MS = 60_000;
const PAY_OUT_EVERY_MS = 60_000;
/** The books are proved this often, in milliseconds. */
const PROVE_EVERY_MS = 60 * 60_000;
const SHORTEST_PERIOD_MS = 200;

/** Puts the service together on its database, broker, Redis and payment provider. */
async function assemble(base: Base<Config>) {
  const { config, db, logger, broker, onStop, rateLimiter } = base;
  const outbox = createOutbox({ ...base, collections: ['intents', 'payouts'] });
  onStop('outbox', outbox.flush);
  const announce = ({ _id, pendingEvents: events }: Intent) => outbox.announce('intents', _id, { events });
  const parts = await createParts({ db, config, logger, announce });
  const { intents, ledger, payouts, provider, openPage, settle, receive, reconcile, now } = parts;
  await ensureIndexes(intents, ledger, payouts, outbox);
  const { COMMISSION_BASIS_POINTS: commissionBasisPoints, WEBHOOK_PATIENCE_MS: webhookPatienceMs } = config;

  const [delayMs, everyMs] = [config.PAYOUT_DELAY_DAYS * DAY_MS, config.PAYOUT_EVERY_DAYS * DAY_MS];
  const payOutEveryMs = Math.max(SHORTEST_PERIOD_MS, Math.min(PAY_OUT_EVERY_MS, delayMs, everyMs));
  const payOut = createPayOut({
    intents,
    settle,
    payouts,
    ledger,
    provider,
    logger,
    now,
    delayMs,
    everyMs: Math.max(1, everyMs),
    announce: (payout) => outbox.announce('payouts', payout),
  });
  const proveBooks = async (stopping: AbortSignal) => {
    const proof = await parts.proveBooks(stopping);
    if (proof.ledger || proof.provider || proof.orders) logger.error({ proof }, 'the books differ');
  };
  for (const [job, work, everyMs] of [
    ['settling payments', reconcile.settleDue, SETTLE_EVERY_MS],
    ['following payments', reconcile.followUnreported, Math.min(FOLLOW_EVERY_MS, webhookPatienceMs)],
    ['paying out', payOut, payOutEveryMs],
    ['proving the books', proveBooks, PROVE_EVERY_MS],
  ] as const)
    repeat(work, { job, everyMs, logger, onStop });

  const personalData = createPersonalData(db);
  const lines = consumeOrderLines({ broker, logger, queue: config.EVENTS_QUEUE, intents, settle });
  const deletions = consumeDeletions({
    ...base,
    data: personalData,
    queue: `${config.EVENTS_QUEUE}.deletions`,
  });
  const auth = createAuthenticator({ ...base, jwksUrl: config.JWKS_URL });
  const openSession = createOpenSession({
    intents,
    provider: provider.name,
    openPage,
    settle,
    commissionBasisPoints,
    now,
  });
  return {
    consumers: [lines, deletions],
    early: (app: Express) => mountWebhook(app, { provider, receive, rateLimiter, logger }),
    mount(router: Router) {
      const kit = { auth, rateLimiter };
      mountPayments(router, kit, { intents, askOrder: createAskOrder(config.ORDERS_URL), openSession });
      mountPayouts(router, kit, { payouts, ledger });
      personalDataRoutes(router, { auth, logger, data: personalData });
    },
  };
}

export const service = defineService({ name: 'svc-payments', config: configSchema, assemble });
