import { backingServices, startServer, testDatabaseName, testExchange, testPrefix, testQueue } from './harness.ts';
import { createTestTokens } from './tokens.ts';

/**
 * Returns the environment of a service that consumes events: backing services under unique names, and keys that sign
 * tokens.
 */
export async function testEnvironment(area: string) {
  const { mongodbUrl, rabbitmqUrl, redisUrl } = backingServices();
  const tokens = createTestTokens();
  const jwks = await tokens.serve();
  // A catalog without items, for services with a replica.
  const catalog = await startServer((_request, response) => response.writeHead(404).end('{}'));
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
