import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { connectBroker } from './events/broker.ts';
import { consume } from './events/consumer.ts';
import { type EventEnvelope, newEvent } from './events/event.ts';
import { createPublisher } from './events/publisher.ts';
import { createHttpApp } from './http.ts';
import { backingServices, startApp, testExchange, testLogger } from './testing/harness.ts';
import { startTracing } from './tracing.ts';

type Span = { traceId: string; name: string };
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: Export = JSON.parse(Buffer.concat(chunks).toString());
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { spans, endpoint, close: () => server.close().closeAllConnections() };
}

test('one trace runs from the request through its event to the consumer', async () => {
  const collector = await startCollector();
  const stopTracing = await startTracing({ serviceName: 'svc-test', endpoint: collector.endpoint });
  const broker = await connectBroker({
    ...{ url: backingServices().rabbitmqUrl, exchange: testExchange('trace'), logger: testLogger, name: 't' },
  });
  const publisher = createPublisher({ broker, logger: testLogger });
  const handled = vi.fn(async () => {});
  const consumer = consume({
    ...{ broker, logger: testLogger, queue: 'analytics', kind: 'replica', bindings: ['#'] },
    parse: (value) => value as EventEnvelope,
    handle: handled,
  });
  await consumer.ready();
  const app = await startApp(
    createHttpApp({
      ...{ name: 'svc-test', logger: testLogger, readiness: {}, calls: [] },
      mount(router) {
        router.get('/view', async (_request, response) => {
          const event = newEvent({ type: 'item.viewed', source: 'test', subject: 'item-1', data: {} });
          await publisher.publish(event);
          response.send('ok');
        });
      },
    }),
  );

  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${app.url}/view`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  await vi.waitFor(() => expect(handled).toHaveBeenCalledOnce());
  await consumer.stop();
  await app.close();
  await stopTracing();
  expect(
    collector.spans
      .filter((span) => span.traceId === traceId)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['GET /view', 'analytics process']);
  await broker.close();
  collector.close();
});
