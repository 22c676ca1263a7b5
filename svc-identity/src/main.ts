import { createLogger } from '@ethereal/service-kit/logger';
import { runService } from '@ethereal/service-kit/service';
import { readConfig } from './config.ts';
import { openIdentity } from './identity.ts';

await runService({
  name: 'svc-identity',
  async start(lifecycle) {
    const config = readConfig();
    const logger = createLogger({ name: 'svc-identity', level: config.LOG_LEVEL });
    lifecycle.graceMs = config.SHUTDOWN_GRACE_MS;
    await lifecycle.trace(config.OTEL_EXPORTER_OTLP_ENDPOINT);
    const app = await openIdentity({ config, logger, onStop: lifecycle.onStop });
    await lifecycle.listen(app, {
      host: config.HOST,
      port: config.PORT,
      drainMs: config.SHUTDOWN_DRAIN_MS,
      logger,
    });
  },
});
