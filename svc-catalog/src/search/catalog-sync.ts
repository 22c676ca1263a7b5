import { setImmediate as othersTurn } from 'node:timers/promises';
import type { EventOf } from '@ethereal/contracts/events';
import { availabilityOf } from '@ethereal/contracts/stock';
import { sizesOf } from '@ethereal/contracts/variants';
import { priceAt } from '@ethereal/pricing/price-at';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { consumeTypes } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { repeat } from '@ethereal/service-kit/repeat';
import { ITEM_CHANGES } from '../../area.ts';
import { isForSale, revisionOf, type ShopItem, toCard } from '../items/item.ts';
import type { ItemStock } from '../items/item-stock.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { SaleClock } from '../sales/sale-clock.ts';
import { reductionAt } from '../sales/sales.rules.ts';
import type { Catalog } from './catalog.ts';
import type { SearchEngine } from './engine.ts';
import { lexicon } from './language/lexicon.ts';

const TYPES = ITEM_CHANGES;
/** Overlap of two reads, in milliseconds: clocks of instances may differ by this much. */
const OVERLAP_MS = 60_000;
/** Pause between two reads of changes, in milliseconds. */
const RESYNC_EVERY_MS = 30_000;
/** Number of items after which other requests get a turn of the event loop. */
const BREATHE_EVERY = 500;

export type CatalogSync = {
  /** Reads all items that the shop shows; resolves when the index is complete. */
  load(): Promise<void>;
  /** Adds an item that was just written or read. */
  put(item: ShopItem): void;
  /** Reads the items that changed since the last read, in case an event was missed. */
  resync(): Promise<void>;
  stop(): Promise<void>;
};

type CatalogSyncDeps = {
  catalog: Catalog;
  engine: Pick<SearchEngine, 'put' | 'remove'>;
  sales: SaleClock;
  now(): Date;
  items: ItemsStore;
  stock: ItemStock;
  broker: Broker;
  logger: Logger;
};

/**
 * Keeps this instance's index current. It loads the database at start and then follows events from a queue of its own.
 * Writes of this instance are added immediately. After each reconnection and every half minute it reads changes from
 * the database.
 */
export function createCatalogSync(deps: CatalogSyncDeps): CatalogSync {
  const { catalog, engine, items, sales, now, stock, broker, logger } = deps;
  let complete = false;
  let syncedUntil = new Date(0);
  let reading: Promise<void> | undefined;

  const put = (item: ShopItem) => {
    const id = item._id;
    const version = revisionOf(item);
    if (version <= catalog.knownVersion(id)) return;
    if (!isForSale(item)) return engine.remove(id, version);
    const created = item.createdAt.getTime();
    const inStock = availabilityOf(item.stock?.available) !== 'sold-out';
    const at = now();
    const { priceCents } = priceAt(item, at);
    const card = JSON.stringify(toCard(item, at));
    const sizes = sizesOf({ ...item, size: item.sizes });
    engine.put({ ...item, id, version, sizes, inStock, card, created, priceCents, reduction: reductionAt(item, at) });
    sales.schedule(id, item);
  };

  const takeAll = async (all: AsyncIterable<ShopItem> | Iterable<ShopItem>) => {
    let count = 0;
    for await (const item of all) {
      put(item);
      if (++count % BREATHE_EVERY === 0) await othersTurn();
    }
  };

  const readChanges = async () => {
    const started = new Date();
    for await (const changed of items.revisionsSince(new Date(syncedUntil.getTime() - OVERLAP_MS))) {
      // Nearly all changes are known already, by events or as this instance's own writes. During an import they are
      // thousands.
      const news = changed.filter((candidate) => revisionOf(candidate) > catalog.knownVersion(candidate._id));
      if (news.length > 0) await takeAll(await items.findMany(news.map(({ _id }) => _id)));
    }
    syncedUntil = started;
  };
  const resync = () => {
    reading ??= readChanges().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const consumer = consumeTypes({
    broker,
    logger,
    queue: 'catalog.index',
    kind: 'replica',
    types: TYPES,
    async handleBatch(events: EventOf<(typeof TYPES)[number]>[]) {
      // The first instance to receive the event saves the stock, so that all can read it.
      for (const event of events) if (event.type === 'item.stock-changed') await stock.apply(event);
      // The version in an event counts the seller's changes only, so it does not show whether the index is current.
      // Only a published item that is known already needs no read.
      const news = events.filter(
        ({ type, subject }) => type !== 'item.published' || catalog.knownVersion(subject) === 0,
      );
      const ids = [...new Set(news.map(({ subject }) => subject))];
      if (ids.length > 0) for (const item of await items.findMany(ids)) put(item);
    },
  });
  const resyncing = repeat(() => (complete ? resync() : Promise.resolve()), {
    job: 'index resync',
    everyMs: RESYNC_EVERY_MS,
    logger,
  });
  const unsubscribe = broker.onUp(() => setTimeout(resyncing.kick, 1000).unref());

  return {
    put,
    resync,
    async load() {
      const started = new Date();
      // Load the lexicon now, so that no request waits for the word lists.
      lexicon();
      await takeAll(items.forSale());
      syncedUntil = started;
      complete = true;
      await resync();
      catalog.settle();
      logger.info({ items: catalog.size, ms: Date.now() - started.getTime() }, 'index is complete');
    },
    async stop() {
      unsubscribe();
      await consumer.stop();
      await resyncing.stop();
    },
  };
}
