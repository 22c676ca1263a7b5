import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listItems } from '@ethereal/contracts/items';
import { freePort } from '@ethereal/dev/processes/ports';
import { send } from '../../kit/api.ts';
import { until } from '../../kit/until.ts';
import type { Engine } from './engine.ts';

const ROOT = join(import.meta.dirname, '../../..');
const START_MS = 300_000;

/** Runs `npm start` on a machine where this engine is the one that answers; its shop is empty. */
export async function npmStart({ env: ofEngine }: Pick<Engine, 'env'>) {
  const data = mkdtempSync(join(tmpdir(), 'ethereal-npm-start-'));
  writeFileSync(join(data, 'seeded'), 'with nothing');
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const { MONGODB_URL: _1, RABBITMQ_URL: _2, REDIS_URL: _3, SITE_URL: _4, INBOX_URL: _5, ...env } = ofEngine;
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  // npm itself ends before its children: these have ended when the output is closed.
  const closed = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await closed;
    rmSync(data, { recursive: true, force: true });
  };
  const isUp = async () => {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${output}`);
    return output.includes('Ethereal. runs');
  };
  try {
    await until('npm start to say that the shop runs', isUp, Boolean, START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    output: () => output,
    /** Returns the status of a page, and of a list that a service reads from the database. */
    async answers(): Promise<number[]> {
      const page = await fetch(`${site}/ethereal`);
      const items = await send(listItems, { query: {} }, undefined, site);
      return [page.status, items.status];
    },
    /** Stops it by SIGTERM and waits until its output is closed. */
    stop,
  };
}
