import type { PaymentProvider } from '../providers/provider.ts';
import type { Intent, PageRequest } from './intent.ts';
import type { IntentStore } from './intents.store.ts';

type Dependencies = {
  intents: Pick<IntentStore, 'apply'>;
  provider: Pick<PaymentProvider, 'createSession'>;
  /** Where the provider sends the buyer's browser back to. */
  returnUrl: string;
  now(): Date;
};

export type OpenPage = (intent: Intent, request: PageRequest) => Promise<{ url: string }>;

/** Asks the provider for a page that was noted as asked for, and notes its answer. Asked again it is the same page. */
export function createOpenPage({ intents, provider, returnUrl, now }: Dependencies): OpenPage {
  return async (intent, { key, cents, parts, at }) => {
    const { _id: order, currency, expiresAt } = intent;
    const asked = { order, cents, currency, expiresAt, askedAt: at, returnUrl, key };
    const page = await provider.createSession(asked);
    const session = { ...page, cents, parts, openedAt: now() };
    await intents.apply(order, { type: 'open-session', session, key }, intent);
    return page;
  };
}
