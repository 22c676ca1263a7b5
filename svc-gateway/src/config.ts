import { baseConfig, entriesOf, httpUrl } from '@ethereal/service-kit/config';
import { ANSWER_WITHIN_MS } from '@ethereal/service-kit/deadline';
import proxyAddress from 'proxy-addr';
import { z } from 'zod';

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
    OTEL_TRACES_SAMPLER_ARG: true,
    OTEL_BSP_SCHEDULE_DELAY: true,
  })
  .extend({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port for visitors; 0 takes a free port'),
    OPERATORS_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65535)
      .optional()
      .describe(
        'Port of `/metrics` and `/status`; by default they are on the port for visitors. Required in production',
      ),
    TRUST_PROXY: z
      .string()
      .transform((value) => entriesOf(value).filter((candidate) => candidate !== 'none'))
      .refine(areAddresses, 'must be addresses or subnets, separated by commas, or none')
      .optional()
      .describe(
        'Addresses, subnets or their names (`uniquelocal`) of the proxies in front, separated by commas; `none` without proxies. Required in production',
      ),
    SHELL_DIR: z.string().min(1).describe("Folder of the shell's built files"),
    REMOTES_DIR: z
      .string()
      .min(1)
      .describe('Folder with `<name>/<version>/` and `<name>/releases.json` of every remote'),
    AREA_KEYS_FILE: z
      .string()
      .min(1)
      .optional()
      .describe(
        'File with the keys that may release each area; without it the signatures of releases are not checked. Required in production',
      ),
    RENDERER_URLS: z
      .string()
      .default('')
      .transform(entriesOf)
      .pipe(z.array(httpUrl))
      .describe(
        'Addresses of the renderers, separated by commas; without them pages are rendered by the browser alone',
      ),
    RENDER_DEADLINE_MS: z.coerce
      .number()
      .int()
      .positive()
      .default(250)
      .describe('Milliseconds after which a page is left to the browser because the renderer has not answered'),
    RABBITMQ_URL: baseConfig.shape.RABBITMQ_URL.optional().describe(
      'Broker, for the status page and for the events that purge cached answers; without it no answer is cached',
    ),
    STATUS_QUEUES: z
      .string()
      .default('')
      .transform(entriesOf)
      .describe('Queues whose length the status page and metrics show, separated by commas'),
    PURGE_URLS: z
      .string()
      .default('')
      .transform(entriesOf)
      .pipe(z.array(httpUrl))
      .describe(
        'Addresses of the `purges` listener of each Varnish in front, separated by commas; they receive `PURGE` with the tags of changed answers in `xkey`',
      ),
    SITE_URL: httpUrl
      .optional()
      .describe(
        'Address of the site for visitors, for links in item pages; by default taken from the request. Required in production',
      ),
    CONTACT_FORM_ACTION: httpUrl.optional().describe('Address that receives the contact form instead of svc-identity'),
    IMAGE_UPLOAD_URL: httpUrl.optional().describe('Address to which pictures are uploaded instead of svc-catalog'),
    IMAGE_ORIGINS: z
      .string()
      .default('')
      .transform(entriesOf)
      .pipe(z.array(httpUrl))
      .describe(
        'Origins that serve uploaded pictures when they differ from the origin of the upload, separated by commas',
      ),
    ACCESS_LOG_SAMPLE: z.coerce
      .number()
      .min(0)
      .max(1)
      .default(0.01)
      .describe('Share of successful requests that is logged, 0 to 1; failed requests are always logged'),
    UPSTREAM_DEADLINE_MS: z.coerce
      .number()
      .int()
      .positive()
      .default(10_000)
      .describe(
        'Timeout of an answer after the whole request was sent, in milliseconds; 120 s for uploads, none for the assistant',
      ),
    UPSTREAM_SILENT_MS: z.coerce
      .number()
      .int()
      .positive()
      .default(ANSWER_WITHIN_MS - 150)
      .describe(
        'Milliseconds without any data after which an instance counts as hung, so that its callers receive 503; on a busy machine a sound one is silent for longer',
      ),
    UPSTREAM_RESOLVE_MS: z.coerce
      .number()
      .int()
      .positive()
      .default(1000)
      .describe(
        'Milliseconds between two resolutions of the names of instances; each address of a name is an instance',
      ),
    BODY_TIMEOUT_MS: z.coerce
      .number()
      .int()
      .positive()
      .default(15_000)
      .describe('Timeout of receiving the body of a request, in milliseconds'),
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
