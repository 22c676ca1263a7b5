import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import proxyAddress from 'proxy-addr';
import { z } from 'zod';

const list = (value: string) => value.split(',').flatMap((entry) => entry.trim() || []);

function areAddresses(proxies: readonly string[]): boolean {
  try {
    return Boolean(proxyAddress.compile([...proxies]));
  } catch {
    return false;
  }
}

/**
 * Variables that are optional only in development. Without them, all visitors share one rate limit, links lead nowhere,
 * or unsigned releases are shown.
 */
const REQUIRED_IN_PRODUCTION = ['TRUST_PROXY', 'SITE_URL', 'OPERATORS_PORT', 'AREA_KEYS_FILE'] as const;

/** Schema of the gateway's environment variables. */
export const configSchema = baseConfig
  .pick({
    HOST: true,
    LOG_LEVEL: true,
    VERSION: true,
    NODE_ENV: true,
    REDIS_URL: true,
    REDIS_PREFIX: true,
    EVENTS_EXCHANGE: true,
    RATE_LIMIT_FACTOR: true,
    SHUTDOWN_DRAIN_MS: true,
    SHUTDOWN_GRACE_MS: true,
    OTEL_EXPORTER_OTLP_ENDPOINT: true,
  })
  .extend({
    PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65535)
      .default(3000)
      .describe('Where visitors come in; 0 takes a free port'),
    OPERATORS_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65535)
      .optional()
      .describe(
        'Where operators find `/metrics` and `/status`; without one, as on a laptop, they are on the port of visitors. Required in production',
      ),
    TRUST_PROXY: z
      .string()
      .transform((value) => list(value).filter((it) => it !== 'none'))
      .refine(areAddresses, 'must be addresses or subnets, separated by commas, or none')
      .optional()
      .describe(
        'Addresses, subnets or names of them (`uniquelocal`) of the proxies in front; `none` when there is none. Required in production',
      ),
    SHELL_DIR: z.string().min(1).describe("The shell's built files"),
    REMOTES_DIR: z.string().min(1).describe('Holds `<name>/<version>/` of every remote and `<name>/releases.json`'),
    AREA_KEYS_FILE: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Lists the keys that may release each area; without it, as on a laptop, releases are not checked. Required in production',
      ),
    RENDERER_URLS: z
      .string()
      .default('')
      .transform(list)
      .pipe(z.array(httpUrl))
      .describe('Instances of the renderer; without any, pages are rendered by the browser alone'),
    RENDER_DEADLINE_MS: z.coerce
      .number()
      .int()
      .positive()
      .default(250)
      .describe(
        'A visitor waits no longer for a page from the server than this, in milliseconds; then the browser renders it',
      ),
    RABBITMQ_URL: baseConfig.shape.RABBITMQ_URL.optional().describe(
      'For the status page, and to receive what events change: without it no answer is kept',
    ),
    STATUS_QUEUES: z
      .string()
      .default('')
      .transform(list)
      .describe('Queues whose length the status page and metrics show, separated by commas'),
    PURGE_URLS: z
      .string()
      .default('')
      .transform(list)
      .pipe(z.array(httpUrl))
      .describe(
        'Where caches in front of the gateways are told what a change puts out of date (`PURGE`, its tags in `xkey`): the `purges` listener of each Varnish',
      ),
    SITE_URL: httpUrl
      .optional()
      .describe(
        'The site as visitors see it, for links in item pages; by default as the request says. Required in production',
      ),
    CONTACT_FORM_ACTION: httpUrl.optional().describe('Where the contact form is sent instead of to svc-identity'),
    IMAGE_UPLOAD_URL: httpUrl.optional().describe('Where pictures are uploaded instead of to svc-catalog'),
    IMAGE_ORIGINS: z
      .string()
      .default('')
      .transform(list)
      .pipe(z.array(httpUrl))
      .describe("Origins that serve uploaded pictures when they are not the upload's own"),
    ACCESS_LOG_SAMPLE: z.coerce
      .number()
      .min(0)
      .max(1)
      .default(0.01)
      .describe('The part of answered requests that is logged, 0 to 1; failures always are'),
    UPSTREAM_DEADLINE_MS: z.coerce
      .number()
      .int()
      .positive()
      .default(10_000)
      .describe(
        'The time for an answer once the whole request was sent, in milliseconds; uploads have 120 s, the assistant has no limit',
      ),
    UPSTREAM_RESOLVE_MS: z.coerce
      .number()
      .int()
      .positive()
      .default(1000)
      .describe(
        'How often the names of instances are resolved, in milliseconds: each address behind one is an instance',
      ),
    BODY_TIMEOUT_MS: z.coerce
      .number()
      .int()
      .positive()
      .default(15_000)
      .describe('How long a visitor may leave the body of a request unfinished, in milliseconds'),
  })
  // Variables named after services define which services exist.
  .loose()
  .superRefine((config, context) => {
    if (config.NODE_ENV !== 'production') return;
    for (const name of REQUIRED_IN_PRODUCTION)
      if (config[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is required in production' });
  });

export type GatewayConfig = z.output<typeof configSchema>;
