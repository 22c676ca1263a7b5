import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from './progress.ts';
import type { Run } from './run-file.ts';

const markerIn = (dataDir: string) => join(dataDir, 'seeded');

/** Whether the shop of this data folder was filled with demo data. */
export const isSeeded = (dataDir: string): boolean => existsSync(markerIn(dataDir));

/** Fills the shop with demo data, once per data folder. An earlier fill that was interrupted continues. */
export async function seedOnce(dataDir: string, run: Run, progress: Progress): Promise<void> {
  if (isSeeded(dataDir)) return;
  const { seedDemo } = await import('../demo/seed.ts');
  await progress.step('Demo data', () => seedDemo({ run, report: progress.say }));
  writeFileSync(markerIn(dataDir), `${new Date().toISOString()}\n`);
}
