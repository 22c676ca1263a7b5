import { availableParallelism } from 'node:os';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { followEndedSessions } from '@ethereal/service-kit/ended-sessions';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { Router } from 'express';
import {
  applyDueEmailChanges,
  createDemoAccounts,
  createPasswordHasher,
  createUsersStore,
  lowerHashingPriority,
} from './accounts/index.ts';
import { mountAll } from './app.ts';
import { createAudit } from './audit.ts';
import { type Config, configSchema } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import {
  connectMailServer,
  createMailQueue,
  createMailTokensStore,
  createPersonsMailsStore,
  createPostOffice,
} from './mail/index.ts';
import { createSubscribersStore } from './newsletter/index.ts';
import {
  consumeNotificationRequests,
  consumeOrderEvents,
  createHub,
  createMailBooksStore,
  createMailer,
  createNotificationsStore,
  createNotifier,
  createStockLevelsStore,
} from './notifications/index.ts';
import { consumeReportDecisions, createBelongings, createPeopleStore, createSuspensions } from './people/index.ts';
import { carryOutErasures, createErasuresStore, createOwnShare, finishErasure } from './personal-data/index.ts';
import {
  createSealer,
  createSecondFactorStore,
  createSecondFactors,
  createSessions,
  createSessionsStore,
  developmentKey,
  listEnded,
  readSigningKeys,
} from './sessions/index.ts';

/** Builds the parts of the service; a test may set its clock forward. */
export async function assemble(base: Base<Config>, now = () => new Date()) {
  const { config, logger, db, broker, rateLimiter, onStop } = base;

  const users = createUsersStore(db);
  const erased = createErasedPeople(db);
  const mailTokens = createMailTokensStore(db, erased);
  const mailQueue = createMailQueue(db);
  const subscribers = createSubscribersStore(db);
  const notifications = createNotificationsStore(db, erased);
  const books = createMailBooksStore(db);
  const sessionsStore = createSessionsStore(db, erased);
  await ensureIndexes(erased, users, mailTokens, subscribers, mailQueue, notifications, books, sessionsStore);

  const events = createOutbox({ ...base, collections: ['users', 'sessions'] });
  onStop('events', events.flush);
  await ensureIndexes(events);
  const ripening = applyDueEmailChanges({ users, mailTokens, logger, now });
  onStop('changed email addresses', ripening.stop);

  const keys = readSigningKeys(config.JWT_PRIVATE_KEYS ?? (await developmentKey(db)));
  const hasher = await createPasswordHasher({
    atOnce: config.HASH_CONCURRENCY ?? Math.min(4, availableParallelism()),
    peppers: config.PASSWORD_PEPPERS,
  });
  await lowerHashingPriority();
  await createDemoAccounts(config.DEMO_ACCOUNTS ?? [], { users, hasher, now });

  const postOffice = createPostOffice({
    users,
    mailQueue,
    logger,
    now,
    tokens: mailTokens,
    server: connectMailServer(config.SMTP_URL),
    sender: { from: config.MAIL_FROM, siteUrl: config.SITE_URL },
  });
  onStop('post office', postOffice.stop);
  const hub = createHub({ notifications, logger, now });
  onStop('notification streams', hub.stop);
  const mailer = createMailer({
    users,
    notifications,
    books,
    postOffice,
    logger,
    now,
    perHour: config.NOTIFICATION_MAILS_PER_HOUR,
  });
  onStop('notification mails', mailer.stop);
  const stockLevels = createStockLevelsStore(db);
  const notify = createNotifier({ notifications, stockLevels, now, onNews: hub.kick });
  const consumer = consumeOrderEvents({
    broker,
    logger,
    users,
    postOffice,
    mailQueue,
    erased,
    notify,
    queue: config.EVENTS_QUEUE,
  });

  const requests = consumeNotificationRequests({
    broker,
    logger,
    users,
    notifications,
    now,
    onNews: hub.kick,
    queue: `${config.EVENTS_QUEUE}.requests`,
  });

  const announce = (user: string) => events.announce('users', user);
  const ownShare = createOwnShare(db);
  const erasures = createErasuresStore(db);
  await ensureIndexes(erasures);
  const erasing = carryOutErasures({
    broker,
    logger,
    erasures,
    now,
    queue: `${config.EVENTS_QUEUE}.erasures`,
    finish: finishErasure({ erased, ownShare, erasures, postOffice }),
    announce,
  });
  const ttlSeconds = config.TOKEN_TTL_SECONDS;
  const ask = listEnded({ users, store: sessionsStore, ttlSeconds, now });
  const ended = followEndedSessions({ ask, broker, logger, onStop });
  const sessions = createSessions({
    keys,
    store: sessionsStore,
    ended,
    ttlSeconds,
    now,
    announce: events.announce,
    freshSeconds: config.PASSWORD_FRESH_SECONDS,
  });
  const people = createPeopleStore(db);
  const personsMails = createPersonsMailsStore(db);
  await ensureIndexes(personsMails);
  const suspensions = createSuspensions({ users, people, sessions, announce });
  const deciding = consumeReportDecisions({
    broker,
    logger,
    users,
    suspensions,
    now,
    queue: `${config.EVENTS_QUEUE}.reports`,
  });
  const deps: Dependencies = {
    erasures,
    ownShare,
    holders: config.PERSONAL_DATA_HOLDERS,
    logger,
    audit: createAudit(logger),
    users,
    mailTokens,
    subscribers,
    postOffice,
    hasher,
    keys,
    now,
    sessions,
    listEnded: ask,
    people,
    personsMails,
    suspensions,
    announce,
    belongings: createBelongings({ holders: config.PERSONAL_DATA_HOLDERS, logger }),
    secondFactors: createSecondFactors({
      store: createSecondFactorStore(db),
      sealer: createSealer(config.SECOND_FACTOR_KEYS),
      now,
    }),
    auth: createAuthenticator({ logger, config, keys: async () => keys.jwks, ended }),
    rateLimiter,
    notifications,
    hub,
    maxStreams: config.NOTIFICATION_STREAMS,
    supportEmail: config.SUPPORT_EMAIL,
  };
  return { consumers: [consumer, requests, erasing, deciding], mount: (router: Router) => mountAll(router, deps) };
}

export const service = defineService({
  name: 'svc-identity',
  config: configSchema,
  mustRoute: ['user.deleted'],
  assemble: (base) => assemble(base),
});
