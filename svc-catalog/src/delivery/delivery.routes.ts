import { listDispatch } from '@ethereal/contracts/delivery';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Delivery } from './delivery.ts';

/** Registers the call by which other services read the dispatch of sellers; the gateway does not forward it. */
export function deliveryRoutes(router: Router, { dispatchOf }: Pick<Delivery, 'dispatchOf'>): void {
  route(router, listDispatch, {}, async ({ query: { sellers } }) => {
    const found = await Promise.all(sellers.map(async (seller) => [seller, await dispatchOf(seller)] as const));
    return { dispatch: Object.fromEntries(found) };
  });
}
