import { getShopBooks } from '@ethereal/contracts/shop-books';
import { type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { createFetchTotals } from '../orders/fetch-totals.ts';
import type { Shared } from '../shared/shared.ts';
import { createProveBooks } from './prove-books.ts';

/** Pause between two proofs of the books, in milliseconds. */
const PROVE_EVERY_MS = 60 * 60_000;

/** Assembles the periodic proof of the books, and their sums for the desk. */
export function openLedger(shared: Shared) {
  const { config, logger, ledger } = shared;
  const prove = createProveBooks({
    ...shared,
    fetchTotals: createFetchTotals(config.ORDERS_URL),
    patienceMs: config.WEBHOOK_PATIENCE_MS,
  });
  async function proveAndLog(stopping: AbortSignal): Promise<void> {
    const proof = await prove(stopping);
    if (proof.ledger || proof.provider || proof.orders) logger.error({ proof }, 'the ledger and the payments differ');
  }
  return {
    prove,
    jobs: [{ job: 'proving the books', work: proveAndLog, everyMs: PROVE_EVERY_MS }],
    mount(router: Router, kit: RouteDeps): void {
      route(router, getShopBooks, kit, async () => uncached({ currency: 'USD' as const, ...(await ledger.ofShop()) }));
    },
  };
}
