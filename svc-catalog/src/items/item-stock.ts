import { createWrite } from '@ethereal/service-kit/write';
import type { ShopItem } from './item.ts';
import { type StockChanged, takeStock } from './item-stock.rules.ts';
import type { ItemsStore } from './items.store.ts';

export type ItemStock = {
  /**
   * Saves the available stock that svc-orders published. An event that is not newer than the saved stock changes
   * nothing.
   */
  apply(event: StockChanged): Promise<void>;
};

type ItemStockDeps = { items: ItemsStore; saved(item: ShopItem): void; now(): Date };

/** Stores the available stock in the documents of the items, so that cards, lists and pages show it. */
export function createItemStock({ items, saved, now }: ItemStockDeps): ItemStock {
  const change = createWrite({
    document: 'item stock',
    load: (id: string) => items.find(id),
    decide: takeStock,
    async save(before, { stock, events = [], touchedAt }) {
      const after = before && (await items.saveStock(before, stock, events[0], touchedAt));
      if (after) saved(after);
      return after;
    },
  });
  return {
    async apply(event) {
      await change(event.subject, { event, now: now() });
    },
  };
}
