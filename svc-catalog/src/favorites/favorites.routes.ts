import { addFavorite, type Favorite, favorite, listFavorites, removeFavorite } from '@ethereal/contracts/favorites';
import { notFound } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { SOURCE } from '../items/item-events.ts';
import type { ItemReader } from '../items/item-reader.ts';
import type { Catalog } from '../search/catalog.ts';
import { FAVORITES, type FavoritesStore, favoriteId } from './favorites.store.ts';

type FavoritesDeps = RouteDeps & {
  favorites: FavoritesStore;
  catalog: Catalog;
  reader: ItemReader;
  outbox: Outbox;
  now(): Date;
};

/**
 * Returns the items with these ids as the shop shows them now, in the order of the ids, without those that are not for
 * sale.
 */
async function asFavorites({ catalog, reader }: FavoritesDeps, ids: string[]): Promise<Favorite[]> {
  await reader.learn(ids);
  return ids.flatMap((id) => {
    const json = catalog.cardOf(id);
    return json ? [favorite.parse(JSON.parse(json))] : [];
  });
}

export function favoritesRoutes(router: Router, deps: FavoritesDeps): void {
  const { favorites, outbox, now } = deps;
  const changed = (type: 'item.favourited' | 'item.unfavourited', user: string, subject: string) =>
    newEvent({ type, source: SOURCE, subject, data: { user }, now: now() });

  route(router, listFavorites, deps, async ({ user }) => {
    const ids = await favorites.itemsOf(user.id);
    return answer({ body: await asFavorites(deps, ids), headers: { 'Cache-Control': 'no-store' } });
  });

  route(router, addFavorite, deps, async ({ user, body: { productId } }) => {
    const [added] = await asFavorites(deps, [productId]);
    if (!added) throw notFound('There is no such item.');
    const event = changed('item.favourited', user.id, productId);
    const isNew = await favorites.add(user.id, productId, now(), event);
    if (isNew) outbox.announce(FAVORITES, favoriteId(user.id, productId));
    return added;
  });

  route(router, removeFavorite, deps, async ({ user, body: { productId } }) => {
    const removed = await favorites.remove(user.id, productId, changed('item.unfavourited', user.id, productId));
    if (removed) outbox.announce(FAVORITES, favoriteId(user.id, productId));
    return { message: 'It is no longer among your favorites.' };
  });
}
