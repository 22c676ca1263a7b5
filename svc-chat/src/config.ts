import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** The environment variables of svc-chat. */
export const configSchema = baseConfig.extend({
  EVENTS_QUEUE: z.string().default('svc-chat.deletions').describe('The queue that deleted accounts come in by'),
  MONGODB_DATABASE: z.string().default('ethereal_chat').describe('Its database'),
  CATALOG_URL: httpUrl.describe('Where items are searched'),
  ORDERS_URL: httpUrl.describe("Where a signed-in shopper's orders are asked for"),
  CHAT_MAX_STREAMS: z.coerce
    .number()
    .int()
    .positive()
    .default(500)
    .describe('How many answers may be in flight at once in this process'),
  MESSAGES_URL: httpUrl
    .optional()
    .describe('Set where buyers write to sellers on the site; the assistant then links questions to the seller'),
  CHAT_MODEL_URL: httpUrl
    .optional()
    .describe(
      'Base URL of an OpenAI-compatible model server (`https://…/v1`); the built-in assistant answers without one',
    ),
  CHAT_MODEL_KEY: z.string().optional().describe('The key of that server'),
  CHAT_MODEL: z.string().default('default').describe('The model that is asked for'),
  CHAT_MODEL_FIRST_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(2000)
    .describe('A model that has said nothing for this long lets the built-in assistant answer, in milliseconds'),
  CHAT_MODEL_DAILY_PER_VISITOR: z.coerce
    .number()
    .int()
    .min(0)
    .default(50)
    .describe('Answers of the model to one visitor a day; the built-in assistant gives the others'),
  CHAT_MODEL_DAILY_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('Answers of the model to one network address a day, with or without cookies'),
  CHAT_MODEL_DAILY: z.coerce
    .number()
    .int()
    .min(0)
    .default(5000)
    .describe('Answers of the model a day, to all visitors'),
  CHAT_MODEL_SILENCE_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(30_000)
    .describe('A model that breaks off in its answer for this long has failed, in milliseconds'),
});

export type Config = z.output<typeof configSchema>;
