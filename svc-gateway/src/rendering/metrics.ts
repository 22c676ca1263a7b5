import { registry } from '@ethereal/service-kit/metrics';
import { Counter } from 'prom-client';

const registers = [registry];

/** Source of the HTML of pages: `cache`, `stale`, `rendered`, or `fallback` when the browser renders the page. */
export const pagesServed = new Counter({
  name: 'gateway_pages_total',
  help: 'Pages by where their HTML came from and which area version they are of',
  labelNames: ['from', 'area'],
  registers,
});
