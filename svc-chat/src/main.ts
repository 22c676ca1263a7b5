import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { runService } from '@ethereal/service-kit/service';
import { createApp } from './app.ts';
import { assemble } from './assemble.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'svc-chat',
  async start(lifecycle) {
    const config = loadConfig(configSchema);
    const logger = createLogger({ name: 'svc-chat', level: config.LOG_LEVEL });
    lifecycle.graceMs = config.SHUTDOWN_GRACE_MS;
    await lifecycle.trace(config.OTEL_EXPORTER_OTLP_ENDPOINT);
    const parts = await assemble(config, logger);
    lifecycle.onStop('connections', parts.close);
    const app = createApp({ ...parts, logger, trustProxy: config.TRUST_PROXY });
    await lifecycle.listen(app, {
      host: config.HOST,
      port: config.PORT,
      logger,
      drainMs: config.SHUTDOWN_DRAIN_MS,
    });
  },
});
