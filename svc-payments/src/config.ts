import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

const days = (byDefault: number) => z.coerce.number().min(0).max(366).default(byDefault);

/** The environment variables of svc-payments. */
export const configSchema = baseConfig
  .extend({
    MONGODB_DATABASE: z.string().default('ethereal_payments').describe('Its database'),
    EVENTS_QUEUE: z.string().default('svc-payments.lines').describe('The queue that events come in by'),
    ORDERS_URL: httpUrl.describe('Where svc-orders is'),
    SITE_URL: httpUrl.describe("Where the provider sends the buyer's browser back to"),
    PAYMENT_PROVIDER: z
      .enum(['test', 'stripe', 'none'])
      .optional()
      .describe('Who takes cards: the test bank on a laptop, nobody in production unless it is said'),
    PROVIDER_TIMEOUT_MS: z.coerce
      .number()
      .int()
      .min(50)
      .default(800)
      .describe('How long the provider may take for an answer, in milliseconds'),
    WEBHOOK_PATIENCE_MS: z.coerce
      .number()
      .int()
      .min(0)
      .default(120_000)
      .describe('How long a page waits for its webhook before the provider is asked, in milliseconds'),
    TEST_BANK_URL: httpUrl.optional().describe('The test bank, which `npm start` runs'),
    TEST_BANK_KEY: z.string().optional().describe('Its key'),
    TEST_BANK_WEBHOOK_SECRETS: list.describe('What signs its webhooks: one secret, or two while one is replaced'),
    STRIPE_SECRET_KEY: z.string().optional().describe('The key of the shop at Stripe'),
    STRIPE_WEBHOOK_SECRETS: list.describe('What signs its webhooks: one secret, or two while one is replaced'),
    COMMISSION_BASIS_POINTS: z.coerce
      .number()
      .int()
      .min(0)
      .max(10_000)
      .default(1000)
      .describe('What the shop keeps of a line, in hundredths of a percent'),
    PAYOUT_DELAY_DAYS: days(14).describe("How long a seller's share rests after the line was handed over"),
    PAYOUT_EVERY_DAYS: days(7).describe('How often sellers are paid'),
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
