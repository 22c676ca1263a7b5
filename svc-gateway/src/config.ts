import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

const list = (value: string) => value.split(',').flatMap((entry) => entry.trim() || []);

/** Instances of a service, separated by commas. */
const upstreams = z.string().transform(list).pipe(z.array(httpUrl).min(1, 'names no instance'));

/** The gateway's environment variables. */
export const gatewayConfig = baseConfig
  .pick({
    HOST: true,
    LOG_LEVEL: true,
    REDIS_URL: true,
    REDIS_PREFIX: true,
    EVENTS_EXCHANGE: true,
    RATE_LIMIT_FACTOR: true,
    TRUST_PROXY: true,
    SHUTDOWN_DRAIN_MS: true,
    SHUTDOWN_GRACE_MS: true,
    OTEL_EXPORTER_OTLP_ENDPOINT: true,
  })
  .extend({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** The shell's built files. */
    SHELL_DIR: z.string().min(1),
    /** Holds `<name>/<version>/` of every remote and `registry.json`. */
    REMOTES_DIR: z.string().min(1),
    CATALOG_URLS: upstreams,
    IDENTITY_URLS: upstreams,
    ORDERS_URLS: upstreams,
    ANALYTICS_URLS: upstreams,
    CHAT_URLS: upstreams,
    /** For the status page, which shows how much waits in these queues. */
    RABBITMQ_URL: baseConfig.shape.RABBITMQ_URL.optional(),
    STATUS_QUEUES: z
      .string()
      .default('svc-orders.items,svc-analytics.events,svc-analytics.events.items,svc-identity.mail')
      .transform(list),
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
  });

export type GatewayConfig = z.output<typeof gatewayConfig>;
