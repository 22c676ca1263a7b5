import { createAuthenticator } from '@ethereal/service-kit/auth';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { hearing } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { connectMongo } from '@ethereal/service-kit/mongo';
import { createRateLimiter } from '@ethereal/service-kit/rate-limit';
import { connectRedis } from '@ethereal/service-kit/redis';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { createMailTokensStore } from './mail/mail-tokens.store.ts';
import { createOutboxStore } from './mail/outbox.store.ts';
import { createPostOffice } from './mail/post-office.ts';
import { connectMailServer } from './mail/smtp.ts';
import { createSubscribersStore } from './newsletter/subscribers.store.ts';
import { consumeOrderEvents } from './order-mails/order-mails.consumer.ts';
import { makeHashingThreadsGentle } from './passwords/gentle-threads.ts';
import { createPasswordHasher } from './passwords/hasher.ts';
import { developmentKey } from './sessions/development-key.store.ts';
import { createSessions } from './sessions/sessions.ts';
import { readSigningKeys } from './sessions/signing-keys.ts';
import { createDemoAccounts } from './users/demo-accounts.ts';
import { createUsersStore } from './users/users.store.ts';

type AssembleOptions = {
  config: Config;
  logger: Logger;
  now?: () => Date;
  /** Told of everything to stop, in the order in which it was started. */
  onStop(name: string, stop: () => unknown): void;
};

/** Connects the service to its neighbours and puts its parts together, ready to listen. */
export async function assemble({ config, logger, onStop, now = () => new Date() }: AssembleOptions) {
  const { REDIS_PREFIX: redisPrefix, EVENTS_EXCHANGE: exchange } = config;
  const mongo = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'svc-identity',
    logger,
  });
  onStop('mongodb', mongo.close);
  const redis = await connectRedis({ url: config.REDIS_URL, logger });
  onStop('redis', () => redis.disconnect());
  const broker = await connectBroker({ url: config.RABBITMQ_URL, exchange, logger, name: 'svc-identity' });
  onStop('broker', broker.close);

  const users = createUsersStore(mongo.db);
  const mailTokens = createMailTokensStore(mongo.db);
  const outbox = createOutboxStore(mongo.db);
  const subscribers = createSubscribersStore(mongo.db);
  await Promise.all([users.createIndexes(), mailTokens.createIndexes(), outbox.createIndexes()]);

  const keys = readSigningKeys(config.JWT_PRIVATE_KEYS ?? (await developmentKey(mongo.db)));
  const hasher = await createPasswordHasher({ atOnce: config.HASH_CONCURRENCY });
  await makeHashingThreadsGentle();
  await createDemoAccounts(config.DEMO_ACCOUNTS ?? [], { users, hasher, now });

  const postOffice = createPostOffice({
    ...{ users, outbox, logger, now },
    tokens: mailTokens,
    server: connectMailServer(config.SMTP_URL),
    sender: { from: config.MAIL_FROM, siteUrl: config.SITE_URL },
  });
  onStop('post office', postOffice.stop);
  const consumer = consumeOrderEvents({
    ...{ broker, logger, users, postOffice },
    queue: config.EVENTS_QUEUE,
  });
  onStop('order events', consumer.stop);

  const deps: Dependencies = {
    ...{ users, mailTokens, subscribers, postOffice, hasher, keys, redis, redisPrefix, now },
    sessions: createSessions({ keys, redis, redisPrefix, ttlSeconds: config.TOKEN_TTL_SECONDS, now }),
    auth: createAuthenticator({ redis, prefix: redisPrefix, logger, keys: async () => keys.jwks }),
    rateLimiter: createRateLimiter({ redis, prefix: redisPrefix, factor: config.RATE_LIMIT_FACTOR, logger }),
    supportEmail: config.SUPPORT_EMAIL,
  };
  const readiness = { mongodb: mongo.ping, rabbitmq: hearing(broker, [consumer]) };
  return createApp(deps, { logger, readiness, trustProxy: config.TRUST_PROXY });
}
