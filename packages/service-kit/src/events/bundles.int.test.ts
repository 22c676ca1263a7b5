import { CHANGES_KEY } from '@ethereal/contracts/cache-tags';
import { EVENTS, type EventOf, eventOf, MAX_CHANGES } from '@ethereal/contracts/events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { unavailable } from '../errors.ts';
import { newId } from '../ids.ts';
import { connectMongo, type Mongo } from '../mongo.ts';
import { backingServices, testDatabaseName, testExchange, testLogger, testQueue } from '../testing/harness.ts';
import { type Broker, connectBroker } from './broker.ts';
import { bundleChanges } from './bundles.ts';
import { type Consumer, consume } from './consumer.ts';
import { type EventEnvelope, newEvent } from './event.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { deadQueueOf } from './queues.ts';

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
  mongo = await connectMongo({ url, database, appName: 'test' });
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
async function publishTogether(changes: readonly ItemChange[]): Promise<void> {
  for (const { message } of bundleChanges(changes.map((event) => [event]))) await publisher.publish(message);
}

/** Returns the next dead letter of a queue, which leaves it; false when there is none. */
async function deadLetterOf(queue: string) {
  const channel = await broker.connection()?.createChannel();
  const letter = await channel?.get(deadQueueOf(queue), { noAck: true });
  await channel?.close();
  return letter ?? false;
}
const labelOf = ({ type, subject }: { type: string; subject: string }) => `${type} ${subject}`;

describe('bundleChanges', () => {
  it('carries the changes of one seller together, at most as many as one event may name in tags', () => {
    const changes = Array.from({ length: MAX_CHANGES + 5 }, () => changeOf());
    const others = changeOf({ seller: newId() });
    const bundles = bundleChanges([...changes, others].map((event) => [event]));
    expect(bundles.map(({ carries }) => carries.length)).toEqual([MAX_CHANGES, 5]);
    for (const { message } of bundles) expect(EVENTS['items.changed'].parse(message)).toEqual(message);
    expect(bundleChanges(changes.map((event) => [event]))).toEqual(bundles);
  });

  it('leaves out a document that holds another event, whose order would be lost', () => {
    const [one, two, three] = [changeOf(), changeOf(), changeOf()];
    const [bundle] = bundleChanges([[one], [two, hidden(two.subject)], [three]]);
    expect(bundle?.carries).toEqual([one, three]);
  });
});

describe('items.changed', () => {
  it('reaches each consumer as the events that it is bound to, and each cache as one message', async () => {
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
    const waiting = () => mongo.db.collection('items').countDocuments({ 'pendingEvents.id': { $exists: true } });
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 5000);
  });

  describe('with an event that fails', () => {
    const changes = [changeOf(), changeOf(), changeOf()];
    const [failing, ...others] = changes.map(({ subject }) => subject);

    it.each(['handle', 'handleBatch'] as const)('handles the others and returns to its queue (%s)', async (way) => {
      const handled: string[] = [];
      let failures = 3;
      const takes = async (subjects: readonly string[]) => {
        if (subjects.includes(failing ?? '') && failures-- > 0) throw new Error('not yet');
        handled.push(...subjects);
      };
      const consumer = await started(
        consume<ItemChange>({
          broker,
          logger: testLogger,
          queue: testQueue('bundles'),
          bindings: ['item.published'],
          schema: eventOf(CHANGES),
          ...(way === 'handle'
            ? { handle: ({ subject }) => takes([subject]) }
            : { handleBatch: (events) => takes(events.map(({ subject }) => subject)) }),
        }),
      );
      await publishTogether(changes);
      await vi.waitFor(() => expect(handled).toContain(failing), 10_000);
      expect(handled.slice(0, 2).toSorted()).toEqual(others.toSorted());
      await vi.waitFor(async () => expect(await consumer.queueDepth()).toBe(0));
    });

    it('retries without end while a neighbor is unavailable, although another event fails for good', async () => {
      let calls = 0;
      const queue = testQueue('bundles');
      await started(
        consume<ItemChange>({
          broker,
          logger: testLogger,
          queue,
          bindings: ['item.published'],
          schema: eventOf(CHANGES),
          deliveryLimit: 1,
          async handle({ subject }) {
            calls += 1;
            throw subject === failing ? new Error('never') : unavailable('the neighbor is away');
          },
        }),
      );
      await publishTogether(changes);
      await vi.waitFor(() => expect(calls).toBeGreaterThanOrEqual(4 * changes.length), 10_000);
      expect(await deadLetterOf(queue)).toBe(false);
    });

    it('moves to the dead letters after the others were handled when it does not match the schema', async () => {
      const handled: string[] = [];
      const queue = testQueue('bundles');
      const consumer = await started(
        consume<ItemChange>({
          broker,
          logger: testLogger,
          queue,
          bindings: ['item.published'],
          parse(value) {
            const event = eventOf(CHANGES).parse(value);
            if (event.subject === failing) throw new Error('unknown category');
            return event;
          },
          handle: async ({ subject }) => handled.push(subject),
        }),
      );
      await publishTogether(changes);
      const dead = await vi.waitFor(async () => {
        const letter = await deadLetterOf(queue);
        if (!letter) throw new Error('no dead letter yet');
        return letter;
      }, 10_000);
      expect(handled.toSorted()).toEqual(others.toSorted());
      expect(dead.properties.headers).toMatchObject({ 'x-reason': 'unknown category' });
      expect(EVENTS['items.changed'].parse(JSON.parse(dead.content.toString())).data.changes).toHaveLength(3);
      expect(await consumer.queueDepth()).toBe(0);
    });
  });
});

it('reads every carried event as the single one, whose schema is released', () => {
  const single = z.discriminatedUnion('type', [EVENTS['item.published'], EVENTS['item.updated']]);
  const { changes } = EVENTS['items.changed'].shape.data.shape;
  expect(z.toJSONSchema(changes.element)).toEqual(z.toJSONSchema(single));
});
