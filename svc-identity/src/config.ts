import { availableParallelism } from 'node:os';
import { signupBody } from '@ethereal/contracts/identity';
import { baseConfig, httpUrl, loadConfig } from '@ethereal/service-kit/config';
import { z } from 'zod';

const WEEK_SECONDS = 7 * 24 * 3600;

const smtpUrl = z
  .string()
  .refine((value) => /^smtps?:\/\//.test(value), 'must be a URL that starts with smtp:// or smtps://');

const demoAccounts = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(signupBody));

const ONLY_IN_DEVELOPMENT = {
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Ethereal. <no-reply@ethereal.test>',
  SUPPORT_EMAIL: 'support@ethereal.test',
  SITE_URL: 'http://127.0.0.1:8080',
};

const configSchema = baseConfig
  .omit({ JWKS_URL: true })
  .extend({
    MONGODB_DATABASE: z.string().default('ethereal_identity'),
    EVENTS_QUEUE: z.string().default('svc-identity.mail'),
    JWT_PRIVATE_KEYS: z.string().optional(),
    TOKEN_TTL_SECONDS: z.coerce.number().int().positive().default(WEEK_SECONDS),
    HASH_CONCURRENCY: z.coerce
      .number()
      .int()
      .positive()
      .default(() => Math.min(4, Math.max(1, availableParallelism() - 1))),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: z.string().optional(),
    SUPPORT_EMAIL: z.email().optional(),
    SITE_URL: httpUrl.optional(),
    DEMO_ACCOUNTS: demoAccounts.optional(),
  })
  .superRefine((config, context) => {
    if (config.NODE_ENV !== 'production') return;
    const fault = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const name of ['JWT_PRIVATE_KEYS', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'SITE_URL'] as const) {
      if (!config[name]) fault(name, 'is required in production');
    }
    if (config.DEMO_ACCOUNTS) fault('DEMO_ACCOUNTS', 'is for trying the shop out: not in production');
  });

/** The environment variables of svc-identity; the README lists them. @throws Error that lists every fault */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  return { ...ONLY_IN_DEVELOPMENT, ...loadConfig(configSchema, env) };
}

export type Config = ReturnType<typeof readConfig>;
