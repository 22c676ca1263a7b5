import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

/** The environment variables of svc-chat; the README lists them with their defaults. */
export const configSchema = baseConfig.omit({ RABBITMQ_URL: true, EVENTS_EXCHANGE: true }).extend({
  MONGODB_DATABASE: z.string().default('ethereal_chat'),
  /** Where items are searched. */
  CATALOG_URL: httpUrl,
  /** Where a signed-in shopper's orders are asked for. */
  ORDERS_URL: httpUrl,
  /** How many answers may be under way at once in this process. */
  CHAT_MAX_STREAMS: z.coerce.number().int().positive().default(500),
  /** Base URL of an OpenAI-compatible model server (`https://…/v1`); the built-in assistant answers without one. */
  CHAT_MODEL_URL: httpUrl.optional(),
  CHAT_MODEL_KEY: z.string().optional(),
  CHAT_MODEL: z.string().default('default'),
  /** A model that says nothing for this long has failed, in milliseconds. */
  CHAT_MODEL_SILENCE_MS: z.coerce.number().int().positive().default(30_000),
});
