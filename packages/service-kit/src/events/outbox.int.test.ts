import { HOUR_MS } from '@ethereal/contracts/durations';
import type { ConsumeMessage } from 'amqplib';
import { connect } from 'amqplib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../ids.ts';
import { outboxAge } from '../metrics.ts';
import { connectMongo, type Mongo } from '../mongo.ts';
import { backingServices, testDatabaseName, testExchange, testLogger, testQueue } from '../testing/harness.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { type Broker, connectBroker } from './broker.ts';
import { type EventEnvelope, newEvent } from './event.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPublisher } from './publisher.ts';

type Order = { _id: string; pendingEvents?: EventEnvelope[] };

const exchange = testExchange('outbox');
const { mongodbUrl, rabbitmqUrl } = backingServices();
let mongo: Mongo;
let proxy: TcpProxy;
let broker: Broker;
let outbox: Outbox;
let direct: Awaited<ReturnType<typeof connect>>;
const received: EventEnvelope[] = [];

beforeAll(async () => {
  mongo = await connectMongo({
    url: mongodbUrl,
    database: testDatabaseName('outbox'),
    appName: 'test',
  });
  proxy = await startTcpProxy(rabbitmqUrl);
  broker = await connectBroker({ url: proxy.url, exchange, logger: testLogger, name: 'test' });
  const publisher = createPublisher({ broker, logger: testLogger });
  outbox = createOutbox({
    db: mongo.db,
    collections: ['orders'],
    publisher,
    logger: testLogger,
    sweepEveryMs: 200,
  });
  await outbox.ensureIndexes();
  await vi.waitFor(() => expect(publisher.isUp()).toBe(true), 10_000);

  direct = await connect(rabbitmqUrl);
  const channel = await direct.createChannel();
  const queue = testQueue('outbox');
  await channel.assertQueue(queue, { exclusive: true });
  await channel.bindQueue(queue, exchange, '#');
  await channel.consume(
    queue,
    (message: ConsumeMessage | null) => {
      if (message) received.push(JSON.parse(message.content.toString()));
    },
    { noAck: true },
  );
});
afterAll(async () => {
  await outbox.flush();
  await broker.close();
  await proxy.close();
  const channel = await direct.createChannel();
  await channel.deleteExchange(exchange);
  await channel.deleteExchange(`${exchange}.dead`);
  await direct.close();
  await mongo.db.dropDatabase();
  await mongo.close();
});

const orders = () => mongo.db.collection<Order>('orders');
const sold = (subject: string) => newEvent({ type: 'item.bought', source: 'test', subject, data: { quantity: 1 } });

async function insertOrder(...pendingEvents: EventEnvelope[]): Promise<string> {
  const _id = newId();
  await orders().insertOne({ _id, pendingEvents });
  return _id;
}

const arrived = (events: EventEnvelope[]) =>
  received.filter(({ id }) => events.some((event) => event.id === id)).map(({ id }) => id);
const pendingOf = async (_id: string) => (await orders().findOne({ _id }))?.pendingEvents;

test('publishes announced events in order, then pulls them from their document', async () => {
  const events = Array.from({ length: 5 }, (_, n) => sold(`item-${n}`));
  const _id = await insertOrder(...events);
  outbox.announce('orders', _id);
  await vi.waitFor(async () => expect(await pendingOf(_id)).toEqual([]));
  // A copy is pulled when the broker has confirmed it, which may be before it arrives.
  await vi.waitFor(() => expect(arrived(events)).toEqual(events.map(({ id }) => id)));
});

test('loses none of many concurrent announcements', async () => {
  const events = Array.from({ length: 500 }, (_, n) => sold(`item-${n}`));
  const documents = events.map((event) => ({ _id: newId(), pendingEvents: [event] }));
  await orders().insertMany(documents);
  for (const { _id } of documents) outbox.announce('orders', _id);
  await vi.waitFor(async () => {
    expect(await orders().countDocuments({ 'pendingEvents.id': { $exists: true } })).toBe(0);
    expect(new Set(arrived(events)).size).toBe(500);
  }, 15_000);
});

