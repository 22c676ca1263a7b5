import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startTraceCollector, tracingTo } from './testing/trace-collector.ts';
import { startTracing, type TracedResponse, traceRequest } from './tracing.ts';

function answer(headers: Record<string, string>): void {
  const response = new EventEmitter();
  traceRequest({ method: 'GET', headers } as unknown as IncomingMessage, response as TracedResponse, () => {});
  response.emit('close');
}

test('exports no trace that begins here with a share of 0, but the spans of traces that others export', async () => {
  const collector = await startTraceCollector();
  const stop = await startTracing('svc-test', { ...tracingTo(collector.endpoint), OTEL_TRACES_SAMPLER_ARG: 0 });
  const exported = 'a'.repeat(32);

  answer({});
  answer({ traceparent: `00-${exported}-b7ad6b7169203331-01` });
  await stop();
  collector.close();

  expect(collector.spans.map(({ traceId }) => traceId)).toEqual([exported]);
});
