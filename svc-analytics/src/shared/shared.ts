import { createItemReplica } from '@ethereal/item-replica/item-replica';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Config } from '../config.ts';
import { createCountReader } from '../counts/count-reader.ts';
import { createSellersOf } from '../events/sellers.ts';
import { storesIn } from './stores.ts';

/** Connections, stores and other parts that several nouns of the service use. */
export type Shared = Awaited<ReturnType<typeof openShared>>;

/** Opens the stores, the replica of the items and the reader of the counts. */
export async function openShared(base: Base<Config>) {
  const { config, db } = base;
  const stores = await storesIn(db);
  const replica = createItemReplica({ db, catalogUrl: config.CATALOG_URL });
  return {
    ...base,
    stores,
    replica,
    now: () => new Date(),
    auth: createAuthenticator({ ...base, jwksUrl: config.JWKS_URL }),
    sellersOf: createSellersOf(replica.store, replica.findItems),
    counts: { ...createCountReader(db), reopen: stores.days.reopen },
  };
}
