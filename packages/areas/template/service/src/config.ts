import { baseConfig } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** Schema of the environment variables of svc-sample. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_sample').describe('Name of its database'),
  EVENTS_QUEUE: z.string().default('svc-sample').describe('Prefix of the names of its queues'),
});

export type Config = z.output<typeof configSchema>;
