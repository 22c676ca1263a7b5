import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** The environment variables of svc-chat; the README lists them with their defaults. */
export const configSchema = baseConfig.extend({
  /** The queue that deleted accounts come in by. */
  EVENTS_QUEUE: z.string().default('svc-chat.deletions'),
  MONGODB_DATABASE: z.string().default('ethereal_chat'),
  /** Where items are searched. */
  CATALOG_URL: httpUrl,
  /** Where a signed-in shopper's orders are asked for. */
  ORDERS_URL: httpUrl,
  /** How many answers may be in flight at once in this process. */
  CHAT_MAX_STREAMS: z.coerce.number().int().positive().default(500),
  /** Base URL of an OpenAI-compatible model server (`https://…/v1`); the built-in assistant answers without one. */
  CHAT_MODEL_URL: httpUrl.optional(),
  CHAT_MODEL_KEY: z.string().optional(),
  CHAT_MODEL: z.string().default('default'),
  /** A model that has said nothing for this long lets the built-in assistant answer, in milliseconds. */
  CHAT_MODEL_FIRST_MS: z.coerce.number().int().positive().default(2000),
  /** Answers of the model a day: for one visitor, and for the shop. The built-in assistant gives the others. */
  CHAT_MODEL_DAILY_PER_VISITOR: z.coerce.number().int().min(0).default(50),
  CHAT_MODEL_DAILY: z.coerce.number().int().min(0).default(5000),
  /** A model that breaks off in its answer for this long has failed, in milliseconds. */
  CHAT_MODEL_SILENCE_MS: z.coerce.number().int().positive().default(30_000),
});

export type Config = z.output<typeof configSchema>;
