import type { Lifecycle } from '@ethereal/service-kit/service';
import { createStockAnnouncer, type StockAnnouncerDeps } from './announce-stock.ts';
import { createSellerStock } from './seller-stock.ts';
import { createStockCache } from './stock-cache.ts';

type Deps = StockAnnouncerDeps & { onStop: Lifecycle['onStop'] };

/** Creates the parts by which the nouns of the service change, publish and show stock. */
export function keepStock({ onStop, ...deps }: Deps) {
  const announcer = createStockAnnouncer(deps);
  onStop('stock events', announcer.flush);
  /** Cached stock, for display only. */
  const shownStock = createStockCache(deps.stocks.find);
  const announceStock = (item: string) => {
    shownStock.evict(item);
    announcer.announce(item);
  };
  return {
    shownStock,
    announceStock,
    /** Publishes stock changes that a crash or an outage left unpublished. */
    sweepStock: announcer.sweep,
    sellerStock: createSellerStock(deps.stocks, announceStock),
  };
}
