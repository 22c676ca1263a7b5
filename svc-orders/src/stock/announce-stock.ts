import { createBatcher } from '@ethereal/service-kit/events/batcher';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Publisher } from '@ethereal/service-kit/events/publisher';
import type { Logger } from '@ethereal/service-kit/logger';
import { availableOf, type ItemStock } from './stock.rules.ts';
import type { StockStore } from './stock.store.ts';

/** Creates the event of the units that can be sold now. Every instance creates the same event for one version. */
export function stockChangedEvent(stock: ItemStock, now: Date) {
  const { _id, version, seller, itemName } = stock;
  return newEvent({
    id: `stock-${_id}-${version}`,
    type: 'item.stock-changed',
    source: 'svc-orders',
    subject: _id,
    data: { available: availableOf(stock), version, seller, itemName },
    now,
  });
}

export type StockAnnouncerDeps = { stocks: StockStore; publisher: Publisher; logger: Logger; now(): Date };

/** Maximum number of items whose stock is announced together. */
const MAX_BATCH = 200;
/** Time within which changes of one item are published as one event, in milliseconds. */
const GATHER_MS = 25;

/**
 * Publishes the free units of an item. The document is marked `unannounced` until then, so that a crash or an outage
 * delays the event and loses nothing. Only the newest of several changes is published.
 */
export function createStockAnnouncer({ stocks, publisher, logger, now }: StockAnnouncerDeps) {
  async function announceOne(stock: ItemStock) {
    await publisher.publish(stockChangedEvent(stock, now()));
    return { item: stock._id, version: stock.version };
  }

  async function announceAll(items: string[]): Promise<void> {
    const found = [...(await stocks.find([...new Set(items)])).values()].filter((stock) => stock.unannounced);
    const results = await Promise.allSettled(found.map(announceOne));
    await stocks.markAnnounced(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  }

  const batcher = createBatcher<string>({
    maxBatch: MAX_BATCH,
    maxWaitMs: GATHER_MS,
    work: (items) =>
      announceAll(items).catch((error: unknown) => logger.warn({ err: error }, 'stock could not be announced yet')),
  });

  return {
    announce: (item: string) => batcher.add(item),
    /** Publishes the changes that a crash or an outage left unpublished. */
    async sweep(): Promise<void> {
      if (publisher.isUp()) await announceAll(await stocks.unannounced(MAX_BATCH));
    },
    flush: () => batcher.drain(),
  };
}
