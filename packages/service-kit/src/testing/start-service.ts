import type { BaseConfig } from '../base.ts';
import { loadConfig } from '../config.ts';
import { type Assembled, openService, type Service } from '../define-service.ts';
import { startApp, testLogger } from './harness.ts';

/** Starts a whole service in this process on a free port. Returns its address and its assembled parts. */
export async function startService<C extends BaseConfig, A extends Assembled>(
  service: Service<C, A>,
  env: Record<string, string>,
  logger = testLogger,
) {
  const stops: (() => unknown)[] = [];
  const onStop = (_name: string, stop: () => unknown) => void stops.unshift(stop);
  const config = loadConfig(service.config, { LOG_LEVEL: 'silent', ...env });
  const opened = await openService(service, { config, logger, onStop });
  const { url, close } = await startApp(opened.app);
  return {
    ...opened,
    config,
    url,
    async close(): Promise<void> {
      await close();
      for (const stop of stops) await stop();
    },
  };
}
