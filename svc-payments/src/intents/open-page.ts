import type { PaymentProvider } from '../providers/provider.ts';
import type { Intent, PageRequest } from './intent.ts';
import type { IntentStore } from './intents.store.ts';

type Dependencies = {
  intents: Pick<IntentStore, 'apply'>;
  provider: Pick<PaymentProvider, 'createSession'>;
  /** Page of the shop to which the provider sends the buyer's browser back. */
  returnUrl: string;
  now(): Date;
};

export type OpenPage = (intent: Intent, request: PageRequest) => Promise<{ url: string }>;

/**
 * Requests a page from the provider for a stored request, and stores the response. A repeated request opens the same
 * page.
 */
export function createOpenPage({ intents, provider, returnUrl, now }: Dependencies): OpenPage {
  return async (intent, { key, cents, parts, at }) => {
    const { _id: order, currency, expiresAt } = intent;
    const page = await provider.createSession({ order, cents, currency, expiresAt, requestedAt: at, returnUrl, key });
    const session = { ...page, cents, parts, openedAt: now() };
    await intents.apply(order, { type: 'open-session', session, key }, intent);
    return page;
  };
}
