import type { Part } from '@ethereal/service-kit/define-service';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { Shared } from '../shared/shared.ts';
import type { UserRecord } from '../users/user.ts';
import { EmailTaken } from '../users/user-updates.ts';
import type { UsersStore } from '../users/users.store.ts';
import { mountAccounts } from './accounts.routes.ts';
import { mountActivation } from './activation/activation.routes.ts';
import { newUser, type Signup } from './new-user.ts';

/** Creates activated users for trying the shop out; existing ones stay unchanged. */
async function createDemoAccounts(
  accounts: readonly (Signup & Pick<UserRecord, 'roles'>)[],
  { users, hasher, now }: { users: UsersStore; hasher: PasswordHasher; now: () => Date },
): Promise<void> {
  for (const account of accounts) {
    if (await users.findByEmail(account.email)) continue;
    const user = newUser(account, await hasher.hash(account.password), now());
    // Another instance may create it at the same time.
    const roles = account.roles && { roles: account.roles };
    await users.create({ ...user, ...roles, activatedAt: now() }).catch((error: unknown) => {
      if (!(error instanceof EmailTaken)) throw error;
    });
  }
}

/** Opens accounts: sign-up, activation, the caller's own data, demo accounts. */
export async function openAccounts(shared: Shared, { hasher }: { hasher: PasswordHasher }): Promise<Part> {
  const deps = { ...shared, hasher };
  await createDemoAccounts(shared.config.DEMO_ACCOUNTS ?? [], deps);
  return {
    mount(router) {
      mountAccounts(router, deps);
      mountActivation(router, deps);
    },
  };
}
