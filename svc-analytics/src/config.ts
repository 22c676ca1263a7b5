import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** Schema of the environment variables of svc-analytics. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_analytics').describe('Its database'),
  CATALOG_URL: httpUrl.describe('Where items are asked for that the replica does not have yet'),
  EVENTS_QUEUE: z
    .string()
    .default('svc-analytics.events')
    .describe('The queue that what happens comes in by; `<name>.items` brings the changes of items'),
  EVENT_LOG_DAYS: z.coerce
    .number()
    .int()
    .positive()
    .default(90)
    .describe('How long the log keeps events, in days. Longer than any message can wait in the broker'),
  BATCH_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(5000)
    .default(4000)
    .describe('How many messages become one batch at most'),
  BATCH_WAIT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(250)
    .describe('How long a batch waits for more messages, in milliseconds'),
});

export type Config = z.output<typeof configSchema>;
