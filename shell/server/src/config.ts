import { baseConfig } from '@ethereal/service-kit/config';
import { z } from 'zod';

const ms = (standard: number) => z.coerce.number().int().positive().default(standard);

/** Schema of the renderer's environment variables. */
export const configSchema = baseConfig
  .pick({
    PORT: true,
    HOST: true,
    LOG_LEVEL: true,
    NODE_ENV: true,
    SHUTDOWN_DRAIN_MS: true,
    SHUTDOWN_GRACE_MS: true,
    OTEL_EXPORTER_OTLP_ENDPOINT: true,
  })
  .extend({
    SHELL_DIR: z
      .string()
      .min(1)
      .describe("The shell's released files, with a folder of its server bundle for each version"),
    REMOTES_DIR: z.string().min(1).describe('Holds `<name>/<version>/` of every remote'),
    AREA_KEYS_FILE: z
      .string()
      .min(1)
      .optional()
      .describe('Lists the keys that may release each area; without it, as on a laptop, bundles are not checked'),
    RENDER_WORKERS: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(6)
      .describe('The most pairs of versions that have a worker at one time'),
    RENDER_WORKER_MB: z.coerce
      .number()
      .int()
      .min(32)
      .default(128)
      .describe("The most memory that one worker's objects may take, in megabytes"),
    RENDER_DATA_MS: ms(180).describe("The time for a page's data; what is late is left to the browser"),
    RENDER_MS: ms(1000).describe('The time for a page; what is not rendered then is left to the browser'),
    RENDER_START_MS: ms(8000).describe(
      'A worker that is not ready after this long is ended: on a busy machine a good one takes seconds',
    ),
    RENDER_HANG_MS: ms(3000).describe('A worker that does not answer for this long is ended'),
  })
  // Variables named after services define which services exist.
  .loose()
  .refine((config) => config.NODE_ENV !== 'production' || config.AREA_KEYS_FILE !== undefined, {
    path: ['AREA_KEYS_FILE'],
    message: 'is required in production',
  });

export type RendererConfig = z.output<typeof configSchema>;
