import type { IncomingMessage, ServerResponse } from 'node:http';

/** `locals.route` is the template of the route that answered, when it is known. */
export type TracedResponse = ServerResponse & { locals?: { route?: unknown } };

/** Of one message. */
type Headers = Readonly<Record<string, unknown>>;

/** What a traced process does; set only when tracing is on, so that nothing of it is loaded otherwise. */
type Tracing = {
  request(request: IncomingMessage, response: TracedResponse, work: () => void): void;
  inject(headers: Record<string, string>): void;
  consume<T>(name: string, events: readonly Headers[], work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

let tracing: Tracing | undefined;

/**
 * Turns OpenTelemetry on when there is an endpoint to send spans to (OTLP over HTTP, W3C trace context).
 * Answers how to turn it off again, sending what is left.
 */
export async function startTracing(options: {
  serviceName: string;
  endpoint: string | undefined;
}): Promise<() => Promise<void>> {
  if (options.endpoint === undefined) return async () => {};
  const { openTracing } = await import('./tracing-otel.ts');
  const opened = openTracing({ serviceName: options.serviceName, endpoint: options.endpoint });
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

/** The trace that is being worked on, as headers, for what is sent on later; undefined when nothing is traced. */
export function currentTrace(): Record<string, string> | undefined {
  if (!tracing) return undefined;
  const headers: Record<string, string> = {};
  tracing.inject(headers);
  return headers;
}

/** Runs `work` in a span for each of the consumed events, by their headers: a child of its publisher's, in its trace. */
export function traceConsumer<T>(name: string, events: readonly Headers[], work: () => Promise<T>): Promise<T> {
  return tracing ? tracing.consume(name, events, work) : work();
}
