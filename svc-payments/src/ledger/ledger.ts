import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';
import { getShopBooks } from '@ethereal/contracts/shop-books';
import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import { route, uncached } from '@ethereal/service-kit/route';
import { createFetchTotals } from '../orders/fetch-totals.ts';
import type { Shared, Stores } from '../shared/shared.ts';
import { createCheckBooks } from './check-books.ts';

/** Pause between two checks of the books, in milliseconds. */
const CHECK_EVERY_MS = HOUR_MS;
/** Age of the last check of the whole books after which they are checked again, in milliseconds. */
const CHECK_WHOLE_EVERY_MS = 7 * DAY_MS;

/** Creates the check of the books. The service and its command share it. */
export const createCheck = (stores: Stores) =>
  createCheckBooks({
    ...stores,
    fetchTotals: createFetchTotals(stores.config.ORDERS_URL),
    patienceMs: stores.config.WEBHOOK_PATIENCE_MS,
  });

/** Opens the periodic check of the books, and their sums for the desk. */
export function openLedger(shared: Shared): Part {
  const { logger, ledger, now } = shared;
  const checkBooks = createCheck(shared);
  async function checkAndLog(stopping: AbortSignal): Promise<void> {
    const isDue = now().getTime() - (await ledger.wholeCheckAt()).getTime() >= CHECK_WHOLE_EVERY_MS;
    const differences = await checkBooks(isDue ? 'whole' : 'changed', stopping);
    if (differences.ledger || differences.provider || differences.orders)
      logger.error({ differences }, 'the ledger and the payments differ');
  }
  repeat(checkAndLog, { ...shared, job: 'checking the books', everyMs: CHECK_EVERY_MS });
  return {
    mount: (router) =>
      route(router, getShopBooks, shared, async () =>
        uncached({ currency: 'USD' as const, ...(await ledger.ofShop()) }),
      ),
  };
}
