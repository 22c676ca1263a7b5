import { DAY_SECONDS } from '@ethereal/contracts/durations';
import { signupBody } from '@ethereal/contracts/identity';
import { ROLES } from '@ethereal/contracts/roles';
import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { MAX_TOKEN_LIFE_SECONDS } from '@ethereal/service-kit/tokens';
import { z } from 'zod';
import { holdersList } from './personal-data/holders.ts';

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
  .pipe(z.array(signupBody.extend({ roles: z.array(z.enum(ROLES)).optional() })));

const longSecret = z.string().min(32, 'each must have 32 characters or more');
const secrets = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .pipe(z.tuple([longSecret], longSecret));

const ONLY_IN_DEVELOPMENT = {
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Ethereal. <no-reply@ethereal.test>',
  SUPPORT_EMAIL: 'support@ethereal.test',
  SITE_URL: 'http://127.0.0.1:8080',
  SECOND_FACTOR_KEYS: ['for development: it keeps nothing secret'] as [string, ...string[]],
};

const REQUIRED_IN_PRODUCTION = [
  'PERSONAL_DATA_HOLDERS',
  'JWT_PRIVATE_KEYS',
  'SECOND_FACTOR_KEYS',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SITE_URL',
] as const;

/** Schema of the environment variables of svc-identity. */
export const configSchema = baseConfig
  .omit({ JWKS_URL: true })
  .extend({
    MONGODB_DATABASE: z.string().default('ethereal_identity').describe('Name of its database'),
    EVENTS_QUEUE: z.string().default('svc-identity.mail').describe('Queue of the events that cause notifications'),
    JWT_PRIVATE_KEYS: z
      .string()
      .optional()
      .describe(
        'P-256 keys in PEM, concatenated; the first one signs tokens. In development a key is created and stored in the database. Required in production',
      ),
    TOKEN_TTL_SECONDS: z.coerce
      .number()
      .int()
      .positive()
      .max(MAX_TOKEN_LIFE_SECONDS, 'may be 30 days at most')
      .default(7 * DAY_SECONDS)
      .describe('Lifetime of a session, in seconds'),
    PASSWORD_PEPPERS: secrets
      .optional()
      .describe(
        'Peppers of password hashes, separated by commas: the first is used for new hashes, the others verify older ones',
      ),
    SECOND_FACTOR_KEYS: secrets
      .optional()
      .describe(
        'Keys that encrypt the secrets of second factors, separated by commas: the first encrypts, the others decrypt older ones. Required in production',
      ),
    PASSWORD_FRESH_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .default(600)
      .describe(
        'Seconds after entering the password in which a changed email takes effect without the delay of 72 hours',
      ),
    HASH_CONCURRENCY: z.coerce
      .number()
      .int()
      .positive()
      .optional()
      .describe('Maximum number of passwords hashed at once; by default the number of processors, at most 4'),
    SMTP_URL: smtpUrl
      .optional()
      .describe('Mail server, with `user:password@` if it requires them. Required in production'),
    MAIL_FROM: z.string().optional().describe('Sender of mails. Required in production'),
    SUPPORT_EMAIL: z.email().optional().describe('Recipient of the contact form. Required in production'),
    SITE_URL: httpUrl.optional().describe('Address of the site, for links in mails. Required in production'),
    PERSONAL_DATA_HOLDERS: holdersList
      .optional()
      .describe(
        'Services that store personal data; without them data can be neither exported nor erased. Required in production',
      ),
    DAILY_OFFERS_FROM_HOUR: z.coerce
      .number()
      .int()
      .min(0)
      .max(23)
      .default(13)
      .describe('Hour of the day (UTC) from which daily offers are mailed; the default is the morning in New York'),
    NOTIFICATION_MAILS_PER_HOUR: z.coerce
      .number()
      .int()
      .positive()
      .default(12)
      .describe('Maximum number of notification mails to one person in an hour'),
    NOTIFICATION_STREAMS: z.coerce
      .number()
      .int()
      .positive()
      .default(5000)
      .describe('Maximum number of open streams of an instance; further ones are answered 503'),
    DEMO_ACCOUNTS: demoAccounts
      .optional()
      .describe('Accounts created at start if they are missing, as JSON `[{email, password, fname, lname}]`'),
  })
  .superRefine((config, context) => {
    if (config.NODE_ENV !== 'production') return;
    const fault = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    for (const name of REQUIRED_IN_PRODUCTION) {
      if (!config[name]) fault(name, 'is required in production');
    }
    if (config.DEMO_ACCOUNTS) fault('DEMO_ACCOUNTS', 'is for trying the shop out: not in production');
  })
  .transform((config) => ({ ...ONLY_IN_DEVELOPMENT, ...config }));

export type Config = z.output<typeof configSchema>;
