import { PAYMENT_METHODS } from '@ethereal/contracts/payments';
import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** Schema of the environment variables of svc-orders. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_orders').describe('Name of its database'),
  CATALOG_URL: httpUrl.describe('Address of svc-catalog, for items that the replica does not have yet'),
  PAYMENTS_URL: httpUrl.optional().describe('Address of svc-payments; without it orders are paid on delivery'),
  PAYMENT_WINDOW_MINUTES: z.coerce
    .number()
    .positive()
    .max(1440)
    .default(30)
    .describe('Minutes within which an order by card must be paid, and for which it reserves its units'),
  PAYMENT_METHODS: z
    .string()
    .default('on-delivery,card')
    .transform((list) => list.split(',').map((method) => method.trim()))
    .pipe(z.array(z.enum(PAYMENT_METHODS)).min(1))
    .describe('Payment methods of the shop, separated by commas; the first is preselected'),
  EVENTS_QUEUE: z.string().default('svc-orders.items').describe('Queue of the changes of items'),
});

export type Config = z.output<typeof configSchema>;
