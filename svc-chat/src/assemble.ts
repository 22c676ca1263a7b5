import { join } from 'node:path';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Logger } from '@ethereal/service-kit/logger';
import { connectMongo } from '@ethereal/service-kit/mongo';
import { createRateLimiter } from '@ethereal/service-kit/rate-limit';
import { connectRedis } from '@ethereal/service-kit/redis';
import type { z } from 'zod';
import type { Answer } from './answer/answer.ts';
import { createAssistant } from './assistant/assistant.ts';
import type { configSchema } from './config.ts';
import { createConversationsStore } from './conversations/conversations.store.ts';
import { createHelpLibrary, readHelp } from './help/library.ts';
import { openTools } from './tools/open-tools.ts';

type Config = z.output<typeof configSchema>;

const HELP_FOLDER = join(import.meta.dirname, '../help');
const HEARTBEAT_MS = 15_000;

/** A model when there is one; its code is loaded only then. */
async function chooseAnswer(config: Config, logger: Logger): Promise<Answer> {
  const assistant = createAssistant();
  if (!config.CHAT_MODEL_URL) return assistant;
  const { createModelAnswer } = await import('./model/model-answer.ts');
  return createModelAnswer({
    url: config.CHAT_MODEL_URL,
    key: config.CHAT_MODEL_KEY,
    model: config.CHAT_MODEL,
    silenceMs: config.CHAT_MODEL_SILENCE_MS,
    otherwise: assistant,
    logger,
  });
}

/** Connects everything that the service stands on; `close` undoes it in reverse. */
export async function assemble(config: Config, logger: Logger) {
  const help = createHelpLibrary(await readHelp(HELP_FOLDER));
  const mongo = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    logger,
    appName: 'svc-chat',
  });
  const redis = await connectRedis({ url: config.REDIS_URL, logger });
  const conversations = createConversationsStore(mongo.db, () => new Date());
  await conversations.ensureIndexes();

  return {
    conversations,
    answer: await chooseAnswer(config, logger),
    toolsFor: openTools({ catalogUrl: config.CATALOG_URL, ordersUrl: config.ORDERS_URL, help, logger }),
    maxStreams: config.CHAT_MAX_STREAMS,
    heartbeatMs: HEARTBEAT_MS,
    limiter: createRateLimiter({
      redis,
      prefix: config.REDIS_PREFIX,
      factor: config.RATE_LIMIT_FACTOR,
      logger,
    }),
    auth: createAuthenticator({ jwksUrl: config.JWKS_URL, redis, prefix: config.REDIS_PREFIX, logger }),
    readiness: { mongodb: mongo.ping },
    async close() {
      redis.disconnect();
      await mongo.close();
    },
  };
}
