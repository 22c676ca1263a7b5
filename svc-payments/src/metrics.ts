import { registry } from '@ethereal/service-kit/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';

const registers = [registry];

export const paymentSteps = new Counter({
  name: 'payments_steps_total',
  help: 'Steps that payments have taken: authorized, failed, captured, refunded and so on',
  labelNames: ['type'],
  registers,
});

export const webhookLag = new Histogram({
  name: 'payments_webhook_lag_seconds',
  help: 'From the moment in a signed webhook to its arrival',
  labelNames: [],
  buckets: [0.1, 0.5, 1, 5, 15, 60, 300],
  registers,
});

export const imbalance = new Gauge({
  name: 'payments_imbalance_cents',
  help: 'Differences found by the last check of the books: within the ledger, to the provider, to the orders',
  labelNames: ['check'],
  registers,
});

export const booksCheckedAt = new Gauge({
  name: 'payments_proved_at_seconds',
  help: 'Time of the last check of the books, in seconds since 1970',
  labelNames: [],
  registers,
});
