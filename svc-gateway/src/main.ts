import { once } from 'node:events';
import { readAreaKeys } from '@ethereal/areas/signing/area-keys';
import { loadConfig } from '@ethereal/service-kit/config';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { createLogger, type Logger } from '@ethereal/service-kit/logger';
import { showVersion } from '@ethereal/service-kit/metrics';
import { connectRedis } from '@ethereal/service-kit/redis';
import { runService } from '@ethereal/service-kit/service';
import { assemble } from './assemble.ts';
import { configSchema, type GatewayConfig } from './config.ts';
import { prepareDrain } from './http/drain.ts';
import { createHttpServer } from './http/server.ts';

await runService({
  name: 'svc-gateway',
  async start(lifecycle) {
    const config = loadConfig(configSchema);
    const logger = createLogger({ name: 'svc-gateway', level: config.LOG_LEVEL });
    lifecycle.graceMs = config.SHUTDOWN_GRACE_MS;
    showVersion(config.VERSION);
    await lifecycle.trace(config);

    const redis = await connectRedis({ url: config.REDIS_URL, logger });
    lifecycle.onStop('redis', () => redis.disconnect());
    // An unreadable file fails the start instead of a visitor's request.
    if (config.AREA_KEYS_FILE !== undefined) await readAreaKeys(config.AREA_KEYS_FILE);

    const broker = await brokerFor(config, logger);
    if (broker) lifecycle.onStop('broker', () => broker.close());

    const app = assemble({ config, logger, redis, broker });
    lifecycle.onStop('gateway', app.stop);

    await app.firstRead;
    const server = createHttpServer(app.listener);
    const drain = prepareDrain(server);
    server.listen(config.PORT, config.HOST);
    await once(server, 'listening');
    lifecycle.onStop('http', async () => {
      app.reportStopping();
      await drain(config.SHUTDOWN_DRAIN_MS);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    });
    if (config.OPERATORS_PORT !== undefined) {
      const forOperators = createHttpServer(app.operators);
      forOperators.listen(config.OPERATORS_PORT, config.HOST);
      await once(forOperators, 'listening');
      logger.info({ address: forOperators.address() }, 'listening for operators');
      lifecycle.onStop('operators', () => {
        forOperators.close();
        forOperators.closeAllConnections();
      });
    }
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.PORT;
    logger.info({ url: `http://${config.HOST}:${port}` }, 'listening');
  },
});

function brokerFor(config: GatewayConfig, logger: Logger) {
  if (!config.RABBITMQ_URL) return undefined;
  return connectBroker({
    url: config.RABBITMQ_URL,
    exchange: config.EVENTS_EXCHANGE,
    logger,
    name: 'svc-gateway',
  });
}