test('publishes events left over from a crash', async () => {
  const event = sold('item-1');
  const _id = await insertOrder(event);
  await vi.waitFor(async () => expect(await pendingOf(_id)).toEqual([]));
  await vi.waitFor(() => expect(arrived([event])).toEqual([event.id]));
});

const oldestOf = async (name: string) =>
  (await outboxAge.get()).values.find(({ labels }) => labels.collection === name)?.value;

const hourOld = (subject: string) => ({ ...sold(subject), time: new Date(Date.now() - HOUR_MS).toISOString() });

/** Stores events in documents of their own, with an outbox that sweeps them at start and at most hourly after that. */
async function sweptRarely(name: string, events: EventEnvelope[], isUp: boolean) {
  const published: string[] = [];
  await mongo.db.collection<Order>(name).insertMany(events.map((event) => ({ _id: newId(), pendingEvents: [event] })));
  const publisher = {
    publish: async ({ id }: EventEnvelope) => void published.push(id),
    publishAll: async () => [],
    isUp: () => isUp,
    onUp: () => () => false,
  };
  const rare = { db: mongo.db, collections: [name], logger: testLogger, sweepEveryMs: HOUR_MS };
  return { published, other: createOutbox({ ...rare, publisher }) };
}

test('leaves young events to their writer in a sweep, and reports the age of the others', async () => {
  const [old, young] = [hourOld('a'), sold('b')];
  const { published, other } = await sweptRarely('others', [old, young], true);
  await vi.waitFor(() => expect(published).toContain(old.id), 5000);
  await other.flush();
  expect(published).toEqual([old.id]);
  expect(await oldestOf('others')).toBeCloseTo(HOUR_MS / 1000, -2);
  await other.sweep();
  expect(published).toEqual([old.id, young.id]);
  await other.flush();
  await other.sweep();
  expect(await oldestOf('others')).toBe(0);
});

test('reports the growing age of events that wait while the broker is unavailable, without another sweep', async () => {
  const young = { ...sold('b'), id: '0' };
  const { published, other } = await sweptRarely('late', [young, { ...hourOld('a'), id: 'f' }], false);
  await vi.waitFor(async () => expect(await oldestOf('late')).toBeGreaterThanOrEqual(HOUR_MS / 1000));
  const before = await oldestOf('late');
  await vi.waitFor(async () => expect(await oldestOf('late')).toBeGreaterThan(Number(before)));
  await other.flush();
  expect(published).toEqual([]);
});

test('keeps events while the broker is unavailable, and publishes them afterwards', async () => {
  await proxy.cut();
  await vi.waitFor(() => expect(broker.isUp()).toBe(false));
  const [inDocument, alone] = [sold('item-1'), sold('item-2')];
  const _id = await insertOrder(inDocument);
  outbox.announce('orders', _id);
  await outbox.publishOrStore(alone);
  await outbox.publishOrStore(alone);
  const store = mongo.db.collection<Order>('outbox');
  expect(await store.find().toArray()).toEqual([{ _id: alone.id, pendingEvents: [alone] }]);
  expect(await pendingOf(_id)).toEqual([inDocument]);

  await proxy.restore();
  await vi.waitFor(async () => {
    expect(await pendingOf(_id)).toEqual([]);
    expect(await store.countDocuments()).toBe(0);
    expect(new Set(arrived([inDocument, alone]))).toEqual(new Set([inDocument.id, alone.id]));
  }, 15_000);
});

test('stores an event without blocking the caller while the broker is stalled', async () => {
  proxy.stall();
  const event = sold('item-1');
  await outbox.publishOrStore(event);
  proxy.resume();
  await vi.waitFor(() => expect(arrived([event])).toContain(event.id), 15_000);
});

test('waits for announced events when flushed', async () => {
  const event = sold('item-1');
  const _id = await insertOrder(event);
  outbox.announce('orders', _id);
  await outbox.flush();
  expect(await pendingOf(_id)).toEqual([]);
});
