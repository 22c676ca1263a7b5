import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBacking } from '../backing/backing.ts';
import { backingEnvironment } from '../backing/kinds.ts';
import { startGuard } from '../processes/guard.ts';
import { createSupervisor } from '../processes/supervisor.ts';

/** Before the first integration test of a run: the three backing services, their addresses in the environment of every worker. */
export default async function setup(): Promise<() => Promise<void>> {
  const report = (line: string) => console.log(`[backing services] ${line}`);
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-test-'));
  const place = { data: folder, logs: join(folder, 'logs'), durable: false };
  const guard = startGuard();
  const supervisor = createSupervisor(guard, report, () => undefined);
  const startedAt = Date.now();
  const end = async () => {
    await supervisor.stop();
    guard.release();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const backing = await startBacking({ place, supervisor, env: process.env, report });
    report(`ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    Object.assign(process.env, backingEnvironment(backing.urls));
    return async () => {
      await backing.stopContainers();
      await end();
    };
  } catch (error) {
    await end();
    throw error;
  }
}
