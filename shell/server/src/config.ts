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
    OTEL_TRACES_SAMPLER_ARG: true,
    OTEL_BSP_SCHEDULE_DELAY: true,
  })
  .extend({
    SHELL_DIR: z
      .string()
      .min(1)
      .describe("Folder of the shell's released files, with its server bundle of each version"),
    REMOTES_DIR: z.string().min(1).describe('Folder with `<name>/<version>/` of every remote'),
    AREA_KEYS_FILE: z
      .string()
      .min(1)
      .optional()
      .describe('File with the keys that may release each area; without it the signatures of bundles are not checked'),
    RENDER_WORKERS: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(6)
      .describe('Maximum number of pairs of versions with a worker at once'),
    RENDER_WORKER_MB: z.coerce
      .number()
      .int()
      .min(32)
      .default(128)
      .describe("Maximum memory of one worker's objects, in megabytes"),
    RENDER_DATA_MS: ms(180).describe("Time limit of a page's data, in milliseconds; the browser requests what is late"),
    RENDER_MS: ms(1000).describe('Time limit of a page, in milliseconds; the browser renders the rest'),
    RENDER_START_MS: ms(8000).describe('Milliseconds without readiness after which a starting worker is ended'),
    RENDER_HANG_MS: ms(3000).describe('Milliseconds without an answer after which a worker is ended'),
  })
  // Variables named after services define which services exist.
  .loose()
  .refine((config) => config.NODE_ENV !== 'production' || config.AREA_KEYS_FILE !== undefined, {
    path: ['AREA_KEYS_FILE'],
    message: 'is required in production',
  });

export type RendererConfig = z.output<typeof configSchema>;
