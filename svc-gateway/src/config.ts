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

/** What may be left out on a laptop only: without it every visitor is one to the limits, links lead nowhere, or any release is shown. */
const REQUIRED_IN_PRODUCTION = ['TRUST_PROXY', 'SITE_URL', 'OPERATORS_PORT', 'AREA_KEYS_FILE'] as const;

/** The gateway's environment variables. */
export const gatewayConfig = baseConfig
  .pick({
    HOST: true,
    LOG_LEVEL: true,
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
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** Where operators find `/metrics` and `/status`; without one, as on a laptop, they are on the port of visitors. */
    OPERATORS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
    /** Addresses, subnets or names of them (`uniquelocal`) of the proxies in front; `none` when there is none. */
    TRUST_PROXY: z
      .string()
      .transform((value) => list(value).filter((it) => it !== 'none'))
      .refine(areAddresses, 'must be addresses or subnets, separated by commas, or none')
      .optional(),
    /** The shell's built files. */
    SHELL_DIR: z.string().min(1),
    /** Holds `<name>/<version>/` of every remote and `<name>/releases.json`. */
    REMOTES_DIR: z.string().min(1),
    /** Lists the keys that may release each area; without it, as on a laptop, releases are not checked. */
    AREA_KEYS_FILE: z.string().min(1).optional(),
    /** Instances of the renderer; without any, pages are rendered by the browser alone. */
    RENDERER_URLS: z.string().default('').transform(list).pipe(z.array(httpUrl)),
    /** A visitor waits no longer for a page from the server than this, in milliseconds; then the browser renders it. */
    RENDER_DEADLINE_MS: z.coerce.number().int().positive().default(250),
    /** For the status page, which shows how much waits in these queues. */
    RABBITMQ_URL: baseConfig.shape.RABBITMQ_URL.optional(),
    STATUS_QUEUES: z.string().default('').transform(list),
    /** The site as visitors see it, for links in item pages; by default as the request says. */
    SITE_URL: httpUrl.optional(),
    /** Where the contact form and the pictures go instead of our own services. */
    CONTACT_FORM_ACTION: httpUrl.optional(),
    IMAGE_UPLOAD_URL: httpUrl.optional(),
    /** Origins that serve uploaded pictures when they are not the upload's own. */
    IMAGE_ORIGINS: z.string().default('').transform(list).pipe(z.array(httpUrl)),
    /** The part of answered requests that is logged, 0 to 1; failures always are. */
    ACCESS_LOG_SAMPLE: z.coerce.number().min(0).max(1).default(0.01),
    /** The time for an answer, in milliseconds. */
    UPSTREAM_DEADLINE_MS: z.coerce.number().int().positive().default(10_000),
    /** How often the names of instances are resolved, in milliseconds: each address behind one is an instance. */
    UPSTREAM_RESOLVE_MS: z.coerce.number().int().positive().default(1000),
    /** How long a visitor may leave the body of a request unfinished, in milliseconds. */
    BODY_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
  })
  // Which services there are, the variables named after them say.
  .loose()
  .superRefine((config, context) => {
    if (config.NODE_ENV !== 'production') return;
    for (const name of REQUIRED_IN_PRODUCTION)
      if (config[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is required in production' });
  });

export type GatewayConfig = z.output<typeof gatewayConfig>;
