import { applyItemEvent } from '@ethereal/item-replica/events';
import type { Part } from '@ethereal/service-kit/define-service';
import { consumeTypes } from '@ethereal/service-kit/events/consumer';
import { area } from '../../area.ts';
import type { Shared } from '../shared/shared.ts';

/** Opens the replica of the items, which events of svc-catalog update. */
export function openItems(shared: Shared): Part {
  const { store } = shared.replica;
  const changes = consumeTypes({
    ...shared,
    queue: `${shared.config.EVENTS_QUEUE}.items`,
    types: area.consumes['svc-analytics.events.items'],
    handle: (event) => applyItemEvent(store, event),
  });
  return { consumers: [changes] };
}
