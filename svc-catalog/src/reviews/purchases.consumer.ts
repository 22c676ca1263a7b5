import { type EventOf, eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import type { PurchasesStore } from './purchases.store.ts';

const TYPES = ['order.status-changed'] as const;

type PurchasesDeps = { broker: Broker; logger: Logger; queue: string; purchases: PurchasesStore };

/** Learns who received what. A line that was handed over once stays received, whatever its status becomes. */
export function consumePurchases({ broker, logger, queue, purchases }: PurchasesDeps): Consumer {
  return consume({
    ...{ broker, logger, queue },
    bindings: TYPES,
    schema: eventOf(TYPES),
    handleBatch: (events: EventOf<(typeof TYPES)[number]>[]) =>
      purchases.add(
        events.flatMap(({ time, data }) =>
          data.status === 'Handed' ? [{ user: data.buyer, item: data.item, at: new Date(time) }] : [],
        ),
      ),
  });
}
