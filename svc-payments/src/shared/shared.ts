import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { createOutbox, type Outbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { createAccountsStore } from '../accounts/accounts.store.ts';
import type { Config } from '../config.ts';
import { createIntentsStore } from '../intents/intents.store.ts';
import { createLedgerStore } from '../ledger/ledger.store.ts';
import { createPayoutsStore } from '../payouts/payouts.store.ts';
import { openProvider } from '../providers/open-provider.ts';

type Given = Pick<Base<Config>, 'db' | 'config' | 'logger'> & {
  /** Publishes the pending events of a payment or payout. */
  announce: Outbox['announce'];
};

/** Stores and provider, which the service and its command open alike. */
export type Stores = Awaited<ReturnType<typeof openStores>>;

/** Opens the stores and the provider that the configuration names. */
export async function openStores({ db, config, logger, announce }: Given) {
  return {
    config,
    logger,
    announce,
    now: () => new Date(),
    intents: createIntentsStore(db, () => new Date()),
    ledger: createLedgerStore(db, () => new Date()),
    payouts: createPayoutsStore(db),
    accounts: createAccountsStore(db),
    provider: await openProvider(config),
  };
}

/** Lets a test wrap the stores and the provider. */
export type WrapStores = (stores: Stores) => Stores;

/** Connections, stores and other parts that several nouns of the service use. */
export type Shared = Awaited<ReturnType<typeof openShared>>;

/** Opens the stores with their indexes, and their outbox. */
export async function openShared(base: Base<Config>, wrap: WrapStores) {
  const outbox = createOutbox({ ...base, collections: ['intents', 'payouts'] });
  base.onStop('outbox', outbox.flush);
  const stores = wrap(await openStores({ ...base, announce: outbox.announce }));
  await ensureIndexes(stores.intents, stores.ledger, stores.payouts, stores.accounts, outbox);
  const auth = createAuthenticator({ ...base, jwksUrl: base.config.JWKS_URL });
  return { ...base, ...stores, auth };
}
