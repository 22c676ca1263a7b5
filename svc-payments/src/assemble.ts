import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { repeat } from '@ethereal/service-kit/repeat';
import { area } from '../area.ts';
import { openAccounts } from './accounts/accounts.ts';
import { type Config, configSchema } from './config.ts';
import { openIntents } from './intents/intents.ts';
import { openLedger } from './ledger/ledger.ts';
import { openPayouts } from './payouts/payouts.ts';
import { openPersonalData } from './personal-data/personal-data.ts';
import { openShared, type Shared } from './shared/shared.ts';

/** Builds the service on its database, broker, Redis and payment provider. `wrap` lets a test wrap the shared parts. */
export async function assemble(base: Base<Config>, wrap: (shared: Shared) => Shared = (shared) => shared) {
  const outbox = createOutbox({ ...base, collections: ['intents', 'payouts'] });
  base.onStop('outbox', outbox.flush);
  const shared = wrap(await openShared({ ...base, announce: outbox.announce }));
  await ensureIndexes(shared.intents, shared.ledger, shared.payouts, shared.accounts, outbox);

  const accounts = openAccounts(shared);
  const intents = openIntents(shared);
  const payouts = openPayouts(shared, intents.settle, accounts.receive);
  const books = openLedger(shared);
  for (const { work, ...job } of [...accounts.jobs, ...intents.jobs, ...payouts.jobs, ...books.jobs])
    repeat(work, { ...base, ...job });

  const auth = createAuthenticator({ ...base, jwksUrl: base.config.JWKS_URL });
  const kit = { auth, rateLimiter: base.rateLimiter };
  return combine(
    {
      consumers: [accounts.consume(base), intents.consume(base)],
      early: (app) => intents.mountEarly(app, base, { account: accounts.receive, payout: payouts.receive }),
      mount(router) {
        for (const noun of [accounts, intents, payouts, books]) noun.mount(router, kit);
      },
    },
    openPersonalData(base, auth),
  );
}

export const service = defineService({
  name: area.name,
  config: configSchema,
  assemble: (base) => assemble(base),
});
