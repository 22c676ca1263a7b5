/**
 * Measures the memory of `npm start`, itself included: when ready, and after five quiet minutes. Uses a data folder of
 * its own.
 *
 *     node bench/memory.ts
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NODE_ENVIRONMENT } from '@ethereal/areas/launch';
import { FLAGS } from '@ethereal/dev/processes/flags';
import { freePort } from '@ethereal/dev/processes/ports';
import { machine, memoryOf } from './measure.ts';
import { familyOf } from './processes.ts';

/** Processes return memory to the system after five quiet minutes. */
const QUIET_MS = 5.5 * 60_000;
const ROOT = join(import.meta.dirname, '..');

type Instance = { url: string; pid: number | null };
type Run = Record<'services' | 'backing', Record<string, Instance[]>>;

// `npm start` fills the cache of stripped types first; without it, each process also holds the code that strips them.
execFileSync(process.execPath, [join(ROOT, 'dev/processes/strip-all.mjs')], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
const dataDir = await mkdtemp(join(tmpdir(), 'ethereal-memory-'));
const port = await freePort();
const start = spawn(process.execPath, [...FLAGS, join(ROOT, 'dev/start.ts')], {
  cwd: ROOT,
  env: {
    ...NODE_ENVIRONMENT,
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000000',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(start, 'exit');

/** Resolves when the shop has its demo data, which is complete after the shop is open. */
async function started(): Promise<void> {
  for (;;) {
    if (start.exitCode !== null) throw new Error('The site ended before it was ready.');
    if (existsSync(join(dataDir, 'run.json')) && existsSync(join(dataDir, 'seeded'))) return;
    await setTimeout(500);
  }
}

const readRun = async (): Promise<Run> => JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8'));

/** Returns the heap of a Node process (reserved and used) and its memory outside the heap, from its metrics. */
async function splitOf(url: string | undefined): Promise<string[]> {
  const answer = url?.startsWith('http') ? await fetch(`${url}/metrics`) : undefined;
  if (!answer?.ok) return ['', '', ''];
  const text = await answer.text();
  const figures = ['nodejs_heap_size_total_bytes', 'nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'];
  return figures.map((figure) => megabytes(Number(new RegExp(`^${figure} (\\S+)`, 'm').exec(text)?.[1])));
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

/** Prints every process, also those that run.json does not name: npm start itself, the inbox and the bank. */
async function show(title: string): Promise<void> {
  const { services, backing } = await readRun();
  const named = new Map(
    Object.entries({ ...services, ...backing }).flatMap(([name, instances]) =>
      instances.map(({ pid, url }) => [pid, { name, url }] as const),
    ),
  );
  const held = await Promise.all(
    (await familyOf(start.pid ?? 0)).map(async ({ pid, name }) => ({
      name: named.get(pid)?.name ?? (await scriptOf(pid)) ?? name,
      ...(await memoryOf(pid)),
      split: await splitOf(named.get(pid)?.url),
    })),
  );
  const sum = (key: 'now' | 'share') => held.reduce((sum, value) => sum + value[key], 0);
  console.log(`\n${title}: ${sum('share')} MB, ${sum('now')} where what several share is counted for each of them`);
  console.log(
    '| | share | held | most | of files | heap | heap in use | beside the heap |\n|---|---|---|---|---|---|---|---|',
  );
  for (const { name, share, now, most, ofFiles, split } of held.sort((a, b) => b.share - a.share))
    console.log(`| ${[name, share, now, most, ofFiles, ...split].join(' | ')} |`);
}

/** Returns the script that a Node process runs. */
async function scriptOf(pid: number): Promise<string | undefined> {
  const args = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  return args.find((arg) => /^[^-].*\.[mc]?[jt]s$/.test(arg))?.replace(`${ROOT}/`, '');
}

try {
  await started();
  await setTimeout(5000);
  console.log(machine('megabytes'));
  await show('ready');
  await setTimeout(QUIET_MS);
  await show('after five quiet minutes');
} finally {
  start.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
