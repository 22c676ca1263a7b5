import { readAreaKeys } from '@ethereal/areas/signing/area-keys';
import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { runService } from '@ethereal/service-kit/service';
import { createApp } from './app.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'shell-renderer',
  async start(lifecycle) {
    const config = loadConfig(configSchema);
    const logger = createLogger({ name: 'shell-renderer', level: config.LOG_LEVEL });
    lifecycle.graceMs = config.SHUTDOWN_GRACE_MS;
    await lifecycle.trace(config);
    if (config.AREA_KEYS_FILE !== undefined) await readAreaKeys(config.AREA_KEYS_FILE);
    const { app, described, stop } = createApp({ config, logger });
    lifecycle.onStop('workers', stop);
    await described;
    await lifecycle.listen(app, {
      host: config.HOST,
      port: config.PORT,
      logger,
      drainMs: config.SHUTDOWN_DRAIN_MS,
    });
  },
});
