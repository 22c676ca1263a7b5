import type { IncomingMessage } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracedResponse, TracingConfig } from './tracing.ts';

/**
 * Creates spans explicitly around requests and events, because patching imported modules does not work for ESM. A trace
 * is exported as a whole or not at all: only its first span is sampled.
 */
export function openTracing(serviceName: string, config: TracingConfig) {
  const exporter = new OTLPTraceExporter({ url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: config.OTEL_BSP_SCHEDULE_DELAY })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
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
      await provider.shutdown();
      // The process may start tracing again, with another exporter.
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
