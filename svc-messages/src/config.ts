import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** Schema of the environment variables of svc-messages. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_messages').describe('Name of its database'),
  EVENTS_QUEUE: z.string().default('svc-messages').describe('Prefix of the names of its queues'),
  CATALOG_URL: httpUrl.describe('Address of svc-catalog, for items and sellers'),
  IDENTITY_URL: httpUrl.describe('Address of svc-identity, for the names of people'),
  ORDERS_URL: httpUrl.describe('Address of svc-orders, for the orders of the caller'),
  MESSAGES_STREAMS: z.coerce.number().int().positive().default(12_000).describe('Maximum number of open streams'),
});

export type Config = z.output<typeof configSchema>;
