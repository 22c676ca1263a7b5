import { readFileSync } from 'node:fs';
import { createProgress } from '../site/progress.ts';
import { seedDemo } from './seed.ts';

/** Fills the shop that `run.json`, the first argument, describes, and prints its progress. Ends with its parent. */
process.once('disconnect', () => process.exit(1));
const run = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const progress = createProgress(console.log);
try {
  await progress.step('Demo data', () => seedDemo({ run, report: progress.say }));
  process.exit(0);
} catch (error) {
  console.error(`Demo data: ${error instanceof Error ? error.message : error}. The next start continues.`);
  process.exit(1);
}
