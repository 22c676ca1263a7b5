import type { ReplicatedItem } from '@ethereal/contracts/events';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { ShopItem } from './item.ts';

export const SOURCE = 'svc-catalog';

/** What other services keep of an item. */
export function toReplica(item: ShopItem): ReplicatedItem {
  const { name, priceCents, category, sizes, images, seller } = item;
  return { name, priceCents, category, sizes, itemImg: images.image1.url, seller };
}

export type ItemEventType = 'item.published' | 'item.updated' | 'item.unpublished';

/** The announcement that an item has become what it is now. */
export function itemEvent(type: ItemEventType, item: ShopItem) {
  const { version } = item;
  const data = type === 'item.unpublished' ? { version } : { item: toReplica(item), version };
  return newEvent({ type, source: SOURCE, subject: item._id, data, now: item.updatedAt });
}
