import type { Part } from '@ethereal/service-kit/define-service';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { Kit } from '../sessions/sessions.ts';
import { createErasuresStore } from './erasures.store.ts';
import { carryOutErasures } from './erasures.ts';
import { mountOwnData } from './own-data.routes.ts';
import { createOwnShare, finishErasure } from './own-share.ts';

/** Opens personal data: the copy of a person's data, and the deletion of accounts in all services. */
export async function openPersonalData(kit: Kit, hasher: PasswordHasher): Promise<Part> {
  const { config, db } = kit;
  const ownShare = createOwnShare(db);
  const erasures = createErasuresStore(db);
  await ensureIndexes(erasures);
  const finish = finishErasure({ ...kit, ownShare, erasures });
  const holders = config.PERSONAL_DATA_HOLDERS;
  return {
    consumers: [carryOutErasures({ ...kit, erasures, finish, queue: `${config.EVENTS_QUEUE}.erasures` })],
    mount: (router) => mountOwnData(router, { ...kit, hasher, erasures, ownShare, holders }),
  };
}
