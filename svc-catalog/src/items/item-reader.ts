import type { Catalog } from '../search/catalog.ts';
import type { CatalogSync } from '../search/catalog-sync.ts';
import { isForSale, type ShopItem } from './item.ts';
import type { ItemsStore } from './items.store.ts';

export type ItemReader = {
  /** Returns an item that the shop shows, from the database. */
  forSale(id: string): Promise<ShopItem | undefined>;
  /** Whether an item is for sale. Queries the database only when the index of this instance lacks the item. */
  isForSale(id: string): Promise<boolean>;
  /** Adds those of the items that the index lacks. */
  load(ids: string[]): Promise<void>;
};

/** Creates a reader of single items, which also adds each item that it reads to the index. */
export function createItemReader(items: ItemsStore, catalog: Catalog, index: CatalogSync): ItemReader {
  const load = async (ids: string[]) => {
    const unknown = ids.filter((id) => catalog.knownVersion(id) === 0);
    if (unknown.length === 0) return;
    for (const item of await items.findMany(unknown)) index.put(item);
  };
  return {
    load,
    async forSale(id) {
      const item = await items.find(id);
      if (item) index.put(item);
      return item && isForSale(item) ? item : undefined;
    },
    async isForSale(id) {
      await load([id]);
      return catalog.versionOf(id) !== undefined;
    },
  };
}
