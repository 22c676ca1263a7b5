import { invalid } from '@ethereal/service-kit/errors';
import type { SignedReport } from '../providers/provider.ts';
import { commandOf } from './intent.rules.ts';
import type { Intent } from './intent.ts';
import type { IntentsStore } from './intents.store.ts';
import type { SettlePayment } from './settle-payment.ts';

type Deps = { intents: IntentsStore; settle: SettlePayment };

const mismatch = () => invalid('The report is about another order, amount or currency.', { code: 'MISMATCH' });

const hasPage = ({ sessions }: Intent, { session }: SignedReport) => sessions.some(({ id }) => id === session);

function check(intent: Intent, { session, report }: SignedReport): void {
  const page = intent.sessions.find(({ id }) => id === session);
  if (!page) throw mismatch();
  if (report.state !== 'authorized') return;
  if (report.cents !== page.cents || report.currency !== intent.currency) throw mismatch();
}

/** Applies a provider's report about a page, received by webhook or by polling. A repeated report changes nothing. */
export function createReceiveReport({ intents, settle }: Deps) {
  /** @throws invalid `MISMATCH` when the page, its amount or its currency is not that of this order */
  return async (signed: SignedReport): Promise<void> => {
    const recent = intents.recent(signed.order);
    const intent = recent && hasPage(recent, signed) ? recent : await intents.find(signed.order);
    if (!intent) throw mismatch();
    check(intent, signed);
    const command = commandOf(signed.session, signed.report);
    await settle(signed.order, command ? await intents.apply(signed.order, command, intent) : intent);
  };
}

export type ReceiveReport = ReturnType<typeof createReceiveReport>;
