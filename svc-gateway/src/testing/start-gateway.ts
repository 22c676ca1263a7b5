import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@ethereal/service-kit/config';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { connectRedis } from '@ethereal/service-kit/redis';
import { backingServices, testLogger, testPrefix } from '@ethereal/service-kit/testing/harness';
import { assemble } from '../assemble.ts';
import { configSchema } from '../config.ts';
import { createHttpServer } from '../http/server.ts';

/** Address without a listener. */
const NOWHERE = 'http://127.0.0.1:9';

const SHELL_HTML = `<!doctype html><html><head><title>Ethereal.</title></head><body>${'<p>shell</p>'.repeat(100)}</body></html>`;

/**
 * Starts a gateway in this process with its own front-end folders. Services that a test does not provide are
 * unavailable.
 */
export async function startGateway(env: Record<string, string> = {}, broker?: Broker, logger = testLogger) {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const shellDir = join(folder, 'shell');
  const remotesDir = join(folder, 'remotes');
  await mkdir(join(shellDir, 'assets'), { recursive: true });
  await mkdir(remotesDir);
  await writeFile(join(shellDir, 'index.html'), SHELL_HTML);
  const config = loadConfig(configSchema, {
    REDIS_URL: backingServices().redisUrl,
    REDIS_PREFIX: testPrefix('gateway'),
    SHELL_DIR: shellDir,
    REMOTES_DIR: remotesDir,
    CATALOG_URLS: NOWHERE,
    IDENTITY_URLS: NOWHERE,
    ORDERS_URLS: NOWHERE,
    ANALYTICS_URLS: NOWHERE,
    CHAT_URLS: NOWHERE,
    ...env,
  });
  const redis = await connectRedis({ url: config.REDIS_URL, logger });
  const app = assemble({ config, logger, redis, broker });
  await app.firstRead;
  const server = createHttpServer(app.listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const operators = createHttpServer(app.operators);
  operators.listen(0, '127.0.0.1');
  await once(operators, 'listening');
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    operatorsUrl: `http://127.0.0.1:${portOf(operators)}`,
    port,
    shellDir,
    remotesDir,
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      operators.close();
      operators.closeAllConnections();
      await closed;
      await app.stop();
      redis.disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;
