import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ethereal/dev/processes/ports';
import { onTestFinished } from 'vitest';
import { currentIn, openCheckout } from './checkout.ts';
import { digestOf, filesOf } from './release.ts';
import type { SiteRun } from './site.ts';
import { until } from './until.ts';

const ROOT = join(import.meta.dirname, '../..');
const AREAS = globSync('{svc,mf}-*/area.ts', { cwd: ROOT }).map((file) => file.split('/')[0] ?? '');

/** Time that a second site may take to start on a busy machine, in milliseconds. */
const START_MS = 600_000;

/** Files and folders that a site is started from. */
const SOURCES = ['package.json', 'package-lock.json', 'dev', 'packages', 'shell', ...AREAS];

/** Copies all that a site is started from, with the builds of the site under test. */
function copyEverything({ folder, copy }: ReturnType<typeof openCheckout>): void {
  for (const part of SOURCES) copy(part);
  const built = ['shell/dist', 'shell/server/dist', ...AREAS.map((area) => `${area}/dist`), '.cache/front-ends'];
  for (const part of built.filter((it) => existsSync(join(ROOT, it))))
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
}

/** Opens a checkout of everything for the current test. The site that `start` starts ends with the test. */
export function openCopy() {
  const checkout = openCheckout();
  onTestFinished(() => checkout.close());
  copyEverything(checkout);
  return {
    ...checkout,
    async start() {
      const running = await startCheckout(checkout);
      onTestFinished(() => running.stop());
      return running;
    },
  };
}

/** Runs `npm start` in a checkout of everything. */
async function startCheckout({ folder }: ReturnType<typeof openCheckout>) {
  const data = mkdtempSync(join(tmpdir(), 'ethereal-e2e-checkout-'));
  writeFileSync(join(data, 'seeded'), 'with nothing: the test brings its own');
  const port = await freePort();
  const { MONGODB_URL: _1, RABBITMQ_URL: _2, REDIS_URL: _3, ...rest } = process.env;
  const env = { ...rest, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' };
  const child = spawn(process.execPath, ['dev/start.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    rmSync(data, { recursive: true, force: true });
  };
  const isUp = async () => {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${output.join('')}`);
    return existsSync(join(data, 'run.json'));
  };
  try {
    await until('the site of the checkout', isUp, Boolean, START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  // `current`: the live release of each area; `run`: the site's processes and stores.
  const run = (): SiteRun => JSON.parse(readFileSync(join(data, 'run.json'), 'utf8'));
  return { site: `http://localhost:${port}`, current: () => currentIn(data), run, stop };
}

const NOT_SOURCES = /\/(node_modules|dist|\.cache)\//;

/** Returns every source file of a checkout with the digest of its content. */
export const sourcesOf = ({ folder }: Pick<ReturnType<typeof openCheckout>, 'folder'>) =>
  filesOf(folder)
    .map((file) => file.slice(folder.length))
    .filter((name) => !NOT_SOURCES.test(name))
    .toSorted()
    .map((name): [string, string] => [name, digestOf(folder + name)]);
