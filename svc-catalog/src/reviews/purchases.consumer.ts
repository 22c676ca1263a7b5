import { type EventOf, eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { area } from '../../area.ts';
import type { PurchasesStore } from './purchases.store.ts';

const TYPES = area.consumes['svc-catalog.people'];
type Told = EventOf<(typeof TYPES)[number]>;

type PeopleDeps = {
  broker: Broker;
  logger: Logger;
  queue: string;
  purchases: PurchasesStore;
  erase(event: EventOf<'user.deleted'>): Promise<void>;
};

/** A line that was handed over once stays received, whatever its status becomes. */
const receivedBy = ({ time, data }: EventOf<'order.status-changed'>) =>
  data.status === 'Handed' ? [{ user: data.buyer, item: data.item, at: new Date(time) }] : [];

/** Learns who received what, and who has left, by one queue in order: an old sale brings nobody back. */
export function consumePeople({ broker, logger, queue, purchases, erase }: PeopleDeps): Consumer {
  return consume<Told>({
    ...{ broker, logger, queue },
    inOrder: true,
    bindings: TYPES,
    schema: eventOf(TYPES),
    async handleBatch(events) {
      let received: ReturnType<typeof receivedBy> = [];
      for (const event of events) {
        if (event.type === 'order.status-changed') {
          received.push(...receivedBy(event));
          continue;
        }
        await purchases.add(received);
        received = [];
        await erase(event);
      }
      await purchases.add(received);
    },
  });
}
