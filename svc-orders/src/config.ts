import { PAYMENT_METHODS } from '@ethereal/contracts/payments';
import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** The environment variables of svc-orders; the README lists them with their defaults. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_orders'),
  /** Where items are asked for that the replica does not have yet. */
  CATALOG_URL: httpUrl,
  /** Where orders by card are paid. */
  PAYMENTS_URL: httpUrl.optional(),
  /** How long an order by card waits for its money, and keeps its pieces. */
  PAYMENT_WINDOW_MINUTES: z.coerce.number().positive().max(1440).default(30),
  /** How this shop may be paid, the preselected way first, separated by commas. */
  PAYMENT_METHODS: z
    .string()
    .default('on-delivery,card')
    .transform((list) => list.split(',').map((method) => method.trim()))
    .pipe(z.array(z.enum(PAYMENT_METHODS)).min(1)),
  /** The queue that the changes of items come in by. */
  EVENTS_QUEUE: z.string().default('svc-orders.items'),
});

export type Config = z.output<typeof configSchema>;
