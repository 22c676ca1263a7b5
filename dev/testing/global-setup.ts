import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBacking } from '../backing/backing.ts';
import { backingEnvironment } from '../backing/kinds.ts';
import { startGuard } from '../processes/guard.ts';
import { createSupervisor } from '../processes/supervisor.ts';
import { type Started, startInBackground } from './background.ts';

/** Starts the backing services of the run's integration tests in the background; `await-backing.ts` waits for them. */
export default function setup(): () => Promise<void> {
  return startInBackground('BACKING', startStores);
}

async function startStores(signal: AbortSignal): Promise<Started> {
  const report = (line: string) => console.log(`[backing services] ${line}`);
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-test-'));
  const folders = { data: folder, logs: join(folder, 'logs'), durable: false };
  const guard = startGuard();
  const supervisor = createSupervisor(guard, report, () => undefined);
  const startedAt = Date.now();
  const end = async () => {
    await supervisor.stop();
    guard.release();
    rmSync(folder, { recursive: true, force: true });
  };
  signal.addEventListener('abort', () => void supervisor.stop(), { once: true });
  try {
    const backing = await startBacking({ folders, supervisor, env: process.env, report });
    report(`ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return {
      env: backingEnvironment(backing.urls),
      async stop() {
        await backing.stopContainers();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
