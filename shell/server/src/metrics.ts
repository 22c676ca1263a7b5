import { registry } from '@ethereal/service-kit/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';

const registers = [registry];

const OUTCOMES = ['complete', 'partial', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const renderDuration = new Histogram({
  name: 'render_duration_seconds',
  help: 'Time to render a page, its data included, by area version and outcome',
  labelNames: ['pair', 'outcome'],
  buckets: [0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.25, 0.5, 1, 3],
  registers,
});

export const renderFaults = new Counter({
  name: 'render_faults_total',
  help: 'Parts of pages that threw while they were rendered and were left to the browser, by pair of versions',
  labelNames: ['pair'],
  registers,
});

export const workerDeaths = new Counter({
  name: 'render_worker_deaths_total',
  help: 'Workers that ended by themselves between two pages, by pair of versions',
  labelNames: ['pair'],
  registers,
});

/** Removes the metrics of a pair. Otherwise each release would leave its series behind. */
export function removePair(pair: string): void {
  for (const outcome of OUTCOMES) renderDuration.remove(pair, outcome);
  renderFaults.remove(pair);
  workerDeaths.remove(pair);
}

/** Registers the gauge of the number of workers, which is read at each scrape. */
export function watchWorkers(count: () => number): void {
  registry.removeSingleMetric('render_workers');
  new Gauge({
    name: 'render_workers',
    help: 'Pairs of shell and area versions that have a worker',
    labelNames: [],
    registers,
    collect() {
      this.set(count());
    },
  });
}
