import { getShopBooks } from '@ethereal/contracts/shop-books';
import { type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { createFetchTotals } from '../orders/fetch-totals.ts';
import type { Shared } from '../shared/shared.ts';
import { createCheckBooks } from './check-books.ts';

/** Pause between two checks of the books, in milliseconds. */
const CHECK_EVERY_MS = 60 * 60_000;

/** Assembles the periodic check of the books, and their sums for the desk. */
export function openLedger(shared: Shared) {
  const { config, logger, ledger } = shared;
  const checkBooks = createCheckBooks({
    ...shared,
    fetchTotals: createFetchTotals(config.ORDERS_URL),
    patienceMs: config.WEBHOOK_PATIENCE_MS,
  });
  async function checkAndLog(stopping: AbortSignal): Promise<void> {
    const differences = await checkBooks(stopping);
    if (differences.ledger || differences.provider || differences.orders)
      logger.error({ differences }, 'the ledger and the payments differ');
  }
  return {
    checkBooks,
    jobs: [{ job: 'checking the books', work: checkAndLog, everyMs: CHECK_EVERY_MS }],
    mount(router: Router, kit: RouteDeps): void {
      route(router, getShopBooks, kit, async () => uncached({ currency: 'USD' as const, ...(await ledger.ofShop()) }));
    },
  };
}
