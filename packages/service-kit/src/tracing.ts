import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BaseConfig } from './base.ts';

/** An answer of a traced request. `locals.route` is the template of the route that answered, when it is known. */
export type TracedResponse = ServerResponse & { locals?: { route?: unknown } };

/** Headers of one message. */
type Headers = Readonly<Record<string, unknown>>;

/** Functions of an enabled tracing. Undefined otherwise, so that OpenTelemetry is not loaded. */
type Tracing = {
  request(request: IncomingMessage, response: TracedResponse, work: () => void): void;
  inject(headers: Record<string, string>): void;
  consume<T>(name: string, events: readonly Headers[], work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

export type TracingConfig = Pick<
  BaseConfig,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'OTEL_BSP_SCHEDULE_DELAY'
>;

let tracing: Tracing | undefined;

/**
 * Enables OpenTelemetry when there is an endpoint for spans (OTLP over HTTP, W3C trace context). Returns the function
 * that exports the remaining spans and disables it.
 */
export async function startTracing(serviceName: string, config: TracingConfig): Promise<() => Promise<void>> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => {};
  const { openTracing } = await import('./tracing-otel.ts');
  const opened = openTracing(serviceName, config);
  tracing = opened;
  return async () => {
    tracing = undefined;
    await opened.stop();
  };
}

/** Runs `work` in the span of an incoming request. */
export function traceRequest(request: IncomingMessage, response: TracedResponse, work: () => void): void {
  if (tracing) tracing.request(request, response, work);
  else work();
}

/** Returns the current trace as headers for a later message; undefined when nothing is traced. */
export function currentTrace(): Record<string, string> | undefined {
  if (!tracing) return undefined;
  const headers: Record<string, string> = {};
  tracing.inject(headers);
  return headers;
}

/** Runs `work` in a span for each of the consumed events: a child of the publisher's span, in its trace. */
export function traceConsumer<T>(name: string, events: readonly Headers[], work: () => Promise<T>): Promise<T> {
  return tracing ? tracing.consume(name, events, work) : work();
}
