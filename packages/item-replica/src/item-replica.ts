import type { Category } from '@ethereal/contracts/fashion';
import { type PriceNow, priceAt, type SaleSchedule } from '@ethereal/pricing/price-at';
import type { Db } from 'mongodb';
import { createFetchFromCatalog, type FetchFromOwner, type OnMiss } from './owner.ts';
import { createReplicaStore, type ReplicaStore } from './store.ts';

/** An item in the database of a service that does not own it, kept current by events of svc-catalog. */
export type ReplicaItem = {
  _id: string;
  name: string;
  /** Regular price, which `sale` may reduce. */
  priceCents: number;
  sale?: SaleSchedule | null | undefined;
  category: Category;
  colors?: string[] | undefined;
  /** All sizes, of any system. */
  sizes: string[];
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

/** An item at one moment: `priceCents` is the price that buyers pay then, with the reduction that is in force. */
export type PricedItem = ReplicaItem & PriceNow & { regularCents: number };

/** Returns an item as it is at a moment. An item that was priced at another moment is priced again. */
export function pricedAt(item: ReplicaItem | PricedItem, now: Date): PricedItem {
  const regularCents = 'regularCents' in item ? item.regularCents : item.priceCents;
  const current = priceAt({ priceCents: regularCents, sale: item.sale }, now);
  return { ...item, formerCents: undefined, saleEnds: undefined, percent: undefined, ...current, regularCents };
}

/** Returns items by id at their current prices; an unknown item is missing from the map. */
export type FindItems = (ids: readonly string[]) => Promise<Map<string, PricedItem>>;

/** Reads the replica first; a missing item is requested from its owner once and stored. */
function createFindItems(store: ReplicaStore, fetchFromOwner: FetchFromOwner, now = () => new Date()): FindItems {
  return async (ids) => {
    const unique = [...new Set(ids)];
    const stored = await store.find(unique);
    const found = new Set(stored.map(({ _id }) => _id));
    const fetched: ReplicaItem[] = [];
    for (const item of await Promise.all(unique.filter((id) => !found.has(id)).map(fetchFromOwner))) {
      if (!item) continue;
      await store.upsertNewer(item);
      fetched.push(item);
    }
    const at = now();
    return new Map([...stored, ...fetched].map((item) => [item._id, pricedAt(item, at)]));
  };
}

type ReplicaOptions = { db: Db; catalogUrl: string; onMiss?: OnMiss };

/**
 * Creates the replica of the catalog in a service's own database, so that the service works while svc-catalog is
 * unavailable. `findItems` throws `unavailable` when an item is not in the replica and svc-catalog cannot be reached.
 */
export function createItemReplica({ db, catalogUrl, onMiss }: ReplicaOptions) {
  const store = createReplicaStore(db);
  return { store, findItems: createFindItems(store, createFetchFromCatalog(catalogUrl, onMiss)) };
}
