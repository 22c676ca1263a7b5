import type { Logger } from '@ethereal/service-kit/logger';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Intent } from './intent.ts';
import type { IntentsStore } from './intents.store.ts';
import type { ReceiveReport } from './receive-report.ts';
import type { SettlePayment } from './settle-payment.ts';

type Deps = {
  intents: IntentsStore;
  provider: PaymentProvider;
  receive: ReceiveReport;
  settle: SettlePayment;
  /** Age of a page after which it is polled, in milliseconds. The webhook may still report a younger one. */
  webhookPatienceMs: number;
  logger: Logger;
  now(): Date;
};

/** Number of payments that are processed concurrently, so that one that waits for the provider delays few others. */
const MAX_CONCURRENT = 8;

/**
 * Completes work that missing webhooks and crashes left: performs operations due at the provider, polls pages without a
 * webhook, and expires payments. Every step may be repeated, also by several instances at the same time.
 */
export function createReconcile(deps: Deps) {
  const { intents, provider, receive, settle, webhookPatienceMs, logger, now } = deps;

  async function pollPages(intent: Intent, isOver: boolean): Promise<void> {
    for (const { id: session, ended } of intent.sessions) {
      if (ended) continue;
      const report = await (isOver ? provider.expireSession(session) : provider.readSession(session));
      await receive({ order: intent._id, session, report });
    }
  }

  async function follow(intent: Intent): Promise<void> {
    const isOver = intent.expiresAt <= now();
    // An unavailable provider does not keep units reserved: a later authorization is released.
    await pollPages(intent, isOver).catch((error: unknown) =>
      logger.warn({ err: error, order: intent._id }, 'the state of a payment could not be read from the provider'),
    );
    if (!isOver) return;
    await intents.apply(intent._id, { type: 'expire' });
    await settle(intent._id);
  }

  async function each(found: AsyncGenerator<Intent>, work: (intent: Intent) => Promise<void>): Promise<void> {
    const worker = async () => {
      for await (const intent of found)
        await work(intent).catch((error: unknown) =>
          logger.warn({ err: error, order: intent._id }, 'a payment could not be settled; it is tried again'),
        );
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  }

  return {
    /** Does the work that is due at the provider. */
    settleDue: (): Promise<void> => each(intents.due(), ({ _id }) => settle(_id)),
    /** Polls pages without a webhook and expires payments whose time is over. */
    followUnreported(): Promise<void> {
      const late = new Date(now().getTime() - webhookPatienceMs);
      return each(intents.unreported(late, now()), follow);
    },
  };
}
