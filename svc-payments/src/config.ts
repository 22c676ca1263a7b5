import { baseConfig, entriesOf, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

const list = z.string().default('').transform(entriesOf);

const days = (byDefault: number) => z.coerce.number().min(0).max(366).default(byDefault);

/** Schema of the environment variables of svc-payments. */
export const configSchema = baseConfig
  .extend({
    MONGODB_DATABASE: z.string().default('ethereal_payments').describe('Name of its database'),
    EVENTS_QUEUE: z.string().default('svc-payments.lines').describe('Queue of its events'),
    ORDERS_URL: httpUrl.describe('Address of svc-orders'),
    SITE_URL: httpUrl.describe('Address of the site, to which the provider returns the buyer'),
    PAYMENT_PROVIDER: z
      .enum(['test', 'stripe', 'none'])
      .optional()
      .describe('Payment provider for cards; by default the test bank in development and none in production'),
    PROVIDER_TIMEOUT_MS: z.coerce
      .number()
      .int()
      .min(50)
      .default(800)
      .describe('Timeout of a request to the provider, in milliseconds'),
    WEBHOOK_PATIENCE_MS: z.coerce
      .number()
      .int()
      .min(0)
      .default(120_000)
      .describe('Milliseconds for which a payment page waits for its webhook before the provider is queried'),
    TEST_BANK_URL: httpUrl.optional().describe('Address of the test bank, which `npm start` runs'),
    TEST_BANK_KEY: z.string().optional().describe('Key of the test bank'),
    TEST_BANK_WEBHOOK_SECRETS: list.describe(
      'Secrets that sign its webhooks: one, or two during a rotation, separated by commas',
    ),
    STRIPE_SECRET_KEY: z.string().optional().describe('Key of the shop at Stripe'),
    STRIPE_WEBHOOK_SECRETS: list.describe(
      'Secrets that sign its webhooks: one, or two during a rotation, separated by commas',
    ),
    COMMISSION_BASIS_POINTS: z.coerce
      .number()
      .int()
      .min(0)
      .max(10_000)
      .default(1000)
      .describe("Commission on a line's price, in hundredths of a percent"),
    PAYOUT_DELAY_DAYS: days(14).describe("Days after the handover of a line before the seller's share is paid out"),
    PAYOUT_EVERY_DAYS: days(7).describe('Days between two payouts to a seller'),
  })
  .refine(({ PAYMENT_PROVIDER, NODE_ENV }) => PAYMENT_PROVIDER !== 'test' || NODE_ENV !== 'production', {
    path: ['PAYMENT_PROVIDER'],
    error: 'must not be the test bank in production',
  })
  .transform((config) => ({
    ...config,
    PAYMENT_PROVIDER: config.PAYMENT_PROVIDER ?? (config.NODE_ENV === 'production' ? 'none' : 'test'),
  }));

export type Config = z.output<typeof configSchema>;
