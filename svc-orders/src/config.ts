import { PAYMENT_METHODS } from '@ethereal/contracts/payments';
import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** The environment variables of svc-orders. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_orders').describe('Its database'),
  CATALOG_URL: httpUrl.describe('Where items are asked for that the replica does not have yet'),
  PAYMENTS_URL: httpUrl.optional().describe('Where orders by card are paid'),
  PAYMENT_WINDOW_MINUTES: z.coerce
    .number()
    .positive()
    .max(1440)
    .default(30)
    .describe('How long an order by card waits for its money, and keeps its units'),
  PAYMENT_METHODS: z
    .string()
    .default('on-delivery,card')
    .transform((list) => list.split(',').map((method) => method.trim()))
    .pipe(z.array(z.enum(PAYMENT_METHODS)).min(1))
    .describe('How this shop may be paid, the preselected way first, separated by commas'),
  EVENTS_QUEUE: z.string().default('svc-orders.items').describe('The queue that the changes of items come in by'),
});

export type Config = z.output<typeof configSchema>;
