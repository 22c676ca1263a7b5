import { MAX_FEATURED } from '@ethereal/contracts/desk-items';
import { conflict, notFound } from '@ethereal/service-kit/errors';
import type { Catalog } from '../search/catalog.ts';
import { createChangeItem } from './change-item.ts';
import { isForSale } from './item.ts';
import type { ItemsStore } from './items.store.ts';
import type { SaveItem } from './save-item.ts';

type Deps = { items: ItemsStore; save: SaveItem; catalog: Catalog };

export type FeatureItems = ReturnType<typeof createFeatureItems>;

/**
 * Features items, that is, puts them at the top of the whole list, which the home page shows. Also reverts it.
 * Idempotent.
 */
export function createFeatureItems({ items, save, catalog }: Deps) {
  const change = createChangeItem(items);
  return {
    /** @throws notFound for an item that is not for sale, conflict when the row has no place left */
    feature: (id: string) =>
      change(id, (item) => {
        if (!isForSale(item)) throw notFound('There is no such item for sale.');
        if (item.featured) return 'as it is';
        if (catalog.featured.size >= MAX_FEATURED) {
          throw conflict(`${MAX_FEATURED} items are featured. Take one of them back first.`);
        }
        return save(item, { featured: true });
      }),
    unfeature: (id: string) => change(id, (item) => (item.featured ? save(item, { featured: undefined }) : 'as it is')),
  };
}
