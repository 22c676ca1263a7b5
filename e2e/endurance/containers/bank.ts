import { randomUUID } from 'node:crypto';

/**
 * Returns a file for compose with which the shop takes cards at the test bank. Its books can be read from here, the
 * bank's in the folder `bank`.
 */
export function bankFile({ tag, bank, mongodb }: { tag: string; bank: number; mongodb: number }): string {
  const [key, secret] = [randomUUID(), randomUUID()];
  const services = {
    bank: {
      // This image has the packages of the bank.
      image: `ethereal/svc-payments:${tag}`,
      command: ['node', '--no-warnings', '/app/dev/bank/main.ts'],
      ports: [`127.0.0.1:${bank}:${bank}`],
      networks: ['front', 'default'],
      volumes: ['./dev/bank:/app/dev/bank:ro', './bank:/bank'],
      healthcheck: {
        test: ['CMD', 'bash', '-c', `exec 3<> /dev/tcp/127.0.0.1/${bank}`],
        start_period: '60s',
        start_interval: '1s',
      },
      environment: {
        HOST: '0.0.0.0',
        PORT: `${bank}`,
        BANK_FOLDER: '/bank',
        BANK_KEY: key,
        BANK_UNRELIABLE: '1',
        BANK_WEBHOOK_SECRET: secret,
        BANK_WEBHOOK_URL: 'http://caddy:8080/api/payments/webhook/test',
      },
    },
    'svc-payments': {
      environment: {
        // The test bank does not run in production.
        NODE_ENV: 'development',
        PAYMENT_PROVIDER: 'test',
        TEST_BANK_URL: `http://bank:${bank}`,
        TEST_BANK_KEY: key,
        TEST_BANK_WEBHOOK_SECRETS: secret,
        // One machine runs everything, so the provider may be slow; missing webhooks are reconciled within the run.
        PROVIDER_TIMEOUT_MS: '5000',
        WEBHOOK_PATIENCE_MS: '3000',
        PAYOUT_DELAY_DAYS: '0',
        PAYOUT_EVERY_DAYS: '0',
      },
    },
    // Unpaid orders expire within the run.
    'svc-orders': { environment: { PAYMENT_METHODS: 'on-delivery,card', PAYMENT_WINDOW_MINUTES: '1' } },
    mongodb: { ports: [`127.0.0.1:${mongodb}:27017`] },
  };
  return JSON.stringify({ services });
}
