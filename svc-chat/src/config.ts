import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** Returns the schema of a whole number with a minimum and a default. */
const count = (min: 0 | 1, value: number, description: string) =>
  z.coerce.number().int().min(min).default(value).describe(description);

/** Schema of the environment variables of svc-chat. */
export const configSchema = baseConfig.extend({
  EVENTS_QUEUE: z.string().default('svc-chat.deletions').describe('Queue of the events of deleted accounts'),
  MONGODB_DATABASE: z.string().default('ethereal_chat').describe('Name of its database'),
  CATALOG_URL: httpUrl.describe('Address of svc-catalog, for searches'),
  ORDERS_URL: httpUrl.describe('Address of svc-orders, for the orders of the caller'),
  CHAT_MAX_STREAMS: count(1, 500, 'Maximum number of answers in progress at once in this process'),
  MESSAGES_URL: httpUrl
    .optional()
    .describe('Set when buyers can write to sellers on the site; the assistant then links to a message to the seller'),
  CHAT_MODEL_URL: httpUrl
    .optional()
    .describe(
      'Base URL of an OpenAI-compatible model server (`https://…/v1`); without it the built-in assistant answers',
    ),
  CHAT_MODEL_KEY: z.string().optional().describe('Key of the model server'),
  CHAT_MODEL: z.string().default('default').describe('Name of the model'),
  CHAT_MODEL_FIRST_MS: count(
    1,
    2000,
    'Milliseconds without a first token of the model after which the built-in assistant answers',
  ),
  CHAT_MODEL_DAILY_PER_VISITOR: count(
    0,
    50,
    'Maximum number of answers of the model to one visitor a day; the built-in assistant gives the others',
  ),
  CHAT_MODEL_DAILY_PER_ADDRESS: count(
    0,
    500,
    'Maximum number of answers of the model to one network address a day, with or without cookies',
  ),
  CHAT_MODEL_DAILY: count(0, 5000, 'Maximum number of answers of the model a day, to all visitors'),
  CHAT_MODEL_SILENCE_MS: count(
    1,
    30_000,
    'Milliseconds without a further token after which an answer of the model counts as failed',
  ),
});

export type Config = z.output<typeof configSchema>;
