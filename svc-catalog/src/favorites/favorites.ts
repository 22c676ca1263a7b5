import type { Part } from '@ethereal/service-kit/define-service';
import type { ItemReader } from '../items/item-reader.ts';
import type { Catalog } from '../search/catalog.ts';
import type { Shared } from '../shared/shared.ts';
import { consumeFavoriteNews } from './favorites.consumer.ts';
import { mountFavorites } from './favorites.routes.ts';

type Others = { catalog: Catalog; reader: ItemReader };

/** Opens favorites, and the notifications about them. */
export function openFavorites(shared: Shared, { catalog, reader }: Others): Part {
  const { favorites, items } = shared.stores;
  const queue = `${shared.config.EVENTS_QUEUE}.favourites`;
  return {
    consumers: [consumeFavoriteNews({ ...shared, favorites, items, queue })],
    mount: (router) => mountFavorites(router, { ...shared, favorites, catalog, reader }),
  };
}
