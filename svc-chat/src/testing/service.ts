import { loadConfig } from '@ethereal/service-kit/config';
import {
  backingServices,
  startApp,
  testDatabaseName,
  testLogger,
  testPrefix,
} from '@ethereal/service-kit/testing/harness';
import { createTestTokens } from '@ethereal/service-kit/testing/tokens';
import { type AppDependencies, createApp } from '../app.ts';
import { assemble } from '../assemble.ts';
import { configSchema } from '../config.ts';
import { startFakeCatalogue } from './fake-catalogue.ts';
import { startFakeOrders } from './fake-orders.ts';
import { readStream } from './read-stream.ts';

type Ask = { checkpoint?: string; headers?: Record<string, string>; signal?: AbortSignal };

/** The whole service in this process, with a shop of a few items. `change` replaces parts of it. */
export async function startChat(env: Record<string, string> = {}, change: Partial<AppDependencies> = {}) {
  const { mongodbUrl, redisUrl } = backingServices();
  const tokens = createTestTokens();
  const jwks = await tokens.serve();
  const catalogue = await startFakeCatalogue();
  const orders = await startFakeOrders();
  const config = loadConfig(configSchema, {
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    MONGODB_DATABASE: testDatabaseName('chat'),
    REDIS_PREFIX: testPrefix('chat'),
    JWKS_URL: jwks.jwksUrl,
    CATALOG_URL: catalogue.url,
    ORDERS_URL: orders.url,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const parts = await assemble(config, testLogger);
  const app = await startApp(createApp({ ...parts, logger: testLogger, ...change }));

  const ask = (message: string, { checkpoint, headers = {}, signal }: Ask = {}) => {
    const query = checkpoint === undefined ? '' : `?checkpoint_id=${encodeURIComponent(checkpoint)}`;
    return fetch(`${app.url}/chat_stream/${encodeURIComponent(message)}${query}`, { headers, signal });
  };
  return {
    url: app.url,
    tokens,
    catalogue: catalogue.state,
    orders: orders.state,
    conversations: parts.conversations,
    ask,
    read: async (message: string, options?: Ask) => readStream(await ask(message, options)),
    async close() {
      await app.close();
      await parts.close();
      await jwks.close();
      catalogue.close();
      orders.close();
    },
  };
}
