import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { runService } from '@ethereal/service-kit/service';
import { configSchema } from './config.ts';
import { openCatalog } from './open-catalog.ts';

await runService({
  name: 'svc-catalog',
  async start(lifecycle) {
    const config = loadConfig(configSchema);
    const logger = createLogger({ name: 'svc-catalog', level: config.LOG_LEVEL });
    lifecycle.graceMs = config.SHUTDOWN_GRACE_MS;
    await lifecycle.trace(config.OTEL_EXPORTER_OTLP_ENDPOINT);
    const { app } = await openCatalog({ config, logger, onStop: lifecycle.onStop });
    await lifecycle.listen(app, {
      host: config.HOST,
      port: config.PORT,
      drainMs: config.SHUTDOWN_DRAIN_MS,
      logger,
    });
  },
});
