import { z } from 'zod';

const url = (schemes: string[]) =>
  z.string().refine((value) => schemes.some((scheme) => value.startsWith(`${scheme}://`)), {
    error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

/** `http://` or `https://` URL of another process, without a slash at its end. */
export const httpUrl = url(['http', 'https']).transform((value) => value.replace(/(?<!\/)\/+$/, ''));

/** Returns the entries of a list that commas separate, without blanks around them and without empty ones. */
export const entriesOf = (list: string): string[] => list.split(',').flatMap((entry) => entry.trim() || []);

/** Environment variables that every service shares. Services add their own with `.extend({...})`. */
export const baseConfig = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(0).describe('Port on which it listens; 0 takes a free port'),
  HOST: z.string().default('127.0.0.1').describe('Address on which it listens; containers set `0.0.0.0`'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Lowest severity that is logged'),
  VERSION: z.string().max(100).default('development').describe('Version in its metrics: the tag of the image'),
  ACCESS_LOG_SAMPLE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.01)
    .describe('Share of successful requests that is logged, 0 to 1; failed and slow requests are always logged'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('Environment; `production` refuses settings that are for development only'),
  MONGODB_URL: url(['mongodb', 'mongodb+srv']).describe('Address of the document store'),
  MONGODB_DATABASE: z.string().optional().describe('Name of its database; each service has its own'),
  RABBITMQ_URL: url(['amqp', 'amqps']).describe('Address of the broker'),
  EVENTS_EXCHANGE: z.string().default('ethereal.events').describe('Exchange of all events'),
  REDIS_URL: url(['redis', 'rediss']).describe('Address of Redis, for limits that instances share'),
  REDIS_PREFIX: z.string().default('ethereal:').describe('Prefix of every key in Redis'),
  JWKS_URL: httpUrl.describe('Address of the public keys of svc-identity'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('Factor of every rate limit; benchmarks set it high'),
  UNUSUAL_CALLS: z.coerce
    .number()
    .int()
    .positive()
    .default(1000)
    .describe('Number of calls of one person to one instance in ten minutes above which a warning is logged'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => entriesOf(list).filter((entry) => entry !== 'none'))
    .describe(
      'Addresses or subnets of trusted proxies besides loopback and private ones, separated by commas; `none` adds none',
    ),
  SHUTDOWN_DRAIN_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('Milliseconds for which a stopping service accepts connections, so that proxies notice its stop'),
  SHUTDOWN_GRACE_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(10_000)
    .describe('Milliseconds after which a stopping service ends the requests in progress'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().describe('Address that receives traces; without it none are sent'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the traces that begin at this process and are sent, 0 to 1'),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce
    .number()
    .int()
    .positive()
    .default(5000)
    .describe('Milliseconds between two messages with spans'),
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
