import { createServer } from 'node:http';
import { backingServices, testDatabaseName, testExchange, testPrefix, testQueue } from './harness.ts';
import { createTestTokens } from './tokens.ts';

/** Starts an empty catalog for services with a replica: items that the replica lacks are unknown. */
async function startEmptyCatalog(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => response.writeHead(404).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * Returns the environment of a service that consumes events: backing services under unique names, and keys that sign
 * tokens.
 */
export async function testEnvironment(area: string) {
  const { mongodbUrl, rabbitmqUrl, redisUrl } = backingServices();
  const tokens = createTestTokens();
  const jwks = await tokens.serve();
  const catalog = await startEmptyCatalog();
  const env = {
    MONGODB_URL: mongodbUrl,
    RABBITMQ_URL: rabbitmqUrl,
    REDIS_URL: redisUrl,
    MONGODB_DATABASE: testDatabaseName(area),
    EVENTS_EXCHANGE: testExchange(area),
    EVENTS_QUEUE: testQueue(area),
    REDIS_PREFIX: testPrefix(area),
    JWKS_URL: jwks.jwksUrl,
    CATALOG_URL: catalog.url,
    LOG_LEVEL: 'info',
  };
  async function close() {
    await jwks.close();
    catalog.close();
  }
  return { env, tokens, close };
}
