import type { ServiceName } from '@ethereal/contracts/call';
import type { Db } from 'mongodb';
import type { z } from 'zod';
import type { baseConfig } from './config.ts';
import { type Broker, connectBroker } from './events/broker.ts';
import { createPublisher, type Publisher } from './events/publisher.ts';
import type { Logger } from './logger.ts';
import { connectMongo, type Mongo } from './mongo.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { connectRedis, type Redis } from './redis.ts';
import type { Lifecycle } from './service.ts';

/** Configuration that every service shares. `JWKS_URL` is not part of it, because svc-identity has the keys itself. */
export type BaseConfig = Omit<z.output<typeof baseConfig>, 'JWKS_URL'> & { MONGODB_DATABASE: string };

/**
 * Connections and configuration of a service. Its parts receive what they need: `createOutbox({ ...base, collections
 * })`.
 */
export type Base<C extends BaseConfig> = {
  name: ServiceName;
  config: C;
  logger: Logger;
  /**
   * Registers what to stop at shutdown, in the reverse order of registration: after the consumers and before the
   * connections.
   */
  onStop: Lifecycle['onStop'];
  mongo: Mongo;
  db: Db;
  redis: Redis;
  /** Prefix of every key in Redis. */
  prefix: string;
  broker: Broker;
  publisher: Publisher;
  rateLimiter: RateLimiter;
};

type Options<C> = Pick<Base<C & BaseConfig>, 'name' | 'logger' | 'onStop'> & {
  config: C;
  /** Types of events that at least one queue must receive. Events without such a queue wait in the outbox. */
  mustRoute?: readonly string[];
};

/** Connects a service to its database, its broker and Redis. */
export async function connectBase<C extends BaseConfig>(options: Options<C>): Promise<Base<C>> {
  const { name, config, logger, onStop, mustRoute = [] } = options;
  const { MONGODB_URL, MONGODB_DATABASE: database, RABBITMQ_URL, EVENTS_EXCHANGE: exchange } = config;
  const mongo = await connectMongo({ url: MONGODB_URL, database, appName: name });
  onStop('mongodb', mongo.close);
  const redis = await connectRedis({ url: config.REDIS_URL, logger });
  onStop('redis', () => redis.disconnect());
  const broker = await connectBroker({ url: RABBITMQ_URL, exchange, logger, name });
  onStop('broker', broker.close);
  const prefix = config.REDIS_PREFIX;
  return {
    name,
    config,
    logger,
    onStop,
    mongo,
    db: mongo.db,
    redis,
    prefix,
    broker,
    publisher: createPublisher({ broker, logger, mustRoute: [...mustRoute] }),
    rateLimiter: createRateLimiter({ name, redis, prefix, factor: config.RATE_LIMIT_FACTOR, logger }),
  };
}
