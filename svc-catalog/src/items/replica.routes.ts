import { getItemForReplica } from '@ethereal/contracts/items';
import { notFound } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { toReplica } from './item-events.ts';
import type { ItemsStore } from './items.store.ts';

/** What other services ask when their replica misses an item; not reachable through the gateway. */
export function replicaRoutes(router: Router, items: ItemsStore): void {
  route(router, getItemForReplica, {}, async ({ params }) => {
    const item = await items.find(params.id);
    if (!item) throw notFound('There is no such item.');
    return { item: toReplica(item), version: item.version, published: item.published };
  });
}
