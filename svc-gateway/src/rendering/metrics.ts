import { registry } from '@ethereal/service-kit/metrics';
import { Counter } from 'prom-client';

const registers = [registry];

/** Where the HTML of pages came from: `cache`, `stale`, `rendered`, or `fallback` to the browser's own rendering. */
export const pagesServed = new Counter({
  name: 'gateway_pages_total',
  help: 'Pages by where their HTML came from and which area version they are of',
  labelNames: ['from', 'area'],
  registers,
});
