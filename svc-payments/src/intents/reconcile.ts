import type { Logger } from '@ethereal/service-kit/logger';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Intent } from './intent.ts';
import type { IntentStore } from './intents.store.ts';
import type { ReceiveReport } from './receive-report.ts';
import type { SettlePayment } from './settle-payment.ts';

type Dependencies = {
  intents: IntentStore;
  provider: PaymentProvider;
  receive: ReceiveReport;
  settle: SettlePayment;
  /** A page that was opened later may still be told of by its webhook, in milliseconds. */
  webhookPatienceMs: number;
  logger: Logger;
  now(): Date;
};

/** How many payments one round takes up. */
const BATCH = 200;

/**
 * What webhooks and crashes left undone: what is due at the provider is done, a page that nobody told of is asked for, and a payment whose time
 * is over is expired. Every step may be repeated, by several instances at once.
 */
export function createReconcile(dependencies: Dependencies) {
  const { intents, provider, receive, settle, webhookPatienceMs, logger, now } = dependencies;

  async function askFor(intent: Intent, isOver: boolean): Promise<void> {
    for (const { id: session } of intent.sessions) {
      const report = await (isOver ? provider.expireSession(session) : provider.readSession(session));
      await receive({ order: intent._id, session, report });
    }
  }

  async function follow(intent: Intent): Promise<void> {
    const isOver = intent.expiresAt <= now();
    // A provider that does not answer keeps no stock: what it authorizes later is released.
    await askFor(intent, isOver).catch((error: unknown) =>
      logger.warn({ err: error, order: intent._id }, 'the provider could not be asked about a payment'),
    );
    if (!isOver) return;
    await intents.apply(intent._id, { type: 'expire' });
    await settle(intent._id);
  }

  const each = async (found: readonly Intent[], work: (intent: Intent) => Promise<void>): Promise<void> => {
    for (const intent of found)
      await work(intent).catch((error: unknown) =>
        logger.warn({ err: error, order: intent._id }, 'a payment could not be settled yet'),
      );
  };

  return {
    /** What is due at the provider. */
    settleDue: async (): Promise<void> => each(await intents.due(BATCH), ({ _id }) => settle(_id)),
    /** What nobody told of, and what is over. */
    async followUnreported(): Promise<void> {
      await each(await intents.unreported(now(), BATCH), async (intent) => {
        const isLate = now().getTime() - intent.createdAt.getTime() > webhookPatienceMs;
        if (isLate || intent.expiresAt <= now()) await follow(intent);
      });
    },
  };
}
