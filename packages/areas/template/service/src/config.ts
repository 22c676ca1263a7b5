import { baseConfig } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** The environment variables of svc-sample; the README lists them with their defaults. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_sample'),
  /** The queue that events come in by. */
  EVENTS_QUEUE: z.string().default('svc-sample.items'),
});

export type Config = z.output<typeof configSchema>;
