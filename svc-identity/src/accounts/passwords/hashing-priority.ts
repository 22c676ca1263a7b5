import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

const THREADS = '/proc/self/task';
/** As `nice` counts, beyond the process's own: a third of its share, so that log-ins go on even where others want the processors. */
const GENTLENESS = 5;

/**
 * Lets the threads that hash give way to the event loop where processors are short, so that cheap calls stay quick
 * while many people log in. Linux gives each thread a priority of its own; elsewhere this does nothing.
 */
export async function lowerHashingPriority(): Promise<void> {
  // Never less than the process itself has: only an administrator may take that back.
  const priority = Math.min(getPriority() + GENTLENESS, constants.priority.PRIORITY_LOW);
  const ids = await readdir(THREADS).catch(() => []);
  for (const id of ids) {
    const name = await readFile(`${THREADS}/${id}/comm`, 'utf8').catch(() => '');
    if (name.startsWith('libuv-worker')) setPriority(Number(id), priority);
  }
}
