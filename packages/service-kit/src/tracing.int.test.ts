import { randomBytes } from 'node:crypto';
import type { Router } from 'express';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Broker, connectBroker } from './events/broker.ts';
import { consume } from './events/consumer.ts';
import { type EventEnvelope, newEvent } from './events/event.ts';
import { createOutbox } from './events/outbox.ts';
import { createPublisher, type Publisher } from './events/publisher.ts';
import { createHttpApp } from './http.ts';
import { connectMongo } from './mongo.ts';
import { backingServices, startApp, testDatabaseName, testExchange, testLogger } from './testing/harness.ts';
import { startTraceCollector, tracingTo } from './testing/trace-collector.ts';
import { startTracing } from './tracing.ts';

const { mongodbUrl, rabbitmqUrl } = backingServices();
const stops: (() => unknown)[] = [];
const collector = await startTraceCollector();
// A process has a single tracer.
const stopTracing = await startTracing('svc-test', tracingTo(collector.endpoint));
let broker: Broker;
let publisher: Publisher;

beforeEach(async () => {
  broker = await connectBroker({
    url: rabbitmqUrl,
    exchange: testExchange('trace'),
    logger: testLogger,
    name: 't',
  });
  publisher = createPublisher({ broker, logger: testLogger });
  await vi.waitFor(() => expect(publisher.isUp()).toBe(true), 10_000);
  stops.push(() => broker.close());
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(async () => {
  await stopTracing();
  collector.close();
});

const viewed = (subject: string) => newEvent({ type: 'item.viewed', source: 'test', subject, data: {} });

async function serve(mount: (router: Router) => void) {
  const app = await startApp(createHttpApp({ name: 'svc-test', logger: testLogger, readiness: {}, calls: [], mount }));
  stops.push(app.close);
  const view = (id: string, traceId: string) =>
    fetch(`${app.url}/view/${id}`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  return view;
}

const listening = {
  queue: 'analytics',
  kind: 'replica' as const,
  bindings: ['#'],
  parse: (value: unknown) => value as EventEnvelope,
};
const newTraceId = () => randomBytes(16).toString('hex');

/** Returns the spans of a trace, each with the name of its parent. */
function storyOf(traceId: string): Record<string, string | undefined> {
  const spans = collector.spans.filter((span) => span.traceId === traceId);
  const nameOf = new Map(spans.map(({ spanId, name }) => [spanId, name]));
  return Object.fromEntries(spans.map(({ name, parentSpanId = '' }) => [name, nameOf.get(parentSpanId)]));
}

const expectFromRequestToConsumer = (traceId: string) =>
  vi.waitFor(() => {
    const story = { 'GET /view/:id': undefined, 'analytics process': 'GET /view/:id' };
    expect(storyOf(traceId)).toEqual(story);
  }, 5000);

test('connects the request, its event and the consumer in one trace', async () => {
  const handle = vi.fn(async () => {});
  const consumer = consume({ broker, logger: testLogger, ...listening, handle });
  await consumer.ready();
  const view = await serve((router) => {
    router.get('/view/:id', async ({ params }, response) => {
      await publisher.publish(viewed(params.id));
      response.send('ok');
    });
  });
  const traceId = newTraceId();
  await view('a', traceId);
  await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce());
  await consumer.stop();
  await expectFromRequestToConsumer(traceId);
});

test('keeps events of one batch in the traces of their own requests', async () => {
  const traceIds = [newTraceId(), newTraceId()];
  const handleBatch = vi.fn(async (_: EventEnvelope[]) => {});
  const consumer = consume({
    broker,
    logger: testLogger,
    ...listening,
    handleBatch,
    maxBatch: 2,
    maxWaitMs: 5000,
  });
  await consumer.ready();
  const view = await serve((router) => {
    router.get('/view/:id', async ({ params }, response) => {
      await publisher.publish(viewed(params.id));
      response.send('ok');
    });
  });
  await Promise.all(traceIds.map((traceId) => view(traceId, traceId)));
  await vi.waitFor(() => expect(handleBatch).toHaveBeenCalledOnce());
  expect(handleBatch.mock.calls[0]?.[0]).toHaveLength(2);
  await consumer.stop();
  for (const traceId of traceIds) await expectFromRequestToConsumer(traceId);
});

test('puts an event from the outbox into the trace of its request, also when requests overlap', async () => {
  const mongo = await connectMongo({
    url: mongodbUrl,
    database: testDatabaseName('trace'),
    appName: 'test',
  });
  stops.push(async () => {
    await mongo.db.dropDatabase();
    await mongo.close();
  });
  const outbox = createOutbox({ db: mongo.db, collections: ['views'], publisher, logger: testLogger });
  const handle = vi.fn(async () => {});
  const consumer = consume({ broker, logger: testLogger, ...listening, handle });
  await consumer.ready();
  const traceIds = [newTraceId(), newTraceId()];
  const views = mongo.db.collection<{ _id: string; pendingEvents: EventEnvelope[] }>('views');
  const bothWrote = Promise.withResolvers<void>();
  let written = 0;
  const view = await serve((router) => {
    router.get('/view/:id', async ({ params }, response) => {
      await views.insertOne({ _id: params.id, pendingEvents: [viewed(params.id)] });
      written += 1;
      if (written === traceIds.length) bothWrote.resolve();
      await bothWrote.promise;
      outbox.announce('views', params.id);
      response.send('ok');
    });
  });
  await Promise.all(traceIds.map((traceId) => view(traceId, traceId)));
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2));
  await outbox.flush();
  await consumer.stop();
  for (const traceId of traceIds) await expectFromRequestToConsumer(traceId);
});
