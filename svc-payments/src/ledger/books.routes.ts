import { getShopBooks } from '@ethereal/contracts/shop-books';
import { type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Ledger } from './ledger.store.ts';

/** Registers the call that shows the desk the shop's own sums. */
export function mountBooks(router: Router, kit: RouteDeps, { ledger }: { ledger: Ledger }): void {
  route(router, getShopBooks, kit, async () => uncached({ currency: 'USD' as const, ...(await ledger.ofShop()) }));
}
