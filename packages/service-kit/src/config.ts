import { z } from 'zod';

const url = (schemes: string[]) =>
  z.string().refine((value) => schemes.some((scheme) => value.startsWith(`${scheme}://`)), {
    error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

/** `http://` or `https://` URL of another process, without a slash at its end. */
export const httpUrl = url(['http', 'https']).transform((value) => value.replace(/(?<!\/)\/+$/, ''));

/** Environment variables that every service shares. Services add their own with `.extend({...})`. */
export const baseConfig = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(0).describe('Where it listens; 0 takes a free port'),
  HOST: z.string().default('127.0.0.1').describe('The address it listens at; containers set `0.0.0.0`'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('The least severe lines that are logged'),
  VERSION: z.string().max(100).default('development').describe('What runs, for its metrics: the tag of the image'),
  ACCESS_LOG_SAMPLE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.01)
    .describe('Part of the answered requests that is logged, 0 to 1; those that failed or were slow always are'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses what is for a laptop only'),
  MONGODB_URL: url(['mongodb', 'mongodb+srv']).describe('The document store'),
  MONGODB_DATABASE: z.string().optional().describe('Its database; each service has its own'),
  RABBITMQ_URL: url(['amqp', 'amqps']).describe('The broker'),
  EVENTS_EXCHANGE: z.string().default('ethereal.events').describe('The exchange that all events go through'),
  REDIS_URL: url(['redis', 'rediss']).describe('Limits that instances share'),
  REDIS_PREFIX: z.string().default('ethereal:').describe('Stands before every key of this product in Redis'),
  JWKS_URL: httpUrl.describe('Where the public keys of svc-identity are'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('Multiplies every rate limit; benchmarks set it high'),
  UNUSUAL_CALLS: z.coerce
    .number()
    .int()
    .positive()
    .default(1000)
    .describe('Calls of one person to one instance in ten minutes from which on the log says so'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .flatMap((entry) => entry.trim() || [])
        .filter((entry) => entry !== 'none'),
    )
    .describe(
      'Addresses or subnets of proxies to believe besides loopback and private ones, separated by commas; `none` adds none',
    ),
  SHUTDOWN_DRAIN_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('How long a stopping service keeps accepting connections, so that proxies see it leave (milliseconds)'),
  SHUTDOWN_GRACE_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(10_000)
    .describe('After this a stopping service ends whatever is still in flight (milliseconds)'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().describe('Where traces are sent; unset, there are none'),
});

const required: z.core.$ZodErrorMap = (issue) => (issue.input === undefined ? 'is required' : undefined);

/**
 * Parses the environment once, at start. A variable with an empty value counts as not set.
 * @throws Error that lists every fault, one per line, without the values, because they may be secrets.
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
