import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markOf } from './identity-of-process.ts';
import { takeLock } from './lock.ts';

let dataDir: string;
const lockFile = () => join(dataDir, 'lock.json');
const gone = { pid: 2 ** 22 + 1, began: '1' };

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ethereal-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('admits one process at a time to a data folder, and the next one after it', async () => {
  const lock = await takeLock(dataDir);
  await expect(takeLock(dataDir)).rejects.toThrow('already runs');
  lock.release();
  expect(existsSync(lockFile())).toBe(false);
  (await takeLock(dataDir)).release();
});

it('stops processes that a dead start left running', async () => {
  const orphan = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  const ended = once(orphan, 'exit');
  writeFileSync(lockFile(), JSON.stringify({ owner: gone, children: [markOf(orphan.pid ?? 0)] }));
  const lock = await takeLock(dataDir);
  expect(await ended).toEqual([null, 'SIGTERM']);
  lock.release();
});

it('spares a process that only reuses a recorded number', async () => {
  const stranger = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  const children = [{ pid: stranger.pid ?? 0, began: 'another time' }];
  writeFileSync(lockFile(), JSON.stringify({ owner: gone, children }));
  const lock = await takeLock(dataDir);
  expect(stranger.exitCode).toBeNull();
  expect(stranger.kill(0)).toBe(true);
  stranger.kill('SIGKILL');
  lock.release();
});
