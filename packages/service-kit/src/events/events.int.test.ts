import { CHANGES_KEY } from '@ethereal/contracts/cache-tags';
import { connect } from 'amqplib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { unavailable } from '../errors.ts';
import { registry } from '../metrics.ts';
import { backingServices, testExchange, testLogger, testQueue } from '../testing/harness.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { type Broker, connectBroker } from './broker.ts';
import { type Consumer, type ConsumerOptions, consume } from './consumer.ts';
import { newEvent } from './event.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { deadQueueOf, heldQueueOf } from './queues.ts';

const schema = z.object({
  id: z.string(),
  type: z.literal('item.seen'),
  source: z.string(),
  time: z.string(),
  subject: z.string(),
  data: z.object({ n: z.number() }),
});
type Viewed = z.output<typeof schema>;
const viewed = (n: number): Viewed => newEvent({ type: 'item.seen', source: 'test', subject: 'item-1', data: { n } });

const exchange = testExchange('kit');
const url = backingServices().rabbitmqUrl;
let direct: Awaited<ReturnType<typeof connect>>;
let proxy: TcpProxy;
let broker: Broker;
let publisher: Publisher;
const consumers: Consumer[] = [];
const queues: string[] = [];

beforeAll(async () => {
  direct = await connect(url);
  proxy = await startTcpProxy(url);
  broker = await connectBroker({ url: proxy.url, exchange, logger: testLogger, name: 'test' });
  publisher = createPublisher({ broker, logger: testLogger, mustRoute: ['item.seen'] });
  await vi.waitFor(() => expect(publisher.isUp()).toBe(true), 10_000);
});
afterAll(async () => {
  await Promise.all(consumers.map((consumer) => consumer.stop()));
  await broker.close();
  await proxy.close();
  const channel = await direct.createChannel();
  for (const queue of queues) {
    await channel.deleteQueue(queue);
    await channel.deleteQueue(deadQueueOf(queue));
    await channel.deleteQueue(heldQueueOf(queue));
  }
  await channel.deleteExchange(exchange);
  await channel.deleteExchange(`${exchange}.dead`);
  await direct.close();
});

type Handling = Pick<Extract<ConsumerOptions<Viewed>, { handle: unknown }>, 'handle'> | BatchHandling;
type BatchHandling = Pick<Extract<ConsumerOptions<Viewed>, { handleBatch: unknown }>, 'handleBatch' | 'maxBatch'>;

async function subscribe(options: Handling & { deliveryLimit?: number; kind?: 'quorum' | 'replica' }) {
  const queue = testQueue('kit');
  if (options.kind !== 'replica') queues.push(queue);
  const consumer = consume<Viewed>({
    broker,
    logger: testLogger,
    queue,
    bindings: ['item.*'],
    schema,
    ...options,
  });
  consumers.push(consumer);
  await consumer.ready();
  return { queue, consumer };
}

/** Waits for a message in the dead letters. */
async function deadLetter(queue: string) {
  const channel = await direct.createChannel();
  try {
    return await vi.waitFor(
      async () => {
        const message = await channel.get(deadQueueOf(queue), { noAck: true });
        if (!message) throw new Error('no dead letter yet');
        return { text: message.content.toString(), headers: message.properties.headers ?? {} };
      },
      { timeout: 15_000, interval: 100 },
    );
  } finally {
    await channel.close();
  }
}

async function publishRaw(text: string) {
  const channel = await direct.createConfirmChannel();
  channel.publish(exchange, 'item.seen', Buffer.from(text));
  await channel.waitForConfirms();
  await channel.close();
}

test('delivers an event to its handler with the request id', async () => {
  const seen: [number, string | undefined][] = [];
  await subscribe({ handle: async ({ data }, meta) => seen.push([data.n, meta.requestId]) });
  await publisher.publish(viewed(1), { requestId: 'request-1' });
  await vi.waitFor(() => expect(seen).toEqual([[1, 'request-1']]));
});

