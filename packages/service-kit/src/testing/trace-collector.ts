import type { TracingConfig } from '../tracing.ts';
import { startServer } from './harness.ts';

/** A span as the collector received it; a root span has no `parentSpanId`. */
export type CollectedSpan = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
};
type Attribute = { key: string; value: { stringValue?: string } };
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<CollectedSpan, 'service'>[] }[];
  }[];
};

/** Returns settings that send every span to a collector, without the usual delay. */
export const tracingTo = (endpoint: string): TracingConfig => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: 1,
  OTEL_BSP_SCHEDULE_DELAY: 50,
});

/** Starts a server that receives OTLP over HTTP, as an OpenTelemetry collector does, and stores every span. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const { url: endpoint, close } = await startServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { resourceSpans }: Export = JSON.parse(Buffer.concat(chunks).toString());
    for (const { resource, scopeSpans } of resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === 'service.name');
      const service = name?.value.stringValue ?? '';
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push({ ...span, service });
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  return { spans, endpoint, close };
}
