import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { openAccounts } from './accounts/accounts.ts';
import { type Config, configSchema } from './config.ts';
import { openIntents } from './intents/intents.ts';
import { openLedger } from './ledger/ledger.ts';
import { openPayouts } from './payouts/payouts.ts';
import { openPersonalData } from './personal-data/personal-data.ts';
import { openShared, type WrapStores } from './shared/shared.ts';
import { openWebhooks } from './webhooks/webhooks.ts';

/** Assembles the service. `wrap` lets a test wrap the stores and the provider. */
export async function assemble(base: Base<Config>, wrap: WrapStores = (stores) => stores) {
  const shared = await openShared(base, wrap);
  const accounts = openAccounts(shared);
  const intents = openIntents(shared);
  const payouts = openPayouts(shared, intents.settle, accounts.receive);
  return combine(
    accounts,
    intents,
    payouts,
    openWebhooks(shared, { page: intents.receive, account: accounts.receive, payout: payouts.receive }),
    openLedger(shared),
    openPersonalData(shared),
  );
}

export const service = defineService({
  name: area.name,
  config: configSchema,
  assemble: (base) => assemble(base),
});
