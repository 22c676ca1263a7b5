import type { EventOf } from '@ethereal/contracts/events';
import { priceAt } from '@ethereal/pricing/price-at';
import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import { type EventEnvelope, newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { area } from '../../area.ts';
import { isForSale, type ShopItem } from '../items/item.ts';
import { SOURCE } from '../items/item-events.ts';
import type { ItemsStore } from '../items/items.store.ts';
import { FAVORITES, type FavoritesStore } from './favorites.store.ts';

const TYPES = area.consumes['svc-catalog.favourites'];
type Received = EventOf<(typeof TYPES)[number]>;
type News = Exclude<Received, { type: 'item.unpublished' }>;

type FavoriteNewsDeps = Receiving & {
  favorites: FavoritesStore;
  items: ItemsStore;
  outbox: Outbox;
};

/** News about a favorite: its reduced price with the one before, or that it is in stock again. */
type FavoriteNews =
  | { type: 'favourite.cheaper'; priceCents: number; wasCents: number }
  | { type: 'favourite.back-in-stock' };

/** Returns the news of a change; undefined for most changes, as by an import. */
function newsOf(event: News): FavoriteNews | undefined {
  if (event.type === 'item.restocked') return { type: 'favourite.back-in-stock' };
  const { item, wasCents } = event.data;
  const { priceCents } = priceAt(item, new Date(event.time));
  if (wasCents === undefined || wasCents <= priceCents) return undefined;
  return { type: 'favourite.cheaper', priceCents, wasCents };
}

/**
 * Returns the notification of a person about a favorite. The id follows from the event and the person, so a repeated
 * event notifies once.
 */
function newsFor({ id, subject, time }: News, news: FavoriteNews, user: string, item: ShopItem): EventEnvelope {
  const { name, images, category } = item;
  const about = { user, itemName: name, itemImg: images.image1.url, category };
  const envelope = { source: SOURCE, subject, id: `${id}:${user}`, now: new Date(time) };
  const { type, ...prices } = news;
  return newEvent({ type, ...envelope, data: { ...about, ...prices } });
}

/**
 * Consumes changes of items, and publishes one event for each person whose favorite the item is. An item that leaves
 * the shop is removed from favorites.
 */
export function consumeFavoriteNews(deps: FavoriteNewsDeps): Consumer {
  const { broker, logger, queue, favorites, items, outbox } = deps;

  const removeFromFavorites = async ({ id, subject, time }: Received) => {
    const now = new Date(time);
    for await (const { _id, user } of favorites.ownersOf(subject, now)) {
      const envelope = { source: SOURCE, subject, id: `${id}:${user}`, now };
      await favorites.remove(user, subject, newEvent({ type: 'item.unfavourited', ...envelope, data: { user } }));
      outbox.announce(FAVORITES, _id);
    }
  };

  return consumeTypes({
    broker,
    logger,
    queue,
    types: TYPES,
    async handle(event) {
      if (event.type === 'item.unpublished') return removeFromFavorites(event);
      const news = newsOf(event);
      if (!news) return;
      const item = await items.find(event.subject);
      if (!item || !isForSale(item)) return;
      for await (const { _id, user } of favorites.ownersOf(event.subject, new Date(event.time))) {
        await favorites.storeEvent(_id, newsFor(event, news, user, item));
        outbox.announce(FAVORITES, _id);
      }
    },
  });
}
