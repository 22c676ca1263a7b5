import { observeAnswer, registry } from '@ethereal/service-kit/metrics';
import { Counter, Gauge } from 'prom-client';
import type { UpstreamGroup } from './proxy/upstream-group.ts';

const registers = [registry];

const retries = new Counter({
  name: 'gateway_retries_total',
  help: 'Requests sent to an upstream again, by why the first try gave no answer',
  labelNames: ['service', 'reason'],
  registers,
});

const refusals = new Counter({
  name: 'gateway_rate_limited_total',
  help: 'Requests answered 429 by the gateway',
  labelNames: ['call'],
  registers,
});

const refusedReleases = new Counter({
  name: 'gateway_refused_releases_total',
  help: 'Releases and files of releases that were not as their team signed them, each counted once',
  labelNames: ['area'],
  registers,
});

const stepsBack = new Counter({
  name: 'gateway_release_went_back_total',
  help: 'Changes of what is live to an earlier version of an area, as a rollback makes',
  labelNames: ['area'],
  registers,
});

/** Creates the gateway's counters, and gauges that read the state of upstreams and queues at each scrape. */
export function createMetrics(
  groups: readonly UpstreamGroup[],
  queueDepths: () => Promise<ReadonlyMap<string, number>>,
) {
  const upstreamGauge = (
    name: string,
    help: string,
    value: (upstream: UpstreamGroup['upstreams'][number]) => number,
  ) => {
    registry.removeSingleMetric(name);
    return new Gauge({
      name,
      help,
      labelNames: ['service', 'upstream'],
      registers,
      collect() {
        // Instances change with the addresses behind a name, so old labels are removed.
        this.reset();
        for (const { service, upstreams } of groups) {
          for (const upstream of upstreams) this.labels(service, upstream.url).set(value(upstream));
        }
      },
    });
  };
  upstreamGauge('gateway_upstream_ready', 'Whether an upstream is ready (1), alive (0.5) or down (0)', (upstream) =>
    upstream.health === 'ready' ? 1 : upstream.health === 'down' ? 0 : 0.5,
  );
  upstreamGauge('gateway_breaker_open', 'Whether the circuit breaker of an upstream keeps traffic away', (upstream) =>
    upstream.breaker.opened ? 1 : 0,
  );
  upstreamGauge(
    'gateway_upstream_in_flight',
    'Requests waiting for an upstream',
    (upstream) => upstream.inFlight.length,
  );
  registry.removeSingleMetric('gateway_queue_waiting_messages');
  new Gauge({
    name: 'gateway_queue_waiting_messages',
    help: 'Events that wait in a queue of the broker for their consumer',
    labelNames: ['queue'],
    registers,
    async collect() {
      const depths = await queueDepths();
      this.reset();
      for (const [queue, waiting] of depths) this.labels(queue).set(waiting);
    },
  });

  return {
    answered(method: string, route: string, status: number, ms: number): void {
      observeAnswer(method, route, status, ms / 1000);
    },
    retried: (service: string, reason: string) => retries.inc({ service, reason }),
    refusedRelease: (area: string) => refusedReleases.inc({ area }),
    releaseWentBack: (area: string) => stepsBack.inc({ area }),
    limited: (call: string) => refusals.inc({ call }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
