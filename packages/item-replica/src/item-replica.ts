import type { Category, Size } from '@ethereal/contracts/fashion';
import type { Db } from 'mongodb';
import { type AskOwner, createAskCatalog, type OnMiss } from './owner.ts';
import { createReplicaStore, type ReplicaStore } from './store.ts';

/** An item as a service knows it that does not own it: a replica of the catalogue's, fed by events. */
export type ReplicaItem = {
  _id: string;
  name: string;
  priceCents: number;
  category: Category;
  colors?: string[] | undefined;
  sizes: Size[];
  itemImg: string;
  /** User id of the seller. */
  seller: string;
  published: boolean;
  /** Counts up with every change; an older one never replaces a newer. */
  version: number;
};

/** Finds items by id; what is unknown to the shop is missing from the map. */
export type FindItems = (ids: readonly string[]) => Promise<Map<string, ReplicaItem>>;

/** Looks in the replica first; what is missing there is asked of the owner once and kept. */
export function createFindItems(store: ReplicaStore, askOwner: AskOwner): FindItems {
  return async (ids) => {
    const wanted = [...new Set(ids)];
    const found = new Map((await store.find(wanted)).map((item) => [item._id, item]));
    const missing = wanted.filter((id) => !found.has(id));
    for (const item of await Promise.all(missing.map(askOwner))) {
      if (!item) continue;
      await store.upsertNewer(item);
      found.set(item._id, item);
    }
    return found;
  };
}

type ReplicaOptions = { db: Db; catalogUrl: string; onMiss?: OnMiss };

/**
 * The replica of the catalogue that a service keeps in its own database, so that it works while svc-catalog is down.
 * `findItems` throws `unavailable` when an item is not in the replica and the catalogue can't be asked.
 */
export function createItemReplica({ db, catalogUrl, onMiss }: ReplicaOptions) {
  const store = createReplicaStore(db);
  return { store, findItems: createFindItems(store, createAskCatalog(catalogUrl, onMiss)) };
}
