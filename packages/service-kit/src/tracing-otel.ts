import type { IncomingMessage } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { TracedResponse } from './tracing.ts';

/** Creates spans explicitly around requests and events, because patching imported modules does not work for ESM. */
export function openTracing({ serviceName, endpoint }: { serviceName: string; endpoint: string }) {
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
    instrumentations: [],
  });
  sdk.start();
  const tracer = trace.getTracer('@ethereal/service-kit');

  return {
    request(request: IncomingMessage, response: TracedResponse, work: () => void): void {
      const parent = propagation.extract(context.active(), request.headers);
      const attributes = { 'http.request.method': request.method ?? '' };
      const span = tracer.startSpan(`${request.method}`, { kind: SpanKind.SERVER, attributes }, parent);
      response.once('close', () => {
        // The route is known only now. The span has the template, because a path may contain a token.
        const { route = 'unknown' } = response.locals ?? {};
        span.updateName(`${request.method} ${route}`);
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), work);
    },

    inject(headers: Record<string, string>): void {
      propagation.inject(context.active(), headers);
    },

    async consume<T>(
      name: string,
      events: readonly Readonly<Record<string, unknown>>[],
      work: () => Promise<T>,
    ): Promise<T> {
      const attributes = { 'messaging.batch.message_count': events.length };
      const options = { kind: SpanKind.CONSUMER, attributes };
      const spans = events.map((headers) =>
        tracer.startSpan(`${name} process`, options, propagation.extract(ROOT_CONTEXT, headers)),
      );
      // Work on all events together can be in the context of one span only.
      const [first] = spans;
      try {
        return await (first ? context.with(trace.setSpan(ROOT_CONTEXT, first), work) : work());
      } catch (error) {
        for (const span of spans) span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        for (const span of spans) span.end();
      }
    },

    async stop(): Promise<void> {
      await sdk.shutdown();
      // The process may start tracing again, with another exporter.
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
