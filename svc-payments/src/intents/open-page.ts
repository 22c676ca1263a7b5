import type { PaymentProvider } from '../providers/provider.ts';
import type { Intent, PageRequest, PaymentSession } from './intent.ts';
import type { IntentsStore } from './intents.store.ts';

type Deps = {
  intents: Pick<IntentsStore, 'apply'>;
  provider: Pick<PaymentProvider, 'createSession'>;
  /** Page of the shop to which the provider sends the buyer's browser back. */
  returnUrl: string;
  now(): Date;
};

export type OpenPage = (intent: Intent, request: PageRequest) => Promise<PaymentSession>;

/** Creates the requests for pages of the provider. A repeated request opens the same page. */
export function createPages({ intents, provider, returnUrl, now }: Deps) {
  const requestPage: OpenPage = async (intent, { key, cents, parts, at }) => {
    const { _id: order, currency, expiresAt } = intent;
    const page = await provider.createSession({ order, cents, currency, expiresAt, requestedAt: at, returnUrl, key });
    return { ...page, cents, parts, openedAt: now() };
  };

  /** Requests a page for a stored request, and stores the page. */
  const openPage: OpenPage = async (intent, request) => {
    const session = await requestPage(intent, request);
    await intents.apply(intent._id, { type: 'open-session', session, key: request.key }, intent);
    return session;
  };

  return { requestPage, openPage };
}
