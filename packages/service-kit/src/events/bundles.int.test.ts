import { CHANGES_KEY } from '@ethereal/contracts/cache-tags';
import { EVENTS, type EventOf, eventOf, MAX_CHANGES } from '@ethereal/contracts/events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newId } from '../ids.ts';
import { connectMongo, type Mongo } from '../mongo.ts';
import { backingServices, testDatabaseName, testExchange, testLogger, testQueue } from '../testing/harness.ts';
import { type Broker, connectBroker } from './broker.ts';
import { combine } from './bundles.ts';
import { type Consumer, consume } from './consumer.ts';
import { type EventEnvelope, newEvent } from './event.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPublisher, type Publisher } from './publisher.ts';

const CHANGES = ['item.published', 'item.updated'] as const;
type ItemChange = EventOf<(typeof CHANGES)[number]>;
type Change = { type?: (typeof CHANGES)[number]; subject?: string; seller?: string; version?: number };

const ADA = newId();
const item = { name: 'Coat', priceCents: 100, category: 'men' as const, sizes: [], itemImg: '/i' };
const changeOf = ({ type = 'item.published', subject = newId(), seller = ADA, version = 1 }: Change = {}) =>
  newEvent({ type, source: 'svc-catalog', subject, data: { item: { ...item, seller }, version } });
const hidden = (subject: string) =>
  newEvent({ type: 'item.unpublished', source: 'svc-catalog', subject, data: { version: 3 } });

const { mongodbUrl: url, rabbitmqUrl } = backingServices();
const open: Consumer[] = [];
const database = testDatabaseName('bundles');
let mongo: Mongo;
let broker: Broker;
let publisher: Publisher;
let outbox: Outbox;

beforeAll(async () => {
  mongo = await connectMongo({ url, database, logger: testLogger, appName: 'test' });
  broker = await connectBroker({
    url: rabbitmqUrl,
    exchange: testExchange('bundles'),
    logger: testLogger,
    name: 'test',
  });
  publisher = createPublisher({ broker, logger: testLogger });
  outbox = createOutbox({ db: mongo.db, collections: ['items'], publisher, logger: testLogger });
  await outbox.ensureIndexes();
  await vi.waitFor(() => expect(publisher.isUp()).toBe(true), 10_000);
});
afterAll(async () => {
  await outbox.flush();
  await Promise.all(open.map((consumer) => consumer.stop()));
  await broker.close();
  await mongo.db.dropDatabase();
  await mongo.close();
});

async function started(consumer: Consumer): Promise<Consumer> {
  open.push(consumer);
  await consumer.ready();
  return consumer;
}
const labelOf = ({ type, subject }: { type: string; subject: string }) => `${type} ${subject}`;

describe('combine', () => {
  it('carries the changes of one seller together, at most as many as one event may name in tags', () => {
    const changes = Array.from({ length: MAX_CHANGES + 5 }, () => changeOf());
    const others = changeOf({ seller: newId() });
    const combined = combine([...changes, others].map((event) => [event]));
    expect(combined.map(({ carries }) => carries.length)).toEqual([MAX_CHANGES, 5]);
    for (const { message } of combined) expect(EVENTS['items.changed'].parse(message)).toEqual(message);
    expect(combine(changes.map((event) => [event]))).toEqual(combined);
  });

  it('leaves out a document that holds another event, whose order would be lost', () => {
    const [one, two, three] = [changeOf(), changeOf(), changeOf()];
    const [combined] = combine([[one], [two, hidden(two.subject)], [three]]);
    expect(combined?.carries).toEqual([one, three]);
  });
});

describe('items.changed', () => {
  it('reaches each consumer as the events that it is bound to, and caches as one message', async () => {
    const [a, b, c] = [changeOf(), changeOf(), changeOf({ type: 'item.updated', version: 2 })];
    const seen = { published: [] as string[], updated: [] as string[], both: [] as string[], tags: [] as string[] };
    const base = { broker, logger: testLogger };
    const queue = () => testQueue('bundles');
    const { parse } = eventOf(CHANGES);
    await Promise.all([
      started(
        consume<ItemChange>({
          ...base,
          queue: queue(),
          bindings: ['item.published'],
          parse,
          handle: async (event) => seen.published.push(labelOf(event)),
        }),
      ),
      started(
        consume<ItemChange>({
          ...base,
          queue: queue(),
          bindings: ['item.updated'],
          parse,
          handleBatch: async (events) => seen.updated.push(...events.map(labelOf)),
        }),
      ),
      started(
        consume<ItemChange>({
          ...base,
          queue: queue(),
          kind: 'replica',
          bindings: ['item.*'],
          parse,
          handle: async (event) => seen.both.push(labelOf(event)),
        }),
      ),
      started(
        consume<EventEnvelope>({
          ...base,
          queue: queue(),
          kind: 'replica',
          bindings: [CHANGES_KEY],
          parse: (value) => value as EventEnvelope,
          handle: async ({ changes = [] }) => seen.tags.push(...changes),
        }),
      ),
    ]);
    await mongo.db
      .collection<{ _id: string; pendingEvents: EventEnvelope[] }>('items')
      .insertMany([a, b, c].map((event) => ({ _id: event.subject, pendingEvents: [event] })));
    for (const event of [a, b, c]) outbox.announce('items', event.subject, { events: [event] });
    await vi.waitFor(() => expect(Object.values(seen).map(({ length }) => length)).toEqual([2, 1, 3, 5]), 10_000);
    expect(seen).toEqual({
      published: [a, b].map(labelOf),
      updated: [labelOf(c)],
      both: [a, b, c].map(labelOf),
      tags: ['items', `seller:${ADA}`, ...[a, b, c].map(({ subject }) => `item:${subject}`)],
    });
    const waiting = mongo.db.collection('items').countDocuments({ 'pendingEvents.id': { $exists: true } });
    await vi.waitFor(async () => expect(await waiting).toBe(0), 5000);
  });

  it('returns to its queue until each of its events is handled', async () => {
    const changes = [changeOf(), changeOf(), changeOf()];
    const [first, failing] = changes.map(({ subject }) => subject);
    const handled: string[] = [];
    let failures = 2;
    const consumer = await started(
      consume<ItemChange>({
        broker,
        logger: testLogger,
        queue: testQueue('bundles'),
        bindings: ['item.published'],
        schema: eventOf(CHANGES),
        async handle({ subject }) {
          if (subject === failing && failures-- > 0) throw new Error('not yet');
          handled.push(subject);
        },
      }),
    );
    for (const { message } of combine(changes.map((event) => [event]))) await publisher.publish(message);
    await vi.waitFor(() => expect(handled).toContain(failing), 10_000);
    expect(handled.filter((subject) => subject === first)).toHaveLength(3);
    await vi.waitFor(async () => expect(await consumer.queueDepth()).toBe(0));
  });
});

it('reads every carried event as the single one, whose schema is released', () => {
  const single = z.discriminatedUnion('type', [EVENTS['item.published'], EVENTS['item.updated']]);
  const { changes } = EVENTS['items.changed'].shape.data.shape;
  expect(z.toJSONSchema(changes.element)).toEqual(z.toJSONSchema(single));
});
