import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from './progress.ts';
import type { Run } from './run-file.ts';

/** Fills the shop with demo data, unless that was done with this data folder before. */
export async function seedOnce(dataDir: string, run: Run, progress: Progress): Promise<void> {
  const marker = join(dataDir, 'seeded');
  if (existsSync(marker)) return;
  const { seedDemo } = await import('../demo/seed.ts');
  await progress.step('Demo data', () => seedDemo({ run, report: progress.say }));
  writeFileSync(marker, `${new Date().toISOString()}\n`);
}
