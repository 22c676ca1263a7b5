import type { EventOf } from '@ethereal/contracts/events';
import { availabilityOf } from '@ethereal/contracts/stock';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { ShopItem } from './item.ts';
import { SOURCE } from './item-events.ts';
import type { ItemsStore } from './items.store.ts';

type StockChanged = EventOf<'item.stock-changed'>;

export type ItemStock = {
  /**
   * Saves the available stock that svc-orders published. An event that is not newer than the saved stock changes
   * nothing.
   */
  apply(event: StockChanged): Promise<void>;
};

type ItemStockDeps = { items: ItemsStore; saved(item: ShopItem): void; now(): Date };

const ATTEMPTS = 10;

function restocked(before: ShopItem, { data, subject }: StockChanged, now: Date) {
  const wasSoldOut = availabilityOf(before.stock?.available) === 'sold-out';
  if (!wasSoldOut || availabilityOf(data.available) === 'sold-out') return undefined;
  return newEvent({ type: 'item.restocked', source: SOURCE, subject, data: {}, now });
}

/** Stores the available stock in the documents of the items, so that cards, lists and pages show it. */
export function createItemStock({ items, saved, now }: ItemStockDeps): ItemStock {
  return {
    async apply(event) {
      const { available, version } = event.data;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const before = await items.find(event.subject);
        if (!before || (before.stock?.version ?? 0) >= version) return;
        const at = now();
        const after = await items.saveStock(before, { available, version }, restocked(before, event, at), at);
        if (after) return saved(after);
      }
      throw new Error(`the stock of ${event.subject} changed too often to be saved`);
    },
  };
}
