import type { Part } from '@ethereal/service-kit/define-service';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { Shared } from '../shared/shared.ts';
import { createErasuresStore } from './erasures.store.ts';
import { carryOutErasures } from './erasures.ts';
import { mountOwnData } from './own-data.routes.ts';
import { createFinishErasure, createOwnShare } from './own-share.ts';

/** Opens personal data: the copy of a person's data, and the deletion of accounts in all services. */
export async function openPersonalData(shared: Shared, { hasher }: { hasher: PasswordHasher }): Promise<Part> {
  const { config, db } = shared;
  const ownShare = createOwnShare(db);
  const erasures = createErasuresStore(db);
  await ensureIndexes(erasures);
  const finish = createFinishErasure({ ...shared, ownShare, erasures });
  const holders = config.PERSONAL_DATA_HOLDERS;
  return {
    consumers: [carryOutErasures({ ...shared, erasures, finish, queue: `${config.EVENTS_QUEUE}.erasures` })],
    mount: (router) => mountOwnData(router, { ...shared, hasher, erasures, ownShare, holders }),
  };
}
