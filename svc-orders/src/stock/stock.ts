import type { FindItems } from '@ethereal/item-replica/item-replica';
import type { Router } from 'express';
import type { Shared } from '../shared/shared.ts';
import { createStockAnnouncer } from './announce-stock.ts';
import { createSellerStock, type SellerStock } from './seller-stock.ts';
import { mountStock } from './stock.routes.ts';
import { createStockCache } from './stock-cache.ts';

export type StockPart = {
  sellerStock: SellerStock;
  /** Cached stock, for display only. */
  shownStock: ReturnType<typeof createStockCache>;
  announceStock(item: string): void;
  /** Publishes stock changes that a crash or an outage left unpublished. */
  sweepStock(): Promise<void>;
  mount(router: Router, findItems: FindItems): void;
};

/** Opens the stock of items, which sellers set and orders reserve. */
export function openStock({ auth, stocks, publisher, logger, onStop, now }: Shared): StockPart {
  const announcer = createStockAnnouncer({ stocks, publisher, logger, now });
  onStop('stock events', announcer.flush);
  const shownStock = createStockCache(stocks.find);
  const announceStock = (item: string) => {
    shownStock.evict(item);
    announcer.announce(item);
  };
  const sellerStock = createSellerStock(stocks, announceStock);
  return {
    sellerStock,
    shownStock,
    announceStock,
    sweepStock: announcer.sweep,
    mount: (router, findItems) => mountStock(router, { auth }, { stocks, sellerStock, findItems, now }),
  };
}
