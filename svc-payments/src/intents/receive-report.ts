import { invalid } from '@ethereal/service-kit/errors';
import type { Report, SignedReport } from '../providers/provider.ts';
import type { Intent } from './intent.ts';
import type { IntentStore } from './intents.store.ts';
import type { SettlePayment } from './settle-payment.ts';

type Dependencies = { intents: IntentStore; settle: SettlePayment };

const mismatch = () => invalid('This is of another order, amount or currency.', { code: 'MISMATCH' });

function check(intent: Intent, { session, report }: SignedReport): void {
  const page = intent.sessions.find(({ id }) => id === session);
  if (!page) throw mismatch();
  if (report.state !== 'authorized') return;
  if (report.cents !== page.cents || report.currency !== intent.currency) throw mismatch();
}

/** Takes what a provider says of a page, by webhook or because it was asked. The same report again changes nothing. */
export function createReceiveReport({ intents, settle }: Dependencies) {
  async function take(order: string, session: string, report: Report): Promise<void> {
    if (report.state === 'authorized') {
      const { authorization: id, cents } = report;
      await intents.apply(order, { type: 'authorize', authorization: { id, session, cents } });
    } else if (report.state === 'declined') {
      await intents.apply(order, { type: 'decline', session });
    } else if (report.state === 'expired') {
      await intents.apply(order, { type: 'end-session', session });
    }
    await settle(order);
  }

  /** @throws invalid `MISMATCH` when the page, its amount or its currency is not this order's. */
  return async (signed: SignedReport): Promise<void> => {
    const intent = await intents.find(signed.order);
    if (!intent) throw mismatch();
    check(intent, signed);
    await take(signed.order, signed.session, signed.report);
  };
}

export type ReceiveReport = ReturnType<typeof createReceiveReport>;
