import type { Stock } from '@ethereal/contracts/stock';
import { newEvent } from '@ethereal/service-kit/events/event';

type Announced = { item: string; itemName: string; seller: string; available: Stock; version: number };

/** Creates the event of the units that can be sold now. Every instance creates the same event for one version. */
export function stockChanged({ item, available, version, seller, itemName }: Announced, now: Date) {
  return newEvent({
    id: `stock-${item}-${version}`,
    type: 'item.stock-changed',
    source: 'svc-orders',
    subject: item,
    data: { available, version, seller, itemName },
    now,
  });
}
