import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { consumeDeletions, personalDataRoutes } from '@ethereal/service-kit/personal-data';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Express, Router } from 'express';
import { openAccounts } from './accounts/accounts.ts';
import { type Config, configSchema } from './config.ts';
import { openIntents } from './intents/intents.ts';
import { openLedger } from './ledger/ledger.ts';
import { openPayouts } from './payouts/payouts.ts';
import { createPersonalData } from './personal-data.ts';
import { openShared } from './shared.ts';

/** Builds the service on its database, broker, Redis and payment provider. */
async function assemble(base: Base<Config>) {
  const { config, db, logger } = base;
  const outbox = createOutbox({ ...base, collections: ['intents', 'payouts'] });
  base.onStop('outbox', outbox.flush);
  const shared = await openShared({ ...base, announce: outbox.announce });
  await ensureIndexes(shared.intents, shared.ledger, shared.payouts, shared.accounts, outbox);

  const accounts = openAccounts(shared);
  const intents = openIntents(shared);
  const payouts = openPayouts(shared, intents.settle);
  const books = openLedger(shared);
  for (const { work, ...job } of [...accounts.jobs, ...intents.jobs, ...payouts.jobs, ...books.jobs])
    repeat(work, { ...base, ...job });

  const data = createPersonalData(db);
  const deletions = consumeDeletions({ ...base, data, queue: `${config.EVENTS_QUEUE}.deletions` });
  const auth = createAuthenticator({ ...base, jwksUrl: config.JWKS_URL });
  return {
    consumers: [accounts.consume(base), intents.consume(base), deletions],
    early: (app: Express) => intents.mountEarly(app, base, accounts.receive),
    mount(router: Router) {
      const kit = { auth, rateLimiter: base.rateLimiter };
      for (const noun of [accounts, intents, payouts]) noun.mount(router, kit);
      personalDataRoutes(router, { auth, logger, data });
    },
  };
}

export const service = defineService({ name: 'svc-payments', config: configSchema, assemble });
