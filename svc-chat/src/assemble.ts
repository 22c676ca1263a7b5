import { join } from 'node:path';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import type { Logger } from '@ethereal/service-kit/logger';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { consumeDeletions } from '@ethereal/service-kit/personal-data';
import { createRateLimiter, type RateLimiter } from '@ethereal/service-kit/rate-limit';
import type { Answer } from './answer/answer.ts';
import { type Dependencies, routesOf } from './app.ts';
import { createAssistant } from './assistant/assistant.ts';
import { warmUp } from './assistant/warm-up.ts';
import { type Config, configSchema } from './config.ts';
import { ANSWER_WITHIN_MS, createConversationsStore } from './conversations/conversations.store.ts';
import { createFeedbackStore } from './feedback/feedback.store.ts';
import { createHelpLibrary, readHelp } from './help/library.ts';
import { createPersonalData } from './personal-data.ts';
import { createCatalogueGoods } from './tools/catalogue-goods.ts';
import { openTools } from './tools/open-tools.ts';

const HELP_FOLDER = join(import.meta.dirname, '../help');
const HEARTBEAT_MS = 15_000;
/** Maximum time that the start waits for the catalog, in ms. */
const FIRST_READING_MS = 20_000;

/**
 * Chooses the language model if one is configured, else the built-in assistant. The model's code is loaded only when it
 * is used.
 */
async function chooseAnswer(config: Config, logger: Logger, limiter: RateLimiter): Promise<Answer> {
  const assistant = createAssistant();
  if (!config.CHAT_MODEL_URL) return assistant;
  const { createModelAnswer } = await import('./model/model-answer.ts');
  const { createModelBudget } = await import('./model/model-budget.ts');
  return createModelAnswer({
    url: config.CHAT_MODEL_URL,
    key: config.CHAT_MODEL_KEY,
    model: config.CHAT_MODEL,
    firstMs: config.CHAT_MODEL_FIRST_MS,
    silenceMs: config.CHAT_MODEL_SILENCE_MS,
    mayAnswer: createModelBudget(limiter, {
      visitor: config.CHAT_MODEL_DAILY_PER_VISITOR,
      shop: config.CHAT_MODEL_DAILY,
    }),
    otherwise: assistant,
    logger,
  });
}

/** Creates the parts that the routes depend on. */
async function createParts(base: Base<Config>): Promise<Dependencies> {
  const { config, logger, db, rateLimiter: limiter } = base;
  const help = createHelpLibrary(await readHelp(HELP_FOLDER));
  const erased = createErasedPeople(db, { timeoutMS: ANSWER_WITHIN_MS });
  const conversations = createConversationsStore(db, () => new Date(), erased);
  const feedback = createFeedbackStore(db, () => new Date(), erased);
  await ensureIndexes(erased, conversations, feedback);
  const goods = createCatalogueGoods(config.CATALOG_URL, logger, { most: config.CHAT_GOODS });
  const toolsFor = openTools({
    catalogUrl: config.CATALOG_URL,
    ordersUrl: config.ORDERS_URL,
    help,
    goods,
    logger,
  });
  // The service starts without the catalog, too: the goods are read again before every answer.
  await goods.current(AbortSignal.timeout(FIRST_READING_MS)).catch(() => {});
  const nobody = toolsFor({ kind: 'guest', unsure: false }, new AbortController().signal);
  const known = async () => goods.known();
  await warmUp(createAssistant(), {
    ...nobody,
    knownGoods: known,
    goods: known,
    searchItems: async () => [],
    findFirst: async () => undefined,
  });

  return {
    personalData: createPersonalData({ conversations, feedback }),
    conversations,
    feedback,
    logger,
    limiter,
    // The budget of a paid model is not scaled with the other rate limits.
    answer: await chooseAnswer(config, logger, createRateLimiter({ ...base, factor: 1 })),
    toolsFor,
    maxStreams: config.CHAT_MAX_STREAMS,
    heartbeatMs: HEARTBEAT_MS,
    auth: createAuthenticator({ ...base, jwksUrl: config.JWKS_URL }),
  };
}

/** Assembles the service. `change` replaces parts of it in tests. */
export async function assemble(base: Base<Config>, change: Partial<Dependencies> = {}) {
  const parts = { ...(await createParts(base)), ...change };
  const deletions = consumeDeletions({
    ...base,
    data: parts.personalData,
    erased: createErasedPeople(base.db),
    queue: base.config.EVENTS_QUEUE,
  });
  // The consumer is not part of the readiness check, because the service answers without the broker.
  base.onStop('deletions', deletions.stop);
  return { ...routesOf(parts), parts };
}

export const service = defineService({
  name: 'svc-chat',
  config: configSchema,
  assemble: (base) => assemble(base),
});
