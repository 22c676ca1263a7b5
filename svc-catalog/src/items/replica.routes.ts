import { getItemForReplica, listItemsForShelf } from '@ethereal/contracts/items';
import { notFound } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { isForSale, toItem } from './item.ts';
import { toReplica } from './item-events.ts';
import type { ItemsStore } from './items.store.ts';

/** Registers the calls by which other services read items; the gateway does not forward them. */
export function mountReplica(router: Router, items: ItemsStore): void {
  route(router, listItemsForShelf, {}, async ({ query: { ids } }) => {
    const now = new Date();
    const found = await items.findMany(ids);
    return {
      items: found.map((item) => ({ item: toItem(item, now), published: isForSale(item) })),
      next: null,
      now: now.toISOString(),
    };
  });

  route(router, getItemForReplica, {}, async ({ params }) => {
    const item = await items.find(params.id);
    if (!item) throw notFound('There is no such item.');
    const { version, stockSent } = item;
    const counted = stockSent && { stock: stockSent.stock, stockAt: stockSent.at.toISOString() };
    return { item: toReplica(item), version, published: isForSale(item), ...counted };
  });
}
