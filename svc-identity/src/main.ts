import { createLogger } from '@ethereal/service-kit/logger';
import { runService } from '@ethereal/service-kit/service';
import { assemble } from './assemble.ts';
import { readConfig } from './config.ts';

await runService({
  name: 'svc-identity',
  async start(lifecycle) {
    const config = readConfig();
    const logger = createLogger({ name: 'svc-identity', level: config.LOG_LEVEL });
    lifecycle.graceMs = config.SHUTDOWN_GRACE_MS;
    await lifecycle.trace(config.OTEL_EXPORTER_OTLP_ENDPOINT);
    const app = await assemble({ config, logger, onStop: lifecycle.onStop });
    await lifecycle.listen(app, {
      host: config.HOST,
      port: config.PORT,
      drainMs: config.SHUTDOWN_DRAIN_MS,
      logger,
    });
  },
});
