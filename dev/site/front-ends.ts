import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { frontEndsIn } from '@ethereal/areas/repository';
import pLimit from 'p-limit';
import type { Progress } from './progress.ts';
import { publish } from './publish.ts';
import { fingerprintOf } from './sources.ts';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, '.cache/front-ends');

/**
 * Builds the front ends whose sources changed, as many at once as there are cores, and publishes them to the folder
 * that the gateway serves, in the order of `frontEndsIn`.
 */
export async function publishFrontEnds(dataDir: string, progress: Progress, signal?: AbortSignal): Promise<void> {
  const areas = frontEndsIn(ROOT).map((area) => ({ area, fingerprint: fingerprintOf(area) }));
  const changed = areas.filter(({ area, fingerprint }) => builtFrom(area) !== fingerprint);
  await pLimit(availableParallelism()).map(changed, async ({ area, fingerprint }) => {
    await progress.step(`Building ${area}`, () => build(area, signal));
    noteBuilt(area, fingerprint);
  });
  for (const { area, fingerprint } of areas) await publish(area, fingerprint, dataDir);
}

async function build(area: string, signal?: AbortSignal): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    await run(process.execPath, ['--run', 'build'], { cwd: join(ROOT, area), env, signal });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error && 'stderr' in error ? error : undefined;
    throw new Error(`${area} could not be built:\n${output?.stdout ?? ''}${output?.stderr ?? error}`);
  }
}

const noteOf = (area: string) => join(BUILT, area);

function builtFrom(area: string): string | undefined {
  if (!existsSync(join(ROOT, area, 'dist')) || !existsSync(noteOf(area))) return undefined;
  return readFileSync(noteOf(area), 'utf8');
}

function noteBuilt(area: string, fingerprint: string): void {
  mkdirSync(BUILT, { recursive: true });
  writeFileSync(noteOf(area), fingerprint);
}
