import type { Part } from '@ethereal/service-kit/define-service';
import type { ShopItem } from '../items/item.ts';
import { consumeItemStock } from '../items/item-stock.consumer.ts';
import { createItemStock } from '../items/item-stock.ts';
import { ITEMS } from '../items/items.store.ts';
import { createSaveItem, type SaveItem } from '../items/save-item.ts';
import { createSaleClock, type SaleClock } from '../sales/sale-clock.ts';
import type { Shared } from '../shared/shared.ts';
import { Catalogue } from './catalogue.ts';
import { type CatalogueSync, createCatalogueSync } from './catalogue-sync.ts';
import { lexicon } from './language/lexicon.ts';
import { withLeanHeap } from './lean-heap.ts';
import { searchRoutes } from './search.routes.ts';

export type SearchPart = Part & {
  catalogue: Catalogue;
  /** Keeps the prices in the index current. */
  sales: SaleClock;
  index: CatalogueSync;
  /** Publishes and indexes an item that was saved. */
  saved(item: ShopItem): void;
  /** Saves the next version of an item, and publishes and indexes it. */
  save: SaveItem;
};

/** Opens the index of items in memory and fills it, with the functions by which saved items reach it. */
export async function openSearch(shared: Shared): Promise<SearchPart> {
  const { broker, config, logger, now, onStop, outbox } = shared;
  const { items } = shared.stores;
  // Load the lexicon before the service is ready: the first item of an empty shop would block the event loop for a
  // second.
  lexicon();
  const catalogue = new Catalogue();
  const sales = createSaleClock(catalogue, now);
  const saved = (item: ShopItem) => {
    outbox.announce(ITEMS, item._id);
    index.take(item);
  };
  const stock = createItemStock({ items, now, saved });
  const index: CatalogueSync = createCatalogueSync({ catalogue, items, sales, now, stock, broker, logger });
  onStop('index', index.stop);
  await withLeanHeap(index.load);
  return {
    catalogue,
    sales,
    index,
    saved,
    save: createSaveItem({ items, outbox, index, now }),
    consumers: [consumeItemStock({ broker, logger, stock, queue: `${config.EVENTS_QUEUE}.stock` })],
    mount: (router) => searchRoutes(router, { catalogue, items, now }),
  };
}
