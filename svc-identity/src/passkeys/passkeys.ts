import type { Part } from '@ethereal/service-kit/define-service';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { Reauthentication } from '../second-factor/reauthentication.ts';
import type { Shared } from '../shared/shared.ts';
import { relyingPartyOf } from './passkey.rules.ts';
import { mountPasskeys } from './passkeys.routes.ts';
import { createPasskeysStore, type PasskeysStore } from './passkeys.store.ts';

/** Opens passkeys: adding, removing and logging in by one. */
export async function openPasskeys(
  shared: Shared,
  { reauthentication }: { reauthentication: Reauthentication },
): Promise<Part & { passkeys: PasskeysStore }> {
  const passkeys = createPasskeysStore(shared.db);
  await ensureIndexes(passkeys);
  const party = relyingPartyOf(shared.config.SITE_URL);
  return { passkeys, mount: (router) => mountPasskeys(router, { ...shared, passkeys, party, reauthentication }) };
}
