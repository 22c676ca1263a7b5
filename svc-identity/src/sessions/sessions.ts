import { createAuthenticator } from '@ethereal/service-kit/auth';
import { followEndedSessions } from '@ethereal/service-kit/ended-sessions';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { Router } from 'express';
import { createAudit } from '../audit/audit.ts';
import type { Clocked, UsersPart } from '../users/users.ts';
import { developmentKey } from './development-key.store.ts';
import { createListEnded } from './list-ended.ts';
import { createSessions } from './session-tokens.ts';
import { mountSessions } from './sessions.routes.ts';
import { createSessionsStore } from './sessions.store.ts';
import { readSigningKeys } from './signing-keys.ts';

/** Opens sessions: tokens, their keys and ends, the check of callers, and the audit trail. */
export async function openSessions(base: Clocked, { users, erased, outbox }: UsersPart) {
  const { config, logger, db, now } = base;
  const store = createSessionsStore(db, erased);
  await ensureIndexes(store);
  const keys = readSigningKeys(config.JWT_PRIVATE_KEYS ?? (await developmentKey(db)));
  const ttlSeconds = config.TOKEN_TTL_SECONDS;
  const listEnded = createListEnded({ users, store, ttlSeconds, now });
  const ended = followEndedSessions({ ...base, fetchEnded: listEnded });
  const sessions = createSessions({
    keys,
    store,
    ended,
    ttlSeconds,
    now,
    announce: outbox.announce,
    freshSeconds: config.PASSWORD_FRESH_SECONDS,
  });
  const auth = createAuthenticator({ logger, config, keys: async () => keys.jwks, ended });
  const audit = createAudit(logger);
  return {
    sessions,
    keys,
    auth,
    audit,
    mount: (router: Router) => mountSessions(router, { ...base, auth, sessions, keys, audit, listEnded }),
  };
}
