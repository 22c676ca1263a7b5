import { unavailable } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Db } from 'mongodb';
import type { Config } from './config.ts';
import type { Intent } from './intents/intent.ts';
import { createIntentStore } from './intents/intents.store.ts';
import { createOpenPage } from './intents/open-page.ts';
import { createReceiveReport } from './intents/receive-report.ts';
import { createReconcile } from './intents/reconcile.ts';
import { createSettlePayment } from './intents/settle-payment.ts';
import { createLedger } from './ledger/ledger.store.ts';
import { createProveBooks } from './ledger/prove-books.ts';
import { createAskTotals } from './orders/ask-totals.ts';
import { createPayoutStore } from './payouts/payouts.store.ts';
import { openProvider } from './providers/open-provider.ts';

type Given = { db: Db; config: Config; logger: Logger; announce(intent: Intent): void };

/** What the service and its command are made of: the stores, the provider, and the work on payments. */
export async function createParts({ db, config, logger, announce }: Given) {
  const now = () => new Date();
  const [intents, ledger, payouts] = [createIntentStore(db, now), createLedger(db), createPayoutStore(db)];
  const provider = await openProvider(config, async () => {
    throw unavailable('This seller has no account at the payment provider yet.');
  });
  const returnUrl = `${config.SITE_URL}/ethereal/profile/BuyerOrderpage`;
  const openPage = createOpenPage({ intents, provider, returnUrl, now });
  const settle = createSettlePayment({ intents, ledger, payouts, provider, openPage, now, announce });
  const receive = createReceiveReport({ intents, settle });
  const webhookPatienceMs = config.WEBHOOK_PATIENCE_MS;
  const reconcile = createReconcile({ intents, provider, receive, settle, webhookPatienceMs, logger, now });
  const proveBooks = createProveBooks({
    intents,
    ledger,
    provider,
    now,
    askTotals: createAskTotals(config.ORDERS_URL),
    patienceMs: webhookPatienceMs,
  });
  return { intents, ledger, payouts, provider, openPage, settle, receive, reconcile, proveBooks, now };
}
