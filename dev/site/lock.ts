import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signal } from '../processes/program.ts';
import { markOf, type ProcessMark, stillRuns } from './identity-of-process.ts';

interface LockFile {
  owner: ProcessMark;
  children: ProcessMark[];
}

export interface Lock {
  /** Records processes that this start has launched, so that a later start can stop them if they were left running. */
  note(pids: number[]): void;
  release(): void;
}

/**
 * Makes this process the only one that works with a data folder. Stops processes that a dead start left running.
 * @throws Error when another process works with the folder
 */
export async function takeLock(dataDir: string): Promise<Lock> {
  const file = join(dataDir, 'lock.json');
  mkdirSync(dataDir, { recursive: true });
  const before = readLock(file);
  if (before && stillRuns(before.owner)) {
    throw new Error(
      `Ethereal already runs with the data in ${dataDir} (process ${before.owner.pid}). Stop it first, or set DATA_DIR and PORT for a second copy.`,
    );
  }
  if (before) await stopLeftovers(before.children);
  const owner = markOf(process.pid);
  const note = (pids: number[]) => writeFileSync(file, JSON.stringify({ owner, children: pids.map(markOf) }));
  note([]);
  return { note, release: () => rmSync(file, { force: true }) };
}

function readLock(file: string): LockFile | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function stopLeftovers(children: ProcessMark[]): Promise<void> {
  const alive = () => children.filter(stillRuns);
  for (const { pid } of alive()) signal(-pid, 'SIGTERM');
  for (let tries = 0; alive().length > 0 && tries < 50; tries += 1) await delay(100);
  for (const { pid } of alive()) signal(-pid, 'SIGKILL');
}
