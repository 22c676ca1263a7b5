import type { EventOf } from '@ethereal/contracts/events';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import type { Publisher } from '@ethereal/service-kit/events/publisher';
import { createEraser, type PersonalData } from '@ethereal/service-kit/personal-data';
import { area } from '../../area.ts';
import type { ApplyDecision } from '../reports/apply-decision.ts';
import type { PurchasesStore } from '../reviews/purchases.store.ts';
import type { ApplySuspension } from '../sellers/suspension.ts';

const TYPES = area.consumes['svc-catalog.people'];
type Received = EventOf<(typeof TYPES)[number]>;

type PeopleDeps = Receiving & {
  purchases: PurchasesStore;
  applySuspension: ApplySuspension;
  applyDecision: ApplyDecision;
  publisher: Publisher;
  name: string;
  data: Pick<PersonalData, 'erase'>;
  erased: ErasedPeople;
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
  const { broker, logger, queue, purchases, applySuspension, applyDecision, data, erased } = deps;
  const erase = createEraser(deps);
  const undo = (people: readonly string[]) => Promise.all(people.map(data.erase));

  /** Stores purchases of those whose account was not deleted: an event may arrive days after the deletion. */
  const addPurchases = (received: ReturnType<typeof receivedBy>) =>
    erased.guardAll(
      received.map(({ user }) => user),
      (gone) => purchases.add(received.filter(({ user }) => !gone.has(user))),
      undo,
    );

  const take = async (event: Exclude<Received, { type: 'order.status-changed' }>): Promise<void> => {
    if (event.type === 'user.deleted') await erase(event);
    else if (event.type === 'user.suspended' || event.type === 'user.restored')
      await erased.guardAll([event.subject], async (gone) => gone.size > 0 || applySuspension(event), undo);
    else await applyDecision(event.data.report);
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
        await addPurchases(received);
        received = [];
        await take(event);
      }
      await addPurchases(received);
    },
  });
}
