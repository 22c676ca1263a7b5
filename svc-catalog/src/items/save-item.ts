import type { Stock } from '@ethereal/contracts/stock';
import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { announcedPrice } from '../sales/sales.rules.ts';
import type { CatalogSync } from '../search/catalog-sync.ts';
import { isForSale, type ShopItem } from './item.ts';
import { itemEvent } from './item-events.ts';
import { ITEMS, type ItemsStore } from './items.store.ts';

export type SaveItemDeps = { items: ItemsStore; outbox: Outbox; index: CatalogSync; now(): Date };

/**
 * Saves the next version of an item. Returns undefined when the item was changed since `before` was read. `news` are
 * further events of the same write.
 */
export type SaveItem = (
  before: ShopItem,
  change: Partial<ShopItem>,
  stock?: Stock,
  news?: (item: ShopItem) => EventEnvelope,
) => Promise<ShopItem | undefined>;

export const sentAt = (stock: Stock | undefined, at: Date) => (stock === undefined ? {} : { stockSent: { stock, at } });

/**
 * Creates the function that saves the next version of an item and publishes it. An item that the shop does not show
 * publishes `item.unpublished`.
 */
export const createSaveItem =
  ({ items, outbox, index, now }: SaveItemDeps): SaveItem =>
  async (before, change, stock, news) => {
    const at = now();
    const next = { ...before, ...change, ...sentAt(stock, at), version: before.version + 1, updatedAt: at };
    const item = { ...next, ...announcedPrice(next, isForSale(next), at) };
    const type = isForSale(item) ? 'item.updated' : 'item.unpublished';
    const events = [itemEvent(type, item, { stock, before }), ...(news ? [news(item)] : [])];
    if (!(await items.replace(item, events))) return undefined;
    outbox.announce(ITEMS, item._id);
    index.take(item);
    return item;
  };
