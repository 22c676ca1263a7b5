/**
 * Measures lists while hostile tables and archives are uploaded: the latency relative to a calm service, and the
 * highest memory of the service.
 *
 *     node bench/hostile-files.ts
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startCatalogProcess } from '../svc-catalog/src/testing/catalog-process.ts';
import { createSurroundings, newUser } from '../svc-catalog/src/testing/start-catalog.ts';
import { machine, memoryOf, quantile, summary } from './measure.ts';
import { startBacking } from './processes.ts';

const ROUNDS = 3;
const CALM_MS = 20_000;
const PAUSE_MS = 10;
const FILES = 100;

const stopBacking = await startBacking();
const surroundings = await createSurroundings();
const catalog = await startCatalogProcess({ ...surroundings.env, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' });

/** Returns the milliseconds of each list, requested one after another while the work runs. */
async function listsDuring(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  const request = async () => {
    while (!over) {
      const requestedAt = performance.now();
      const answer = await fetch(`${catalog.url}/api/items?limit=24`);
      if (answer.status !== 200) throw new Error(`The list was answered with ${answer.status}.`);
      await answer.arrayBuffer();
      times.push(performance.now() - requestedAt);
      await setTimeout(PAUSE_MS);
    }
  };
  const ended = work.finally(() => {
    over = true;
  });
  await Promise.all([ended, request()]);
  return times;
}

async function sendHostileFiles(seed: number): Promise<void> {
  const script = join(import.meta.dirname, 'send-hostile-files.ts');
  const { authorization } = surroundings.tokens.headers(newUser());
  const args = [script, catalog.url, authorization, String(FILES), String(seed)];
  // The sender has a low priority, so that making the files takes no processor time from the service.
  const sender = spawn('nice', ['-n', '19', process.execPath, ...args], { stdio: 'inherit' });
  const [code] = await once(sender, 'exit');
  if (code !== 0) throw new Error('Some files were not answered as expected; see the lines above.');
}

try {
  console.log(machine(`${FILES} files a round, ${ROUNDS} rounds`));
  await listsDuring(setTimeout(2000));
  const p99s: Record<'calm' | 'meanwhile', number[]> = { calm: [], meanwhile: [] };
  for (let round = 0; round < ROUNDS; round++) {
    p99s.calm.push(quantile(await listsDuring(setTimeout(CALM_MS)), 0.99));
    p99s.meanwhile.push(quantile(await listsDuring(sendHostileFiles(round)), 0.99));
  }
  console.log(`p99 of a list: calm ${summary(p99s.calm, 1)} ms, meanwhile ${summary(p99s.meanwhile, 1)} ms`);
  const { now, most } = await memoryOf(catalog.child.pid as number);
  console.log(`svc-catalog: ${now} MB, at most ${most} MB`);
} finally {
  await catalog.kill();
  await surroundings.end();
  await stopBacking();
}
process.exit();
