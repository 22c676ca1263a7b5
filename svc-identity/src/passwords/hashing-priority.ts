import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

const THREADS = '/proc/self/task';
/**
 * Steps of `nice` beyond the process's own priority: a third of its share, so that hashing continues while others need
 * the processors.
 */
const NICE_STEPS = 5;

/**
 * Lowers the priority of the threads that hash, so that cheap calls stay quick while many people log in. Linux gives
 * each thread a priority of its own; elsewhere this does nothing.
 */
export async function lowerHashingPriority(): Promise<void> {
  // Never below the priority of the process, which only an administrator can raise again.
  const priority = Math.min(getPriority() + NICE_STEPS, constants.priority.PRIORITY_LOW);
  const ids = await readdir(THREADS).catch(() => []);
  for (const id of ids) {
    const name = await readFile(`${THREADS}/${id}/comm`, 'utf8').catch(() => '');
    if (name.startsWith('libuv-worker')) setPriority(Number(id), priority);
  }
}