test('confirms many events together and handles each once in batches', async () => {
  const sizes: number[] = [];
  const seen = new Set<number>();
  await subscribe({
    maxBatch: 50,
    handleBatch: async (events) => {
      sizes.push(events.length);
      for (const { data } of events) seen.add(data.n);
    },
  });
  await Promise.all(Array.from({ length: 1000 }, (_, n) => publisher.publish(viewed(n))));
  await vi.waitFor(() => expect(seen.size).toBe(1000), 10_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(1000);
  expect(Math.max(...sizes)).toBe(50);
});

test.each([
  ['no JSON', '{"id":'],
  ['of an unknown type', JSON.stringify({ ...viewed(1), type: 'item.eaten' })],
  ['of another shape', JSON.stringify({ ...viewed(1), data: {} })],
])('moves a message %s to the dead letters with the reason and handles the next', async (_name, text) => {
  const handle = vi.fn(async () => {});
  const { queue, consumer } = await subscribe({ handle });
  await publishRaw(text);
  await publisher.publish(viewed(2));
  const dead = await deadLetter(queue);
  expect(dead.text).toBe(text);
  expect(dead.headers).toMatchObject({
    'x-reason': expect.stringMatching(/./),
    'x-original-routing-key': 'item.seen',
  });
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
  expect(await consumer.queueDepth()).toBe(0);
});

test('moves an event that keeps failing to the dead letters and handles the others of its batch', async () => {
  const done: number[] = [];
  const { queue } = await subscribe({
    deliveryLimit: 2,
    handleBatch: async (events) => {
      if (events.some(({ data }) => data.n === 13)) throw new Error('unlucky');
      done.push(...events.map(({ data }) => data.n));
    },
  });
  await Promise.all([12, 13, 14].map((n) => publisher.publish(viewed(n))));
  const dead = await deadLetter(queue);
  expect(JSON.parse(dead.text).data).toEqual({ n: 13 });
  await vi.waitFor(() => expect(done.toSorted()).toEqual([12, 14]));
});

test('retries while a neighbor is unavailable, however often it fails', async () => {
  let failures = 0;
  const handle = vi.fn(async () => {
    failures += 1;
    if (failures <= 4) throw unavailable('the database is away');
  });
  const { consumer } = await subscribe({ deliveryLimit: 1, handle });
  await publisher.publish(viewed(1));
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(5), 10_000);
  await consumer.stop();
});

test('rejects an event that must reach a queue when there is none', async () => {
  await Promise.all(consumers.splice(0).map((consumer) => consumer.stop()));
  const channel = await direct.createChannel();
  for (const queue of queues) await channel.unbindQueue(queue, exchange, 'item.*');
  await channel.close();
  await expect(publisher.publish(viewed(1))).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(publisher.publish({ ...viewed(1), type: 'item.unfavourited' })).resolves.toBeUndefined();
});

test('rejects an event that must reach a queue when caches alone receive its changes', async () => {
  const purged: unknown[] = [];
  const cache = consume({
    broker,
    logger: testLogger,
    queue: testQueue('cache'),
    kind: 'replica',
    bindings: [CHANGES_KEY],
    schema: schema.extend({ changes: z.array(z.string()) }),
    handle: async ({ changes }) => purged.push(changes),
  });
  await cache.ready();
  const changed = { ...viewed(1), changes: ['item:1'] };
  await expect(publisher.publish(changed)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await publisher.publishAll([{ event: changed, origin: {} }])).toEqual([{ event: changed, origin: {} }]);
  await vi.waitFor(() => expect(purged).toEqual([['item:1'], ['item:1']]));
  await cache.stop();
});

test('fails to publish while the broker is unavailable, and recovers on both sides', async () => {
  const seen: number[] = [];
  const { queue } = await subscribe({ handle: async ({ data }) => seen.push(data.n) });
  await proxy.cut();
  await vi.waitFor(() => expect(broker.isUp()).toBe(false));
  await expect(publisher.publish(viewed(1))).rejects.toMatchObject({ kind: 'unavailable' });
  await publishRaw(JSON.stringify(viewed(2)));
  await proxy.restore();
  await vi.waitFor(() => publisher.publish(viewed(3)), 15_000);
  await vi.waitFor(() => expect(seen.sort()).toEqual([2, 3]), 15_000);
  const channel = await direct.createChannel();
  await vi.waitFor(async () => expect((await channel.checkQueue(queue)).consumerCount).toBe(1));
  await channel.close();
});

