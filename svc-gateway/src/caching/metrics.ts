import { registry } from '@ethereal/service-kit/metrics';
import { Counter } from 'prom-client';

/** `hit`: from the cache. `miss`: fetched, and cached if the answer may be cached. `pass`: not for the cache. */
export const answersFrom = new Counter({
  name: 'gateway_cache_answers_total',
  help: 'Answers of services by where they came from: hit, miss or pass',
  labelNames: ['from'],
  registers: [registry],
});
