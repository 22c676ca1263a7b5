import { availableParallelism } from 'node:os';
import type { Part } from '@ethereal/service-kit/define-service';
import type { Shared } from '../shared/shared.ts';
import { mountChangePassword } from './change.routes.ts';
import { createPasswordHasher, type PasswordHasher } from './hasher.ts';
import { lowerHashingPriority } from './hashing-priority.ts';
import { mountResetPassword } from './reset.routes.ts';

/** Opens passwords: the hasher, and the calls that change and reset them. */
export async function openPasswords(shared: Shared): Promise<Part & { hasher: PasswordHasher }> {
  const { HASH_CONCURRENCY, PASSWORD_PEPPERS: peppers } = shared.config;
  const atOnce = HASH_CONCURRENCY ?? Math.min(4, availableParallelism());
  const hasher = await createPasswordHasher({ atOnce, peppers });
  await lowerHashingPriority();
  const deps = { ...shared, hasher };
  return {
    hasher,
    mount(router) {
      mountChangePassword(router, deps);
      mountResetPassword(router, deps);
    },
  };
}
