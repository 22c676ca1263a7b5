import {
  addFavorite,
  favorite,
  type ListedFavorite,
  listedFavorite,
  listFavorites,
  MAX_FAVORITES,
  removeFavorite,
} from '@ethereal/contracts/favorites';
import { toCents, toDollars } from '@ethereal/contracts/money';
import { conflict, notFound } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
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

/** Returns the cards of items as the shop shows them now, by id, without items that are not for sale. */
async function cardsOf({ catalog, reader }: FavoritesDeps, ids: string[]): Promise<Map<string, ListedFavorite>> {
  await reader.load(ids);
  const cards = ids.flatMap((id) => catalog.cardOf(id) ?? []).map((json) => listedFavorite.parse(JSON.parse(json)));
  return new Map(cards.map((card) => [card._id, card]));
}

/** Registers the calls that add, remove and list favorites. */
export function mountFavorites(router: Router, deps: FavoritesDeps): void {
  const { favorites, outbox, now } = deps;
  const changed = (type: 'item.favourited' | 'item.unfavourited', user: string, subject: string) =>
    newEvent({ type, source: SOURCE, subject, data: { user }, now: now() });

  route(router, listFavorites, deps, async ({ user }) => {
    const all = await favorites.ofUser(user.id);
    const cards = await cardsOf(
      deps,
      all.map(({ item }) => item),
    );
    const body = all.flatMap(({ item, priceCents }) => {
      const card = cards.get(item);
      if (!card) return [];
      return priceCents === undefined ? card : { ...card, priceWhenAdded: toDollars(priceCents) };
    });
    return uncached(body);
  });

  route(router, addFavorite, deps, async ({ user, body: { productId } }) => {
    const card = (await cardsOf(deps, [productId])).get(productId);
    if (!card) throw notFound('There is no such item.');
    if (await favorites.isFull(user.id, productId))
      throw conflict(`You have ${MAX_FAVORITES} favorites. Remove one to add another.`);
    const event = changed('item.favourited', user.id, productId);
    const isNew = await favorites.add(user.id, productId, { since: now(), priceCents: toCents(card.price) }, event);
    if (isNew) outbox.announce(FAVORITES, favoriteId(user.id, productId));
    return favorite.parse(card);
  });

  route(router, removeFavorite, deps, async ({ user, body: { productId } }) => {
    const removed = await favorites.remove(user.id, productId, changed('item.unfavourited', user.id, productId));
    if (removed) outbox.announce(FAVORITES, favoriteId(user.id, productId));
    return { message: 'It is no longer among your favorites.' };
  });
}
