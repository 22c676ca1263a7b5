import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism, constants, getPriority, setPriority } from 'node:os';
import type { Part } from '@ethereal/service-kit/define-service';
import type { Kit } from '../sessions/sessions.ts';
import { changePasswordRoutes } from './change.routes.ts';
import { createPasswordHasher } from './hasher.ts';
import { resetPasswordRoutes } from './reset.routes.ts';

const THREADS = '/proc/self/task';
/**
 * Steps of `nice` beyond the process's own priority: a third of its share, so that hashing continues while others need
 * the processors.
 */
const GENTLENESS = 5;

/**
 * Lowers the priority of the threads that hash, so that cheap calls stay quick while many people log in. Linux gives
 * each thread a priority of its own; elsewhere this does nothing.
 */
async function lowerHashingPriority(): Promise<void> {
  // Never below the priority of the process, which only an administrator can raise again.
  const priority = Math.min(getPriority() + GENTLENESS, constants.priority.PRIORITY_LOW);
  const ids = await readdir(THREADS).catch(() => []);
  for (const id of ids) {
    const name = await readFile(`${THREADS}/${id}/comm`, 'utf8').catch(() => '');
    if (name.startsWith('libuv-worker')) setPriority(Number(id), priority);
  }
}

/** Opens passwords: the hasher, and the calls that change and reset them. */
export async function openPasswords(kit: Kit) {
  const { HASH_CONCURRENCY, PASSWORD_PEPPERS: peppers } = kit.config;
  const atOnce = HASH_CONCURRENCY ?? Math.min(4, availableParallelism());
  const hasher = await createPasswordHasher({ atOnce, peppers });
  await lowerHashingPriority();
  const deps = { ...kit, hasher };
  const part: Part = {
    mount(router) {
      changePasswordRoutes(router, deps);
      resetPasswordRoutes(router, deps);
    },
  };
  return { part, hasher };
}
