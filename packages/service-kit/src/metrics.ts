import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';

/** Metrics that `/metrics` shows of this process. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

const info = new Gauge({
  name: 'service_info',
  help: 'Version that this process runs, as a label; always 1',
  labelNames: ['version'],
  registers,
});
/** Sets the version that the metrics report. */
export const showVersion = (version: string): void => info.labels(version).set(1);

const HTTP_DURATION = {
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request, by route template and status',
  labelNames: ['method', 'route', 'status'],
};
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Answers of one method, route and status: their number below each bound and above all, and their seconds in total. */
type Durations = { labels: Record<string, string>; counts: number[]; seconds: number };

const durations = new Map<string, Durations>();

/** Observes the duration of an answer, in seconds. */
export function observeAnswer(method: string, route: string, status: number, seconds: number): void {
  const key = `${method} ${route} ${status}`;
  let observed = durations.get(key);
  if (!observed) {
    const counts = Array.from({ length: BOUNDS.length + 1 }, () => 0);
    observed = { labels: { method, route, status: String(status) }, counts, seconds: 0 };
    durations.set(key, observed);
  }
  let at = 0;
  while (seconds > (BOUNDS[at] ?? Number.POSITIVE_INFINITY)) at++;
  observed.counts[at] = (observed.counts[at] ?? 0) + 1;
  observed.seconds += seconds;
}

/** Returns the lines of one histogram: the answers up to each bound, their number, their seconds. */
function linesOf({ labels, counts, seconds }: Durations) {
  let value = 0;
  const buckets = counts.map((count, at) => {
    value += count;
    return { metricName: `${HTTP_DURATION.name}_bucket`, labels: { le: BOUNDS[at] ?? '+Inf', ...labels }, value };
  });
  return [
    ...buckets,
    { metricName: `${HTTP_DURATION.name}_sum`, labels, value: seconds },
    { metricName: `${HTTP_DURATION.name}_count`, labels, value },
  ];
}

// A histogram of prom-client builds a text of its labels for each value, which takes 15 % of the processor time of an
// answer that the gateway has cached. The registry reads only the name of a metric, and `get()`.
registry.registerMetric({
  ...HTTP_DURATION,
  get: async () => ({
    ...HTTP_DURATION,
    type: 'histogram',
    values: [...durations.values()].flatMap(linesOf),
    aggregator: 'sum',
  }),
} as unknown as Metric);

export const httpUnusualCallers = new Counter({
  name: 'http_unusual_callers_total',
  help: 'Times that one person made more than UNUSUAL_CALLS calls in ten minutes',
  labelNames: [],
  registers,
});

export const redisUp = new Gauge({
  name: 'redis_up',
  help: '0 while this process has no connection to Redis: its limits count alone',
  labelNames: [],
  registers,
});

export const eventsPublished = new Counter({
  name: 'events_published_total',
  help: 'Events that the broker confirmed',
  labelNames: ['type'],
  registers,
});

export const eventsPublishFailed = new Counter({
  name: 'events_publish_failed_total',
  help: 'Attempts to publish an event that the broker did not confirm',
  labelNames: ['type'],
  registers,
});

export const eventsUnroutable = new Counter({
  name: 'events_unroutable_total',
  help: 'Published events for which no queue was bound',
  labelNames: ['type'],
  registers,
});

export const outboxDepth = new Gauge({
  name: 'outbox_pending_documents',
  help: 'Documents with events not yet published, at the last sweep',
  labelNames: ['collection'],
  registers,
});

/** Times of the oldest waiting events by collection, in milliseconds; infinite when none waits. */
const oldestWaiting = new Map<string, number>();

export const outboxAge = new Gauge({
  name: 'outbox_oldest_event_seconds',
  help: 'Age of the oldest event that was not yet published at the last sweep; 0 when none waited',
  labelNames: ['collection'],
  registers,
  collect() {
    // The clock of the event's writer may be ahead.
    for (const [collection, since] of oldestWaiting)
      this.labels(collection).set(Math.max(0, (Date.now() - since) / 1000));
  },
});

/**
 * Sets the number of documents whose events wait to be published, and the time of their oldest event in milliseconds,
 * which is infinite when none waits.
 */
export function showWaiting(collection: string, depth: number, oldest: number): void {
  outboxDepth.labels(collection).set(depth);
  oldestWaiting.set(collection, oldest);
}

export const eventsConsumed = new Counter({
  name: 'events_consumed_total',
  help: 'Events handled and acknowledged',
  labelNames: ['queue', 'type'],
  registers,
});

export const eventsFailed = new Counter({
  name: 'events_handling_failed_total',
  help: 'Attempts to handle an event or a batch that threw',
  labelNames: ['queue'],
  registers,
});

export const eventsDeadLettered = new Counter({
  name: 'events_dead_lettered_total',
  help: 'Messages moved to the dead letters because they do not match the schema of an event',
  labelNames: ['queue'],
  registers,
});

export const eventsHeld = new Counter({
  name: 'events_held_total',
  help: 'Times that an event was held because this version does not support its type',
  labelNames: ['queue'],
  registers,
});

export const eventLag = new Histogram({
  name: 'events_lag_seconds',
  help: 'From the time in the event to its acknowledgement',
  labelNames: ['queue'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 600, 3600],
  registers,
});

export const eventBatchSize = new Histogram({
  name: 'events_batch_size',
  help: 'Events handled in one batch',
  labelNames: ['queue'],
  buckets: [1, 2, 5, 10, 25, 50, 100, 200, 500],
  registers,
});

export const writeConflicts = new Counter({
  name: 'write_conflicts_total',
  help: 'Saves repeated because another writer had changed the document first',
  labelNames: ['document'],
  registers,
});

export const jobFailures = new Gauge({
  name: 'job_consecutive_failures',
  help: 'Failed runs of a periodic job since its last successful run',
  labelNames: ['name'],
  registers,
});
