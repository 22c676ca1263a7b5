import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { giveBackMemory } from '@ethereal/service-kit/give-back-memory';
import { parsePort, parseStartArgs } from './site/args.ts';
import { createProgress } from './site/progress.ts';
import { runFileIn } from './site/run-file.ts';
import { removeStoredData } from './site/stored-data.ts';
import { DEFAULT_DATA_DIR, summaryOf, USAGE } from './site/summary.ts';
import { startSite } from './site.ts';

const SEED = join(import.meta.dirname, 'demo/main.ts');

const markerIn = (dataDir: string) => join(dataDir, 'seeded');

/** Whether the shop of this data folder was filled with demo data. */
const isSeeded = (dataDir: string): boolean => existsSync(markerIn(dataDir));

/**
 * Fills the shop with demo data, once per data folder. An earlier fill that was interrupted continues. A process of its
 * own does so, because its memory is returned when it ends.
 */
async function seedOnce(dataDir: string): Promise<void> {
  if (isSeeded(dataDir)) return;
  const { signal } = stopRequest;
  const seeding = fork(SEED, [runFileIn(dataDir)], { signal });
  // Rejects when the start is stopped meanwhile.
  const [code, killedBy] = await once(seeding, 'exit').catch(() => [undefined]);
  if (code === 0) writeFileSync(markerIn(dataDir), `${new Date().toISOString()}\n`);
  // The system kills the process when memory runs out. It reports other failures itself, and ends by Ctrl-C in silence.
  else if (killedBy === 'SIGKILL') console.error('Demo data: its process was killed. The next start continues.');
}

const dataDir = resolve(process.env.DATA_DIR || DEFAULT_DATA_DIR);
const stopRequest = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopRequest.abort());

try {
  const args = parseStartArgs(process.argv.slice(2).filter((arg) => arg !== '--'));
  if (args.help) console.log(USAGE);
  else await run(args);
} catch (error) {
  // An aborted start rejects, which is no error.
  if (!stopRequest.signal.aborted) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
process.exit();

async function run({ fresh, scale }: ReturnType<typeof parseStartArgs>): Promise<void> {
  const startedAt = Date.now();
  const port = parsePort(process.env.PORT);
  const progress = createProgress(console.log);
  if (fresh) await progress.step('Emptying the data folder', () => removeStoredData(dataDir));
  const site = await startSite({ port, dataDir, scale, progress, signal: stopRequest.signal });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(summaryOf(site.run, { dataDir, pid: process.pid, seconds, isFilled: isSeeded(dataDir) }));
  // The shop is open during this step: items, orders and a year of history arrive through its own calls and events.
  await Promise.race([aborted(), seedOnce(dataDir)]);
  giveBackMemory();
  await aborted();
  console.log('\nStopping …');
  await site.stop();
  console.log('Stopped.');
}

function aborted(): Promise<void> {
  return new Promise((done) => {
    if (stopRequest.signal.aborted) done();
    stopRequest.signal.addEventListener('abort', () => done(), { once: true });
    // This timer keeps the process alive, because nothing else may.
    setInterval(() => undefined, 2 ** 30);
  });
}
