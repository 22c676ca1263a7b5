import type { Catalog } from '../search/catalog.ts';
import type { ChangeItem } from './change-item.ts';
import { featureItem, unfeatureItem } from './items.rules.ts';

type Deps = { change: ChangeItem; catalog: Catalog; now(): Date };

export type FeatureItems = ReturnType<typeof createFeatureItems>;

/**
 * Features items, that is, puts them at the top of the whole list, which the home page shows. Also reverts it.
 * Idempotent.
 */
export const createFeatureItems = ({ change, catalog, now }: Deps) => ({
  /** @throws notFound for an item that is not for sale, conflict when the row has no place left */
  feature: (id: string) => change(id, (item) => featureItem(item, { featured: catalog.featured.size, now: now() })),
  unfeature: (id: string) => change(id, (item) => unfeatureItem(item, { now: now() })),
});
