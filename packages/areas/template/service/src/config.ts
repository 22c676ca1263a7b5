import { baseConfig } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** The environment variables of svc-sample. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_sample').describe('Its database'),
  EVENTS_QUEUE: z.string().default('svc-sample.items').describe('The queue that events come in by'),
});

export type Config = z.output<typeof configSchema>;
