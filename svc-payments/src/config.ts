import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

const days = (byDefault: number) => z.coerce.number().min(0).max(366).default(byDefault);

/** The environment variables of svc-payments; the README lists them with their defaults. */
export const configSchema = baseConfig
  .extend({
    MONGODB_DATABASE: z.string().default('ethereal_payments'),
    /** The queue that events come in by. */
    EVENTS_QUEUE: z.string().default('svc-payments.lines'),
    /** Where svc-orders is. */
    ORDERS_URL: httpUrl,
    /** Where the provider sends the buyer's browser back to. */
    SITE_URL: httpUrl,
    /** Who takes cards: the test bank on a laptop, nobody in production unless it is said. */
    PAYMENT_PROVIDER: z.enum(['test', 'stripe', 'none']).optional(),
    PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(50).default(800),
    /** How long a page waits for its webhook before the provider is asked, in milliseconds. */
    WEBHOOK_PATIENCE_MS: z.coerce.number().int().min(0).default(120_000),
    TEST_BANK_URL: httpUrl.optional(),
    TEST_BANK_KEY: z.string().optional(),
    /** One, or two while one is replaced. */
    TEST_BANK_WEBHOOK_SECRETS: list,
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRETS: list,
    /** What the shop keeps of a line, in hundredths of a percent. */
    COMMISSION_BASIS_POINTS: z.coerce.number().int().min(0).max(10_000).default(1000),
    /** How long after it was handed over a line's share rests, and how often sellers are paid. */
    PAYOUT_DELAY_DAYS: days(14),
    PAYOUT_EVERY_DAYS: days(7),
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
