import type { Base } from '@ethereal/service-kit/base';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { createAccountsStore } from '../accounts/accounts.store.ts';
import type { Config } from '../config.ts';
import { createIntentsStore } from '../intents/intents.store.ts';
import { createLedgerStore } from '../ledger/ledger.store.ts';
import { createPayoutsStore } from '../payouts/payouts.store.ts';
import { openProvider } from '../providers/open-provider.ts';

/** Stores and provider that the parts of this service share. The service and its command open the same ones. */
export type Shared = Awaited<ReturnType<typeof openShared>>;

type Given = Pick<Base<Config>, 'db' | 'config' | 'logger'> & {
  /** Publishes the pending events of a payment or payout. */
  announce: Outbox['announce'];
};

/** Opens the stores and the provider that the configuration names. */
export async function openShared({ db, config, logger, announce }: Given) {
  const now = () => new Date();
  return {
    config,
    logger,
    announce,
    now,
    intents: createIntentsStore(db, now),
    ledger: createLedgerStore(db, now),
    payouts: createPayoutsStore(db),
    accounts: createAccountsStore(db),
    provider: await openProvider(config),
    /** Pages of the shop to which the provider sends the browser of a buyer, and of a seller. */
    buyersReturnUrl: `${config.SITE_URL}/ethereal/profile/BuyerOrderpage`,
    sellersReturnUrl: `${config.SITE_URL}/ethereal/profile/payouts`,
  };
}