test('reopens a channel that the broker closes', async () => {
  const channel = await direct.createChannel();
  await channel.deleteExchange(exchange);
  await expect(publisher.publish(viewed(1))).rejects.toMatchObject({ kind: 'unavailable' });
  await channel.assertExchange(exchange, 'topic', { durable: true });
  await channel.close();
  const handle = vi.fn(async () => {});
  await subscribe({ handle });
  await vi.waitFor(() => publisher.publish(viewed(2)), 10_000);
  await vi.waitFor(() => expect(handle).toHaveBeenCalled());
});

test('declares a deleted queue again', async () => {
  const seen: number[] = [];
  const { queue } = await subscribe({ handle: async ({ data }) => seen.push(data.n) });
  const channel = await direct.createChannel();
  await channel.deleteQueue(queue);
  await vi.waitFor(
    async () => {
      await publisher.publish(viewed(1));
      expect(seen).toContain(1);
    },
    { timeout: 15_000, interval: 200 },
  );
  await channel.close();
});

test('starts consumer and publisher while the broker is unavailable', async () => {
  const late = await startTcpProxy(url);
  await late.cut();
  const lateBroker = await connectBroker({ url: late.url, exchange, logger: testLogger, name: 'late' });
  const latePublisher = createPublisher({ broker: lateBroker, logger: testLogger });
  const queue = testQueue('late');
  queues.push(queue);
  const seen: number[] = [];
  const consumer = consume({
    broker: lateBroker,
    logger: testLogger,
    queue,
    bindings: ['item.*'],
    schema,
    handle: async ({ data }: Viewed) => seen.push(data.n),
  });
  await expect(latePublisher.publish(viewed(1))).rejects.toMatchObject({ kind: 'unavailable' });
  await late.restore();
  await consumer.ready();
  await vi.waitFor(() => latePublisher.publish(viewed(2)));
  await vi.waitFor(() => expect(seen).toEqual([2]));
  await consumer.stop();
  await lateBroker.close();
  await late.close();
});

test('finishes messages in flight when stopped and leaves the others in the queue', async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const done: number[] = [];
  const { queue, consumer } = await subscribe({
    handle: async ({ data }) => {
      started.resolve();
      await finish.promise;
      done.push(data.n);
    },
  });
  await publisher.publish(viewed(1));
  await started.promise;
  const stopped = consumer.stop();
  finish.resolve();
  await stopped;
  await publisher.publish(viewed(2));
  expect(done).toEqual([1]);
  const channel = await direct.createChannel();
  await vi.waitFor(async () => expect((await channel.checkQueue(queue)).messageCount).toBe(1));
  await channel.close();
});

test('delivers every event to a replica in its own queue', async () => {
  const [one, two] = [vi.fn(async () => {}), vi.fn(async () => {})];
  await subscribe({ kind: 'replica', handle: one });
  await subscribe({ kind: 'replica', handle: two });
  await publisher.publish(viewed(1));
  await vi.waitFor(() => expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 1]));
});

test('holds events of a type that an old version does not support until a new version handles them', async () => {
  const queue = testQueue('kit');
  queues.push(queue);
  const envelope = schema.extend({ type: z.string() });
  const open = (bindings: readonly string[], handled: string[]) => {
    const consumer = consume({
      broker,
      logger: testLogger,
      queue,
      bindings,
      schema: envelope,
      heldMs: 200,
      handle: async ({ type }) => void handled.push(type),
    });
    consumers.push(consumer);
    return consumer;
  };
  const [byOld, byNew]: [string[], string[]] = [[], []];
  const old = open(['item.seen'], byOld);
  await old.ready();
  // The new version has bound the queue to its type and was then rolled back.
  const first = open(['item.seen', 'item.compared'], byNew);
  await first.ready();
  await first.stop();
  const compared = newEvent({ type: 'item.compared', source: 'test', subject: 'item-1', data: { n: 1 } });
  await publisher.publish(compared);
  await publisher.publish(viewed(1));
  await vi.waitFor(() => expect(byOld).toEqual(['item.seen']), 10_000);
  const held = await registry.getSingleMetric('events_held_total')?.get();
  expect(held?.values.find(({ labels }) => labels.queue === queue)?.value).toBeGreaterThan(0);

  await open(['item.seen', 'item.compared'], byNew).ready();
  await old.stop();
  await vi.waitFor(() => expect(byNew).toEqual(['item.compared']), 10_000);
  const channel = await direct.createChannel();
  expect((await channel.checkQueue(deadQueueOf(queue))).messageCount).toBe(0);
  await channel.close();
});
