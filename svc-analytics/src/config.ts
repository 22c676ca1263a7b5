import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** Schema of the environment variables of svc-analytics. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_analytics').describe('Name of its database'),
  CATALOG_URL: httpUrl.describe('Address of svc-catalog, for items that the replica does not have yet'),
  EVENTS_QUEUE: z
    .string()
    .default('svc-analytics.events')
    .describe('Queue of the counted events; `<name>.items` receives the changes of items'),
  EVENT_LOG_DAYS: z.coerce
    .number()
    .int()
    .positive()
    .default(90)
    .describe('Days for which the log keeps events; must exceed the time that a message can wait in the broker'),
  BATCH_SIZE: z.coerce.number().int().min(1).max(5000).default(4000).describe('Maximum number of messages in a batch'),
  BATCH_WAIT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(250)
    .describe('Milliseconds for which a batch waits for more messages'),
});

export type Config = z.output<typeof configSchema>;
