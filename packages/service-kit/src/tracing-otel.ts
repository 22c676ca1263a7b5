import type { IncomingMessage } from 'node:http';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { TracedResponse } from './tracing.ts';

/** Spans made by hand around requests and events: patching imported modules does not reach ESM. */
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
        // Known only now. The template, as a path may hold a token.
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

    async consume<T>(name: string, headers: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
      const parent = propagation.extract(context.active(), headers);
      const span = tracer.startSpan(`${name} process`, { kind: SpanKind.CONSUMER }, parent);
      try {
        return await context.with(trace.setSpan(parent, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },

    stop: () => sdk.shutdown(),
  };
}
