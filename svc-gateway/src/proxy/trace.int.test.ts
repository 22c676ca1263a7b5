import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countView } from '@ethereal/contracts/items';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { consume } from '@ethereal/service-kit/events/consumer';
import { type EventEnvelope, newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { createHttpApp } from '@ethereal/service-kit/http';
import { route } from '@ethereal/service-kit/route';
import { backingServices, startApp, testExchange, testLogger, testPrefix } from '@ethereal/service-kit/testing/harness';
import { startProcess } from '@ethereal/service-kit/testing/start-process';
import { type CollectedSpan, startTraceCollector, tracingTo } from '@ethereal/service-kit/testing/trace-collector';
import { startTracing } from '@ethereal/service-kit/tracing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';

const { rabbitmqUrl, redisUrl } = backingServices();
const stops: (() => unknown)[] = [];
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let site: string;

beforeAll(async () => {
  collector = await startTraceCollector();
  stops.push(collector.close);
  const catalog = await startCatalog(collector.endpoint);
  site = await startTracedGateway(catalog, collector.endpoint);
  await eventually(async () => {
    const { services } = await (await fetch(`${site}/status`)).json();
    const { instances } = services.find(({ name }: { name: string }) => name === 'svc-catalog');
    expect(instances).toMatchObject([{ health: 'ready' }]);
  });
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** Starts a service that publishes views, and a consumer that counts them in batches. This process traces both. */
async function startCatalog(endpoint: string): Promise<string> {
  stops.push(await startTracing('svc-catalog', tracingTo(endpoint)));
  const logger = testLogger;
  const broker = await connectBroker({
    url: rabbitmqUrl,
    exchange: testExchange('gateway-trace'),
    logger,
    name: 'test',
  });
  stops.push(broker.close);
  const publisher = createPublisher({ broker, logger });
  const counting = consume({
    broker,
    logger,
    queue: 'analytics',
    kind: 'replica',
    bindings: ['#'],
    parse: (value) => value as EventEnvelope,
    handleBatch: async () => {},
  });
  await counting.ready();
  stops.push(counting.stop);
  await eventually(() => expect(publisher.isUp()).toBe(true));
  const app = await startApp(
    createHttpApp({
      name: 'svc-catalog',
      logger,
      readiness: {},
      calls: [countView],
      mount: (router) =>
        route(router, countView, {}, async ({ params }) => {
          const event = { type: 'item.viewed', source: 'svc-catalog', subject: params.itemId, data: {} };
          await publisher.publish(newEvent(event));
          return undefined;
        }),
    }),
  );
  stops.push(app.close);
  return app.url;
}

/** Starts the gateway as operators run it: as a separate process with an address that spans are sent to. */
async function startTracedGateway(catalog: string, endpoint: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-trace-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const elsewhere = 'http://127.0.0.1:9';
  const gateway = await startProcess(new URL('../main.ts', import.meta.url), {
    PORT: '0',
    REDIS_URL: redisUrl,
    REDIS_PREFIX: testPrefix('trace'),
    SHUTDOWN_DRAIN_MS: '0',
    SHELL_DIR: folder,
    REMOTES_DIR: folder,
    CATALOG_URLS: catalog,
    IDENTITY_URLS: elsewhere,
    ORDERS_URLS: elsewhere,
    ANALYTICS_URLS: elsewhere,
    CHAT_URLS: elsewhere,
    ...Object.fromEntries(Object.entries(tracingTo(endpoint)).map(([name, value]) => [name, String(value)])),
  });
  stops.push(gateway.kill);
  return gateway.url;
}

/** Views an item like a browser that sends these headers. */
async function view(headers: Record<string, string> = {}): Promise<void> {
  const path = countView.path.replace('{itemId}', 'a'.repeat(24));
  const answer = await fetch(site + path, { method: countView.method, headers });
  expect(answer.status, await answer.text()).toBe(204);
}

/** Returns the hops of a trace in their order, after the last one was sent. Each hop's parent is the hop before. */
async function hopsFrom(first: (span: CollectedSpan) => boolean): Promise<CollectedSpan[]> {
  return eventually(() => {
    const hops: CollectedSpan[] = [];
    let next = collector.spans.find(first);
    while (next) {
      const { traceId, spanId } = next;
      hops.push(next);
      next = collector.spans.find((span) => span.traceId === traceId && span.parentSpanId === spanId);
    }
    expect(hops.map(({ service, name }) => `${service}: ${name}`)).toEqual([
      'svc-gateway: PATCH /api/increment-views/{itemId}',
      'svc-catalog: PATCH /api/increment-views/{itemId}',
      'svc-catalog: analytics process',
    ]);
    return hops;
  });
}

it("continues the browser's trace through the service and the broker to the consumer", async () => {
  const [traceId, browser] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  await view({ traceparent: `00-${traceId}-${browser}-01` });
  const hops = await hopsFrom(({ parentSpanId }) => parentSpanId === browser);
  expect(hops.map((hop) => hop.traceId)).toEqual([traceId, traceId, traceId]);
});

it('starts a trace for a browser with no trace or a malformed one', async () => {
  const isRoot = (span: CollectedSpan) =>
    span.service === 'svc-gateway' && span.name.startsWith('PATCH') && !span.parentSpanId;
  const known = new Set<string>();
  const malformed = `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`;
  for (const headers of [undefined, { traceparent: malformed }]) {
    await view(headers);
    const [root] = await hopsFrom((span) => isRoot(span) && !known.has(span.traceId));
    if (root) known.add(root.traceId);
  }
  expect(known.size).toBe(2);
});

it('records nothing of a trace that the browser excludes from recording', async () => {
  const [traceId, browser] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  await view({ traceparent: `00-${traceId}-${browser}-00` });
  const later = randomBytes(8).toString('hex');
  await view({ traceparent: `00-${randomBytes(16).toString('hex')}-${later}-01` });
  await hopsFrom(({ parentSpanId }) => parentSpanId === later);
  expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([]);
});
