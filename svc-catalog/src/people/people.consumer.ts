import type { EventOf } from '@ethereal/contracts/events';
import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import { area } from '../../area.ts';
import type { Settle } from '../reports/effects.ts';
import type { PurchasesStore } from '../reviews/purchases.store.ts';
import type { ApplySuspension } from '../sellers/suspension.ts';

const TYPES = area.consumes['svc-catalog.people'];
type Received = EventOf<(typeof TYPES)[number]>;

type PeopleDeps = Receiving & {
  purchases: PurchasesStore;
  applySuspension: ApplySuspension;
  settle: Settle;
  erase(event: EventOf<'user.deleted'>): Promise<void>;
};

/**
 * Returns the lines received by the buyer. A line that was handed over once stays received, whatever its later status.
 */
const receivedBy = ({ time, data }: EventOf<'order.status-changed'>) =>
  data.status === 'Handed'
    ? [{ user: data.buyer, item: data.item, at: new Date(time), size: data.sizeChosen ?? undefined }]
    : [];

/**
 * Consumes purchases, suspensions, deletions and decisions from one queue in order, so that an old purchase restores no
 * deleted person.
 */
export function consumePeople(deps: PeopleDeps): Consumer {
  const { broker, logger, queue, purchases, applySuspension, settle, erase } = deps;
  const take = (event: Exclude<Received, { type: 'order.status-changed' }>) => {
    if (event.type === 'user.deleted') return erase(event);
    const isSuspension = event.type === 'user.suspended' || event.type === 'user.restored';
    return isSuspension ? applySuspension(event) : settle(event.data.report);
  };
  return consumeTypes({
    broker,
    logger,
    queue,
    inOrder: true,
    types: TYPES,
    async handleBatch(events) {
      let received: ReturnType<typeof receivedBy> = [];
      for (const event of events) {
        if (event.type === 'order.status-changed') {
          received.push(...receivedBy(event));
          continue;
        }
        await purchases.add(received);
        received = [];
        await take(event);
      }
      await purchases.add(received);
    },
  });
}
