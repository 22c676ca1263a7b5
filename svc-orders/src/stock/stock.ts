import type { FindItems } from '@ethereal/item-replica/item-replica';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Router } from 'express';
import type { Config } from '../config.ts';
import { createStockAnnouncer } from './announce-stock.ts';
import { createSellerStock, type SellerStock } from './seller-stock.ts';
import { mountStock } from './stock.routes.ts';
import type { StockStore } from './stock.store.ts';
import { createStockCache } from './stock-cache.ts';

export type StockPart = {
  sellerStock: SellerStock;
  /** Cached stock, for display only. */
  shownStock: ReturnType<typeof createStockCache>;
  announceStock(item: string): void;
  /** Publishes stock changes that a crash or an outage left unpublished. */
  sweepStock(): Promise<void>;
  mount(router: Router, auth: Authenticator, findItems: FindItems): void;
};

/** Assembles the stock of items, which sellers set and orders reserve. */
export function openStock({ publisher, logger, onStop }: Base<Config>, stocks: StockStore): StockPart {
  const now = () => new Date();
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
    mount: (router, auth, findItems) => mountStock(router, { auth }, { stocks, sellerStock, findItems, now }),
  };
}
