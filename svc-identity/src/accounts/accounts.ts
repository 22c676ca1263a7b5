import type { Part } from '@ethereal/service-kit/define-service';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { Kit } from '../sessions/sessions.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { activationRoutes } from './activation/activation.routes.ts';
import { createDemoAccounts } from './demo-accounts.ts';

/** Opens accounts: sign-up, activation, the caller's own data, demo accounts. */
export async function openAccounts(kit: Kit, hasher: PasswordHasher): Promise<Part> {
  const deps = { ...kit, hasher };
  await createDemoAccounts(kit.config.DEMO_ACCOUNTS ?? [], deps);
  return {
    mount(router) {
      accountsRoutes(router, deps);
      activationRoutes(router, deps);
    },
  };
}
