import type { EventOf } from '@ethereal/contracts/events';
import { cacheItems } from '@ethereal/item-replica/cache-items';
import { applyItemEvent, type ItemEvent, replicaOf } from '@ethereal/item-replica/events';
import { createItemReplica, type FindItems } from '@ethereal/item-replica/item-replica';
import type { Part } from '@ethereal/service-kit/define-service';
import { consumeTypes } from '@ethereal/service-kit/events/consumer';
import { area } from '../../area.ts';
import type { Shared } from '../shared/shared.ts';

const TYPES = area.consumes['svc-orders.items'];
type Consumed = EventOf<(typeof TYPES)[number]>;

const isItemEvent = (event: Consumed): event is ItemEvent =>
  event.type !== 'item.hidden' && event.type !== 'user.suspended';

/** Opens the replica of items, after whose changes carts and stock are updated. */
export function openItems(shared: Shared): Part & { findItems: FindItems } {
  const { config, logger, broker, db, carts, onStop, sellerStock, shownStock } = shared;
  const replica = createItemReplica({
    db,
    catalogUrl: config.CATALOG_URL,
    onMiss: (item, sent) => sellerStock.follow(item, sent?.stock, sent?.at ?? new Date()),
  });
  const items = cacheItems(replica.findItems);

  async function applyToReplica(event: ItemEvent): Promise<void> {
    // Stock is tracked before the item becomes orderable.
    if (event.type !== 'item.unpublished') {
      const { item, version, stock } = event.data;
      await sellerStock.follow({ ...replicaOf(item), _id: event.subject, version }, stock, new Date(event.time));
    }
    await applyItemEvent(replica.store, event);
    items.apply(event);
  }

  const changes = consumeTypes({
    ...shared,
    queue: config.EVENTS_QUEUE,
    types: TYPES,
    async handle(event) {
      if (isItemEvent(event)) return applyToReplica(event);
      const isHidden = event.type === 'item.hidden';
      await carts.removeFromCarts(isHidden ? [event.subject] : await replica.store.idsOfSeller(event.data.user));
    },
  });

  // Each instance receives every change for its caches; the queue above is shared by all instances.
  const caches = consumeTypes({
    broker,
    logger,
    queue: `${config.EVENTS_QUEUE}.memory`,
    kind: 'replica',
    types: area.receives,
    handle: async (event) =>
      event.type === 'item.stock-changed' ? shownStock.evict(event.subject) : items.apply(event),
  });
  onStop('caches of items', caches.stop);

  return { findItems: items.findItems, consumers: [changes] };
}
