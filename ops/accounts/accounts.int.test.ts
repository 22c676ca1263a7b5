import { readFileSync } from 'node:fs';
import { consume } from '@ethereal/service-kit/events/consumer';
import { createRateLimiter } from '@ethereal/service-kit/rate-limit';
import { testLogger as logger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DESCRIBED } from '../images/areas.ts';
import { makeRabbitmqAccounts } from './rabbitmq.ts';
import { makeRedisAccounts } from './redis.ts';
import { rightsOf } from './rights.ts';
import { channelOf, createClients, passwordOf, publish } from './testing/clients.ts';
import { hasPrograms, startStores } from './testing/stores.ts';

const PREFIX = 'ethereal:';
const rights = DESCRIBED.map(rightsOf);
const eventOfAnyType = z.object({
  id: z.string(),
  type: z.string(),
  source: z.string(),
  time: z.string(),
  subject: z.string(),
  data: z.unknown(),
});

let stores: Awaited<ReturnType<typeof startStores>>;
let clients: ReturnType<typeof createClients>;

const makeAll = async () => {
  await makeRabbitmqAccounts(stores.rabbitmq.adminUrl, rights, passwordOf);
  await makeRedisAccounts(stores.redis.adminUrl, rights, passwordOf);
};

beforeAll(async () => {
  if (!hasPrograms()) return;
  stores = await startStores();
  clients = createClients(stores);
  await makeAll();
  // The job is idempotent.
  await makeAll();
});
afterAll(async () => {
  await clients?.close();
  await stores?.stop();
});

describe.skipIf(!hasPrograms()).each(DESCRIBED)('$name at the broker', ({ name, publishes }) => {
  it('receives the events that it consumes, on shared queues and on its own queue', async () => {
    const broker = await clients.brokerOf(name);
    const publisher = await clients.brokerOf('svc-orders');
    for (const [queue, kind] of [
      [`${name}.of-a-test`, 'quorum'],
      ['of-an-instance', 'replica'],
    ] as const) {
      const received = Promise.withResolvers<string>();
      const consumer = consume({
        broker,
        logger,
        queue,
        kind,
        bindings: ['order.placed'],
        schema: eventOfAnyType,
        handle: async ({ type }) => received.resolve(type),
      });
      await consumer.ready();
      await publish(publisher, 'order.placed');
      expect(await received.promise).toBe('order.placed');
      await consumer.stop();
    }
  });

  it('rejects invalid messages to its own dead letters', async () => {
    const broker = await clients.brokerOf(name);
    const queue = `${name}.of-poison`;
    const consumer = consume({
      broker,
      logger,
      queue,
      bindings: ['order.line-cancelled'],
      parse: () => {
        throw new Error('poison');
      },
      handle: async () => undefined,
    });
    await consumer.ready();
    await publish(await clients.brokerOf('svc-orders'), 'order.line-cancelled');
    const channel = await broker.connection()?.createChannel();
    await expect
      .poll(async () => (await channel?.checkQueue(`${queue}.dead`))?.messageCount, { timeout: 15_000 })
      .toBe(1);
    await consumer.stop();
  });

  it.runIf(publishes.length > 0)('publishes its events', async () => {
    const broker = await clients.brokerOf(name);
    for (const type of publishes) await publish(broker, type);
  });

  it('cannot publish events of other services', async () => {
    const broker = await clients.brokerOf(name);
    const foreign = name === 'svc-orders' ? 'user.deleted' : 'order.placed';
    await expect(publish(broker, foreign)).rejects.toThrow();
  });

  it('cannot read, fill or delete the queues of other services, nor the exchange', async () => {
    const owner = name === 'svc-orders' ? 'svc-catalog' : 'svc-orders';
    const queue = `${owner}.of-the-owner`;
    const ownChannel = await channelOf(await clients.brokerOf(owner));
    await ownChannel.assertQueue(queue, { durable: true });
    const broker = await clients.brokerOf(name);
    const tries = [
      async () => (await channelOf(broker)).consume(queue, () => {}),
      async () => (await channelOf(broker)).get(queue),
      async () => (await channelOf(broker)).purgeQueue(queue),
      async () => (await channelOf(broker)).deleteQueue(queue),
      async () => (await channelOf(broker)).deleteExchange('ethereal.events'),
      async () => (await channelOf(broker)).assertExchange('an-exchange', 'topic'),
      async () => {
        const channel = await channelOf(broker);
        channel.sendToQueue(queue, Buffer.from('{}'));
        await channel.waitForConfirms();
      },
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(/ACCESS_REFUSED|access to|channel closed/i);
    expect((await ownChannel.checkQueue(queue))?.messageCount).toBe(0);
  });
});

describe.skipIf(!hasPrograms()).each(DESCRIBED)('$name at Redis', ({ name, edge }) => {
  it('counts its rate limits', async () => {
    const redis = await clients.redisOf(name);
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

  it('cannot read, write, list or flush the keys of other services', async () => {
    const redis = await clients.redisOf(name);
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

it.skipIf(!hasPrograms())(
  'rejects the password of another account, and Redis stores the accounts on disk',
  async () => {
    const url = clients.urlsOf('svc-orders').REDIS_URL.replace('password-of-svc-orders', 'password-of-svc-chat');
    const redis = await clients.redisAt(url);
    await expect(redis.ping()).rejects.toThrow();
    const kept = readFileSync(stores.accountsFile, 'utf8');
    for (const { name } of DESCRIBED) expect(kept).toContain(`user ${name} on`);
    expect(kept).not.toContain('password-of');
  },
);
