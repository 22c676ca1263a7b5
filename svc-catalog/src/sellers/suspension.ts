import type { EventOf } from '@ethereal/contracts/events';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import type { HideItems } from '../items/hide-items.ts';
import { SOURCE } from '../items/item-events.ts';
import type { SellersStore } from './sellers.store.ts';

type Deps = {
  sellers: Pick<SellersStore, 'saveSuspension'>;
  hideItems: HideItems;
  outbox: Pick<Outbox, 'publishOrStore'>;
};

export type ApplySuspension = (event: EventOf<'user.suspended' | 'user.restored'>) => Promise<void>;

/**
 * Hides the items and the page of a suspended person. Restores them after the suspension, except items with another
 * reason.
 */
export const createApplySuspension =
  ({ sellers, hideItems, outbox }: Deps): ApplySuspension =>
  async ({ type, subject, time }) => {
    const suspended = type === 'user.suspended';
    // Save the suspension first: items published from now on are hidden immediately.
    if (!(await sellers.saveSuspension(subject, { suspended, at: new Date(time) }))) return;
    await (suspended ? hideItems.hideAllOf(subject) : hideItems.showAllOf(subject));
    await outbox.publishOrStore(newEvent({ type: 'store.changed', source: SOURCE, subject, data: {} }));
  };
