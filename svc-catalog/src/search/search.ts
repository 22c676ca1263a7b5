import type { Part } from '@ethereal/service-kit/define-service';
import { type ChangeItem, createChangeItem } from '../items/change-item.ts';
import type { ShopItem } from '../items/item.ts';
import { consumeItemStock } from '../items/item-stock.consumer.ts';
import { createItemStock } from '../items/item-stock.ts';
import { ITEMS } from '../items/items.store.ts';
import { createSaleClock, type SaleClock } from '../sales/sale-clock.ts';
import type { Shared } from '../shared/shared.ts';
import { Catalog } from './catalog.ts';
import { type CatalogSync, createCatalogSync } from './catalog-sync.ts';
import { memoryEngine, type SearchEngine } from './engine.ts';
import { lexicon } from './language/lexicon.ts';
import { withLeanHeap } from './lean-heap.ts';
import { mountSearch } from './search.routes.ts';

export type SearchPart = Part & {
  catalog: Catalog;
  /** Finds items. */
  engine: SearchEngine;
  /** Keeps the prices in the index current. */
  sales: SaleClock;
  index: CatalogSync;
  /** Publishes and indexes an item that was saved. */
  saved(item: ShopItem): void;
  /** Changes an item by a rule, and publishes and indexes it. */
  change: ChangeItem;
};

/** Opens the index of items in memory and fills it, with the functions by which saved items reach it. */
export async function openSearch(shared: Shared): Promise<SearchPart> {
  const { broker, config, logger, now, onStop, outbox } = shared;
  const { items } = shared.stores;
  // Load the lexicon before the service is ready: the first item of an empty shop would block the event loop for a
  // second.
  lexicon();
  const catalog = new Catalog();
  const engine = memoryEngine(catalog);
  const sales = createSaleClock(catalog, now);
  const saved = (item: ShopItem) => {
    outbox.announce(ITEMS, item._id);
    index.put(item);
  };
  const stock = createItemStock({ items, now, saved });
  const index: CatalogSync = createCatalogSync({ catalog, engine, items, sales, now, stock, broker, logger });
  onStop('index', index.stop);
  await withLeanHeap(index.load);
  return {
    catalog,
    engine,
    sales,
    index,
    saved,
    change: createChangeItem({ items, outbox, index }),
    consumers: [consumeItemStock({ broker, logger, stock, queue: `${config.EVENTS_QUEUE}.stock` })],
    mount: (router) => mountSearch(router, { ...shared, engine, items }),
  };
}
