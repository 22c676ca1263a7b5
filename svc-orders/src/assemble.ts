import { createAuthenticator } from '@ethereal/service-kit/auth';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { consume, hearing } from '@ethereal/service-kit/events/consumer';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { applyItemEvent, type ItemEvent, itemEvents } from '@ethereal/service-kit/item-replica/events';
import { createItemReplica } from '@ethereal/service-kit/item-replica/item-replica';
import type { Logger } from '@ethereal/service-kit/logger';
import { connectMongo } from '@ethereal/service-kit/mongo';
import { connectRedis } from '@ethereal/service-kit/redis';
import type { z } from 'zod';
import { type CartStore, createCartStore } from './cart/cart.store.ts';
import type { configSchema } from './config.ts';
import { createFinishOrder } from './orders/finish-order.ts';
import { createOrdersStore, type OrdersStore } from './orders/orders.store.ts';

type Config = z.output<typeof configSchema>;
type Stores = {
  carts: CartStore;
  orders: OrdersStore;
  announce(collection: 'carts' | 'orders', id: string): void;
};

/** Carts that a crash left full are looked for this often, in milliseconds. */
const SWEEP_EVERY_MS = 2000;

const keepAsTheyAre = (stores: Stores): Stores => stores;

/** Connects everything that the service stands on; `close` undoes it in reverse. `wrap` lets a test stand between. */
export async function assemble(config: Config, logger: Logger, wrap = keepAsTheyAre) {
  const mongo = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    logger,
    appName: 'svc-orders',
  });
  const redis = await connectRedis({ url: config.REDIS_URL, logger });
  const broker = await connectBroker({
    url: config.RABBITMQ_URL,
    exchange: config.EVENTS_EXCHANGE,
    logger,
    name: 'svc-orders',
  });
  const publisher = createPublisher({ broker, logger });
  const outbox = createOutbox({ db: mongo.db, collections: ['carts', 'orders'], publisher, logger });
  const replica = createItemReplica({ db: mongo.db, catalogUrl: config.CATALOG_URL });
  const { carts, orders, announce } = wrap({
    carts: createCartStore(mongo.db, () => new Date()),
    orders: createOrdersStore(mongo.db),
    announce: outbox.announce,
  });
  await Promise.all([outbox.ensureIndexes(), carts.ensureIndexes(), orders.ensureIndexes()]);

  const { finishOrder, sweep } = createFinishOrder({
    orders,
    carts,
    announceOrder: (id) => announce('orders', id),
    logger,
  });
  await sweep();
  const sweeper = setInterval(() => {
    sweep().catch((error: unknown) =>
      logger.warn({ err: error }, 'the carts of placed orders could not be swept'),
    );
  }, SWEEP_EVERY_MS);

  const consumer = consume<ItemEvent>({
    broker,
    logger,
    queue: config.EVENTS_QUEUE,
    ...itemEvents,
    async handle(event) {
      await applyItemEvent(replica.store, event);
      if (event.type === 'item.unpublished') await carts.leaveCarts(event.subject);
    },
  });

  return {
    carts,
    orders,
    announce,
    finishOrder,
    findItems: replica.findItems,
    auth: createAuthenticator({ jwksUrl: config.JWKS_URL, redis, prefix: config.REDIS_PREFIX, logger }),
    readiness: { mongodb: mongo.ping, rabbitmq: hearing(broker, [consumer]) },
    async close() {
      clearInterval(sweeper);
      await consumer.stop();
      await outbox.flush();
      await broker.close();
      redis.disconnect();
      await mongo.close();
    },
  };
}
