import { HOUR_MS } from '@ethereal/contracts/durations';
import { getShopBooks } from '@ethereal/contracts/shop-books';
import { type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { createFetchTotals } from '../orders/fetch-totals.ts';
import type { Shared } from '../shared/shared.ts';
import { createCheckBooks } from './check-books.ts';

/** Pause between two checks of the books, in milliseconds. */
const CHECK_EVERY_MS = HOUR_MS;
/** Age of the last check of the whole books after which they are checked again, in milliseconds. */
const CHECK_WHOLE_EVERY_MS = 7 * 24 * CHECK_EVERY_MS;

/** Opens the periodic check of the books, and their sums for the desk. The service and its command share it. */
export function openLedger(shared: Shared) {
  const { config, logger, ledger, now } = shared;
  const checkBooks = createCheckBooks({
    ...shared,
    fetchTotals: createFetchTotals(config.ORDERS_URL),
    patienceMs: config.WEBHOOK_PATIENCE_MS,
  });
  async function checkAndLog(stopping: AbortSignal): Promise<void> {
    const isDue = now().getTime() - (await ledger.wholeCheckAt()).getTime() >= CHECK_WHOLE_EVERY_MS;
    const differences = await checkBooks(isDue ? 'whole' : 'changed', stopping);
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
