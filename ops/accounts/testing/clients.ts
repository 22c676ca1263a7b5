import { type Broker, connectBroker } from '@ethereal/service-kit/events/broker';
import { newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { connectRedis, type Redis } from '@ethereal/service-kit/redis';
import { testLogger as logger } from '@ethereal/service-kit/testing/harness';
import { DESCRIBED } from '../../images/areas.ts';
import { connectionsOf } from '../connections.ts';
import type { startStores } from './stores.ts';

/** Returns the password of a service's accounts in these tests. */
export const passwordOf = (service: string) => `password-of-${service}`;

/** Opens connections to the stores with the accounts of services. */
export function createClients(stores: Awaited<ReturnType<typeof startStores>>) {
  const closing: (() => unknown)[] = [];
  const urlsOf = (service: string) => {
    const found = DESCRIBED.find(({ name }) => name === service);
    if (!found) throw new Error(`No service is called ${service}.`);
    const hosts = { mongodb: 'none', rabbitmq: stores.rabbitmq.host, redis: stores.redis.host };
    return connectionsOf(found, hosts, passwordOf(service));
  };
  async function redisAt(url: string): Promise<Redis> {
    const redis = await connectRedis({ url, logger });
    closing.push(() => redis.disconnect());
    return redis;
  }

  return {
    urlsOf,
    redisAt,
    redisOf: (service: string) => redisAt(urlsOf(service).REDIS_URL),
    async brokerOf(service: string): Promise<Broker> {
      const url = urlsOf(service).RABBITMQ_URL;
      const broker = await connectBroker({ url, exchange: 'ethereal.events', logger, name: service });
      closing.push(() => broker.close());
      await broker.ready();
      return broker;
    },
    async close(): Promise<void> {
      for (const close of closing.toReversed()) await close();
    },
  };
}

/** Opens a channel whose errors reject the pending call alone. */
export async function channelOf(broker: Broker) {
  const channel = await broker.connection()?.createConfirmChannel();
  if (!channel) throw new Error('the broker is unavailable');
  channel.on('error', () => {});
  return channel;
}

/** Publishes an event of any type once the broker is ready. */
export async function publish(broker: Broker, type: string): Promise<void> {
  const publisher = createPublisher({ broker, logger });
  await new Promise<void>((resolve) => publisher.onUp(resolve));
  const subject = '65f0c0ffee65f0c0ffee65f0';
  const event = newEvent({ type: 'test', source: 'test', subject, data: {} });
  await publisher.publish({ ...event, type, changes: ['items'] });
}
