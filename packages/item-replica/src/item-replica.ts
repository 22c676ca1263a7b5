import type { Category, Size } from '@ethereal/contracts/fashion';
import type { Db } from 'mongodb';
import { type AskOwner, createAskCatalog, type OnMiss } from './owner.ts';
import { createReplicaStore, type ReplicaStore } from './store.ts';

/** An item in the database of a service that does not own it, kept current by events of svc-catalog. */
export type ReplicaItem = {
  _id: string;
  name: string;
  priceCents: number;
  category: Category;
  colors?: string[] | undefined;
  sizes: Size[];
  itemImg: string;
  /** Address of the picture of each color; a color without an entry is shown by `itemImg`. */
  colorImgs?: Readonly<Record<string, string>> | undefined;
  /** User id of the seller. */
  seller: string;
  published: boolean;
  /** Counts up with every change; an older version never replaces a newer one. */
  version: number;
};

/** Returns the address of the picture that shows an item in a color. */
export const imageIn = ({ itemImg, colorImgs }: Pick<ReplicaItem, 'itemImg' | 'colorImgs'>, color?: string): string =>
  (color === undefined ? undefined : colorImgs?.[color]) ?? itemImg;

/** Returns items by id; an unknown item is missing from the map. */
export type FindItems = (ids: readonly string[]) => Promise<Map<string, ReplicaItem>>;

/** Reads the replica first; a missing item is requested from its owner once and stored. */
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
 * Creates the replica of the catalog in a service's own database, so that the service works while svc-catalog is
 * unavailable. `findItems` throws `unavailable` when an item is not in the replica and svc-catalog cannot be reached.
 */
export function createItemReplica({ db, catalogUrl, onMiss }: ReplicaOptions) {
  const store = createReplicaStore(db);
  return { store, findItems: createFindItems(store, createAskCatalog(catalogUrl, onMiss)) };
}
