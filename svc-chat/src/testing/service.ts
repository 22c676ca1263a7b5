import type { Item } from '@ethereal/contracts/items';
import { backingServices, testDatabaseName, testExchange, testPrefix } from '@ethereal/service-kit/testing/harness';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { createTestTokens } from '@ethereal/service-kit/testing/tokens';
import { assemble, service } from '../assemble.ts';
import { startFakeCatalog } from './fake-catalog.ts';
import { startFakeOrders } from './fake-orders.ts';
import { readStream } from './read-stream.ts';

type Ask = { checkpoint?: string; item?: string; headers?: Record<string, string>; signal?: AbortSignal };

/** Starts the whole service in this process, with a shop of a few items. `change` replaces parts of it. */
export async function startChat(
  env: Record<string, string> = {},
  change: Parameters<typeof assemble>[1] = {},
  goods?: readonly Item[],
) {
  const { mongodbUrl, redisUrl, rabbitmqUrl } = backingServices();
  const tokens = createTestTokens();
  const jwks = await tokens.serve();
  const catalog = await startFakeCatalog(goods);
  const orders = await startFakeOrders();
  const changed = { ...service, assemble: (base: Parameters<typeof assemble>[0]) => assemble(base, change) };
  const app = await startService(changed, {
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    RABBITMQ_URL: rabbitmqUrl,
    EVENTS_EXCHANGE: testExchange('chat'),
    EVENTS_QUEUE: testExchange('chat.deletions'),
    MONGODB_DATABASE: testDatabaseName('chat'),
    REDIS_PREFIX: testPrefix('chat'),
    JWKS_URL: jwks.jwksUrl,
    CATALOG_URL: catalog.url,
    ORDERS_URL: orders.url,
    ...env,
  });

  const ask = (message: string, { checkpoint, item, headers = {}, signal }: Ask = {}) => {
    const query = new URLSearchParams({
      ...(checkpoint === undefined ? {} : { checkpoint_id: checkpoint }),
      ...(item === undefined ? {} : { item }),
    });
    return fetch(`${app.url}/chat_stream/${encodeURIComponent(message)}?${query}`, { headers, signal });
  };
  return {
    url: app.url,
    tokens,
    catalog: catalog.state,
    orders: orders.state,
    conversations: app.parts.conversations,
    feedback: app.parts.feedback,
    personalData: app.parts.personalData,
    ask,
    read: async (message: string, options?: Ask) => readStream(await ask(message, options)),
    async close() {
      await app.close();
      await jwks.close();
      catalog.close();
      orders.close();
    },
  };
}
