import { z } from 'zod';

const url = (schemes: string[]) =>
  z.string().refine((value) => schemes.some((scheme) => value.startsWith(`${scheme}://`)), {
    error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

/** `http://` or `https://` URL of another process, without a slash at its end. */
export const httpUrl = url(['http', 'https']).transform((value) => value.replace(/(?<!\/)\/+$/, ''));

/** The environment variables that every service shares; services add theirs with `.extend({...})`. */
export const baseConfig = z.object({
  /** 0 takes a free port. */
  PORT: z.coerce.number().int().min(0).max(65535).default(0),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Part of the answered requests that is logged, 0 to 1; those that failed or were slow always are. */
  ACCESS_LOG_SAMPLE: z.coerce.number().min(0).max(1).default(0.01),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  MONGODB_URL: url(['mongodb', 'mongodb+srv']),
  MONGODB_DATABASE: z.string().optional(),
  RABBITMQ_URL: url(['amqp', 'amqps']),
  EVENTS_EXCHANGE: z.string().default('ethereal.events'),
  REDIS_URL: url(['redis', 'rediss']),
  /** Before every key of this product in Redis. */
  REDIS_PREFIX: z.string().default('ethereal:'),
  /** Where the public keys of svc-identity are. */
  JWKS_URL: httpUrl,
  /** Multiplies every rate limit; benchmarks set it high. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** From so many calls of one person in ten minutes at one instance on, it is told. */
  UNUSUAL_CALLS: z.coerce.number().int().positive().default(1000),
  /** Addresses or subnets of proxies to believe besides loopback and private ones, separated by commas; `none` adds none. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .flatMap((entry) => entry.trim() || [])
        .filter((entry) => entry !== 'none'),
    ),
  /** How long a stopping service keeps accepting connections, so that proxies see it leave (milliseconds). */
  SHUTDOWN_DRAIN_MS: z.coerce.number().int().min(0).default(500),
  /** After this a stopping service ends whatever is still in flight (milliseconds). */
  SHUTDOWN_GRACE_MS: z.coerce.number().int().positive().default(10_000),
  /** Turns tracing on. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
});

const required: z.core.$ZodErrorMap = (issue) => (issue.input === undefined ? 'is required' : undefined);

/**
 * Parses the environment once, at start. A variable set to nothing counts as not set.
 * @throws Error that lists every fault, one a line, without the values (they may be secrets).
 */
export function loadConfig<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined> = process.env,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given, { error: required });
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not valid:\n${faults.join('\n')}`);
}
