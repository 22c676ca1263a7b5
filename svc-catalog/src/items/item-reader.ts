import type { Catalogue } from '../search/catalogue.ts';
import type { CatalogueSync } from '../search/catalogue-sync.ts';
import { isForSale, type ShopItem } from './item.ts';
import type { ItemsStore } from './items.store.ts';

export type ItemReader = {
  /** An item that the shop shows, from the database. */
  forSale(id: string): Promise<ShopItem | undefined>;
  /** Whether an item is for sale; asks the database only about one that this instance does not know yet. */
  isForSale(id: string): Promise<boolean>;
  /** Makes sure that the index knows all these items. */
  learn(ids: string[]): Promise<void>;
};

/** Reads single items; what it learns on the way, the index learns too. */
export function createItemReader(items: ItemsStore, catalogue: Catalogue, index: CatalogueSync): ItemReader {
  const learn = async (ids: string[]) => {
    const unheard = ids.filter((id) => catalogue.knownVersion(id) === 0);
    if (unheard.length === 0) return;
    for (const item of await items.findMany(unheard)) index.take(item);
  };
  return {
    learn,
    async forSale(id) {
      const item = await items.find(id);
      if (item) index.take(item);
      return item && isForSale(item) ? item : undefined;
    },
    async isForSale(id) {
      await learn([id]);
      return catalogue.versionOf(id) !== undefined;
    },
  };
}
