import { createAuthenticator } from '@ethereal/service-kit/auth';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { consume, hearing } from '@ethereal/service-kit/events/consumer';
import { applyItemEvent, itemEvents } from '@ethereal/service-kit/item-replica/events';
import { createItemReplica } from '@ethereal/service-kit/item-replica/item-replica';
import type { Logger } from '@ethereal/service-kit/logger';
import { connectMongo } from '@ethereal/service-kit/mongo';
import { connectRedis } from '@ethereal/service-kit/redis';
import type { z } from 'zod';
import type { configSchema } from './config.ts';
import { countBatch } from './counts/count-batch.ts';
import { createDayStore } from './counts/day.store.ts';
import { createFactStore } from './events/fact.store.ts';
import { countedEvents, factOf } from './events/fact.ts';

export type Config = z.output<typeof configSchema>;

const DAY_MS = 24 * 60 * 60_000;

/** The database of the service: the log and the counts made of it. */
export async function openStores(config: Config, logger: Logger) {
  const mongo = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    logger,
    appName: 'svc-analytics',
  });
  const facts = createFactStore(mongo.db);
  await facts.ensureIndexes();
  return { mongo, facts, days: createDayStore(mongo.db) };
}

/** Connects everything that the service stands on and begins to count; `close` undoes it in reverse. */
export async function assemble(config: Config, logger: Logger) {
  const { mongo, facts, days } = await openStores(config, logger);
  const redis = await connectRedis({ url: config.REDIS_URL, logger });
  const broker = await connectBroker({
    url: config.RABBITMQ_URL,
    exchange: config.EVENTS_EXCHANGE,
    logger,
    name: 'svc-analytics',
  });
  const replica = createItemReplica({ db: mongo.db, catalogUrl: config.CATALOG_URL });

  const counting = consume({
    broker,
    logger,
    queue: config.EVENTS_QUEUE,
    ...countedEvents,
    prefetch: config.BATCH_SIZE,
    maxBatch: config.BATCH_SIZE,
    maxWaitMs: config.BATCH_WAIT_MS,
    async handleBatch(events) {
      const expiresAt = new Date(Date.now() + config.RAW_EVENT_DAYS * DAY_MS);
      await countBatch(
        { facts, days },
        events.map((event) => factOf(event, expiresAt)),
      );
    },
  });
  const replicating = consume({
    broker,
    logger,
    queue: `${config.EVENTS_QUEUE}.items`,
    ...itemEvents,
    handle: (event) => applyItemEvent(replica.store, event),
  });

  return {
    days,
    findItems: replica.findItems,
    auth: createAuthenticator({ jwksUrl: config.JWKS_URL, redis, prefix: config.REDIS_PREFIX, logger }),
    readiness: { mongodb: mongo.ping, rabbitmq: hearing(broker, [counting, replicating]) },
    async close() {
      await Promise.all([counting.stop(), replicating.stop()]);
      await broker.close();
      redis.disconnect();
      await mongo.close();
    },
  };
}
