import { readFileSync } from 'node:fs';
import { type Broker, connectBroker } from '@ethereal/service-kit/events/broker';
import { consume } from '@ethereal/service-kit/events/consumer';
import { newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { createRateLimiter } from '@ethereal/service-kit/rate-limit';
import { connectRedis, type Redis } from '@ethereal/service-kit/redis';
import { testLogger as logger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DESCRIBED } from '../images/areas.ts';
import { connectionsOf } from './connections.ts';
import { makeRabbitmqAccounts } from './rabbitmq.ts';
import { makeRedisAccounts } from './redis.ts';
import { rightsOf } from './rights.ts';
import { hasPrograms, startStores } from './testing/stores.ts';

const PREFIX = 'ethereal:';
const rights = DESCRIBED.map(rightsOf);
const passwordOf = (service: string) => `password-of-${service}`;
const eventOfAnyType = z.object({
  ...{ id: z.string(), type: z.string(), source: z.string(), time: z.string(), subject: z.string() },
  data: z.unknown(),
});
const subject = '65f0c0ffee65f0c0ffee65f0';

describe.skipIf(!hasPrograms())('with accounts of their own', () => {
  let stores: Awaited<ReturnType<typeof startStores>>;
  const closing: (() => unknown)[] = [];
  const makeAll = async () => {
    await makeRabbitmqAccounts(stores.rabbitmq.adminUrl, rights, passwordOf);
    await makeRedisAccounts(stores.redis.adminUrl, rights, passwordOf);
  };
  const urlsOf = (service: string) => {
    const found = DESCRIBED.find(({ name }) => name === service);
    if (!found) throw new Error(`There is no ${service}`);
    const hosts = { mongodb: 'none', rabbitmq: stores.rabbitmq.host, redis: stores.redis.host };
    return connectionsOf(found, hosts, passwordOf(service));
  };
  async function brokerOf(service: string): Promise<Broker> {
    const url = urlsOf(service).RABBITMQ_URL;
    const broker = await connectBroker({ url, exchange: 'ethereal.events', logger, name: service });
    closing.push(() => broker.close());
    await broker.ready();
    return broker;
  }
  async function redisOf(service: string): Promise<Redis> {
    const redis = await connectRedis({ url: urlsOf(service).REDIS_URL, logger });
    closing.push(() => redis.disconnect());
    return redis;
  }
  const publish = (broker: Broker, type: string) => {
    const event = {
      ...newEvent({ type: 'test', source: 'test', subject, data: {} }),
      type,
      changes: ['items'],
    };
    return createPublisherWhenUp(broker).then((publisher) => publisher.publish(event));
  };
  const createPublisherWhenUp = (broker: Broker) =>
    new Promise<ReturnType<typeof createPublisher>>((resolve) => {
      const publisher = createPublisher({ broker, logger });
      publisher.onUp(() => resolve(publisher));
    });

  beforeAll(async () => {
    stores = await startStores();
    await makeAll();
    // As often as one likes.
    await makeAll();
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
    await stores?.stop();
  });

  describe.each(DESCRIBED)('$name', ({ name, edge, publishes }) => {
    it('hears what it consumes, on its queues and on one of each instance', async () => {
      const broker = await brokerOf(name);
      const teller = await brokerOf('svc-orders');
      for (const [queue, kind] of [
        [`${name}.of-a-test`, 'quorum'],
        ['of-an-instance', 'replica'],
      ] as const) {
        const heard = Promise.withResolvers<string>();
        const consumer = consume({
          ...{ broker, logger, queue, kind, bindings: ['order.placed'] },
          schema: eventOfAnyType,
          handle: async ({ type }) => heard.resolve(type),
        });
        await consumer.ready();
        await publish(teller, 'order.placed');
        expect(await heard.promise).toBe('order.placed');
        await consumer.stop();
      }
    });

    it('puts aside what is no event, to dead letters of its own', async () => {
      const broker = await brokerOf(name);
      const queue = `${name}.of-poison`;
      const consumer = consume({
        ...{ broker, logger, queue, bindings: ['order.line-cancelled'] },
        parse: () => {
          throw new Error('poison');
        },
        handle: async () => undefined,
      });
      await consumer.ready();
      await publish(await brokerOf('svc-orders'), 'order.line-cancelled');
      const channel = await broker.connection()?.createChannel();
      await expect
        .poll(async () => (await channel?.checkQueue(`${queue}.dead`))?.messageCount, { timeout: 15_000 })
        .toBe(1);
      await consumer.stop();
    });

    it.runIf(publishes.length > 0)('publishes its events', async () => {
      const broker = await brokerOf(name);
      for (const type of publishes) await publish(broker, type);
    });

    it('publishes nobody else’s', async () => {
      const broker = await brokerOf(name);
      const foreign = name === 'svc-orders' ? 'user.deleted' : 'order.placed';
      await expect(publish(broker, foreign)).rejects.toThrow();
    });

    it('neither reads, fills nor deletes another’s queue, nor the exchange', async () => {
      const owner = name === 'svc-orders' ? 'svc-catalog' : 'svc-orders';
      const queue = `${owner}.of-the-owner`;
      const its = await (await brokerOf(owner)).connection()?.createChannel();
      await its?.assertQueue(queue, { durable: true });
      const connection = (await brokerOf(name)).connection();
      const tries = [
        async () => (await channelOf(connection)).consume(queue, () => {}),
        async () => (await channelOf(connection)).get(queue),
        async () => (await channelOf(connection)).purgeQueue(queue),
        async () => (await channelOf(connection)).deleteQueue(queue),
        async () => (await channelOf(connection)).deleteExchange('ethereal.events'),
        async () => (await channelOf(connection)).assertExchange('an-exchange', 'topic'),
        async () => {
          const channel = await connection?.createConfirmChannel();
          channel?.on('error', () => {});
          channel?.sendToQueue(queue, Buffer.from('{}'));
          await channel?.waitForConfirms();
        },
      ];
      for (const attempt of tries)
        await expect(attempt()).rejects.toThrow(/ACCESS_REFUSED|access to|channel closed/i);
      expect((await its?.checkQueue(queue))?.messageCount).toBe(0);
    });

    it('counts its limits', async () => {
      const redis = await redisOf(name);
      const prefix = `${PREFIX}${name.slice(4)}:`;
      if (edge) {
        await Promise.all([redis.incrby(`${prefix}a`, 1), redis.pexpire(`${prefix}a`, 1000)]);
        return;
      }
      const limiter = createRateLimiter({ name, redis, prefix: PREFIX, factor: 1, logger });
      expect(await limiter.hit('calls', 'somebody', { windowSeconds: 60, max: 3 })).toMatchObject({
        count: 1,
      });
      await limiter.reset('calls', 'somebody');
    });

    it('neither reads nor writes another’s keys, and cannot list or empty them', async () => {
      const redis = await redisOf(name);
      const other = name === 'svc-catalog' ? 'chat' : 'catalog';
      const refused = [
        () => redis.get(`${PREFIX}${other}:limit:x`),
        () => redis.set(`${PREFIX}${other}:limit:x`, '1'),
        () => redis.del(`${PREFIX}${other}:limit:x`),
        () => redis.keys('*'),
        () => redis.flushall(),
        () => redis.config('GET', '*'),
        () => redis.acl('LIST'),
      ];
      for (const attempt of refused) await expect(attempt()).rejects.toThrow('NOPERM');
    });
  });

  it('nobody comes in with another’s password, and Redis keeps the accounts', async () => {
    const url = urlsOf('svc-orders').REDIS_URL.replace('password-of-svc-orders', 'password-of-svc-chat');
    const redis = await connectRedis({ url, logger });
    closing.push(() => redis.disconnect());
    await expect(redis.ping()).rejects.toThrow();
    const kept = readFileSync(stores.accountsFile, 'utf8');
    for (const { name } of DESCRIBED) expect(kept).toContain(`user ${name} on`);
    expect(kept).not.toContain('password-of');
  });

  async function channelOf(connection: ReturnType<Broker['connection']>) {
    const channel = await connection?.createChannel();
    if (!channel) throw new Error('the broker is away');
    channel.on('error', () => {});
    return channel;
  }
});
