import type { EventOf } from '@ethereal/contracts/events';
import { availabilityOf } from '@ethereal/contracts/stock';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Decided } from '@ethereal/service-kit/write';
import type { ShopItem } from './item.ts';
import { SOURCE } from './item-events.ts';

export type StockChanged = EventOf<'item.stock-changed'>;
type StockCommand = { event: StockChanged; now: Date };

/** New stock of an item. It is saved without a new version of the item. */
type DecidedStock = Decided<ShopItem> & { stock: NonNullable<ShopItem['stock']>; touchedAt: Date };

/**
 * Takes over the stock that svc-orders published, with `item.restocked` when the item was sold out before. Returns
 * undefined for an unknown item, and for an event that is not newer than the stored stock.
 */
export function takeStock(item: ShopItem | undefined, { event, now }: StockCommand): DecidedStock | undefined {
  const { available, version } = event.data;
  if (!item || (item.stock?.version ?? 0) >= version) return undefined;
  const isBack = availabilityOf(item.stock?.available) === 'sold-out' && availabilityOf(available) !== 'sold-out';
  const restocked = { type: 'item.restocked', source: SOURCE, subject: item._id, data: {}, now } as const;
  const stock = { available, version };
  return {
    state: { ...item, stock },
    events: isBack ? [newEvent(restocked)] : [],
    stock,
    touchedAt: now,
  };
}
