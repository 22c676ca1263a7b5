import { MAX_ORDERS_COMPARED } from '@ethereal/contracts/payments';
import { pause } from '@ethereal/service-kit/deadline';
import type { Intent } from '../intents/intent.ts';
import type { IntentsStore } from '../intents/intents.store.ts';
import { isOver } from '../intents/operations.ts';
import { capturedOf, refundedOf } from '../intents/state.ts';
import { booksCheckedAt, imbalance } from '../metrics.ts';
import type { FetchTotals, OrderTotal } from '../orders/fetch-totals.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Ledger } from './ledger.store.ts';

type Deps = {
  intents: IntentsStore;
  ledger: Ledger;
  provider: PaymentProvider;
  fetchTotals: FetchTotals;
  /** Time for which later events of an order may be missing here, in milliseconds. */
  patienceMs: number;
  now(): Date;
};

/** Differences in cents, all zero when the books are right. `unequal` names the orders that differ. */
export type BookDifferences = { ledger: number; provider: number; orders: number; unequal: string[] };

/**
 * Maximum number of attempts, because money that moves during the check is at the provider a moment before it is
 * booked.
 */
const MAX_ATTEMPTS = 5;
/** Pause before a difference is checked again, in milliseconds. */
const RETRY_MS = 1000;

/** Returns the sum of the shop's discounts on captured lines that were not refunded. */
const shopDiscountOf = ({ lines }: Intent): number =>
  lines
    .filter(({ capture, refund }) => capture === 'done' && refund !== 'done')
    .reduce((sum, { discounts }) => sum + (discounts?.shop ?? 0), 0);

const netOf = ({ lines }: Intent): number => capturedOf(lines) - refundedOf(lines);

async function* groupsOf<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of all) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Whether a check covers all books, or those alone that may have changed since an earlier check. */
export type Scope = 'whole' | 'changed';

/**
 * Checks that the ledger sums to zero and agrees with the provider's report. Also checks that the entries of each order
 * equal the captured less the refunded amounts, the shop's discounts on them, and the total that svc-orders returns.
 * A check of what changed uses stored sums of old entries, and leaves out orders that had come to their end when they
 * were checked. When it finds the ledger wrong, all books are checked.
 */
export function createCheckBooks(deps: Deps) {
  const { intents, ledger, provider, fetchTotals, patienceMs, now } = deps;

  async function againstProvider(stopping?: AbortSignal): Promise<number> {
    if (provider.name === 'none') return 0;
    for (let attempt = 1; ; attempt++) {
      const differs = (await provider.balance()) - (await ledger.clearing());
      if (differs === 0 || attempt === MAX_ATTEMPTS || stopping?.aborted) return differs;
      await pause(RETRY_MS, stopping);
    }
  }

  const hasJustMoved = (total: OrderTotal | undefined): boolean =>
    total !== undefined && total.movedAt.getTime() + patienceMs >= now().getTime();

  /**
   * Returns the cents by which an order's entries differ from its payment, or from its lines; zero while an operation
   * is due.
   */
  async function differenceOf(intent: Intent, total: OrderTotal | undefined): Promise<number> {
    if (intent.due) return 0;
    const { clearingCents: booked, discountCents } = await ledger.ofOrder(intent._id);
    const ordered = hasJustMoved(total) ? booked : (total?.cents ?? 0);
    const differs = booked - netOf(intent) || discountCents - shopDiscountOf(intent) || booked - ordered;
    if (differs === 0) return 0;
    const after = await intents.find(intent._id);
    return after?.version === intent.version ? differs : 0;
  }

  /**
   * Checks the books of some orders. Records those that are over, so that they are not checked again. Those that differ
   * are checked each time.
   */
  async function checkOrders(group: readonly Intent[], differences: BookDifferences): Promise<void> {
    const totals = await fetchTotals(group.map(({ _id }) => _id));
    const over: Intent[] = [];
    const unequal: string[] = [];
    for (const intent of group) {
      const total = totals.get(intent._id);
      const differs = await differenceOf(intent, total);
      if (differs !== 0) {
        differences.orders += Math.abs(differs);
        unequal.push(intent._id);
      } else if (isOver(intent) && !hasJustMoved(total)) over.push(intent);
    }
    differences.unequal.push(...unequal);
    await intents.noteChecked(over);
    await intents.dropChecks(unequal);
  }

  async function checkScope(scope: Scope, stopping: AbortSignal | undefined): Promise<BookDifferences> {
    if (scope === 'whole') await ledger.reopen();
    const differences: BookDifferences = {
      ledger: await ledger.sum(),
      provider: await againstProvider(stopping),
      orders: 0,
      unequal: [],
    };
    if (scope === 'changed' && (differences.ledger || differences.provider)) return checkScope('whole', stopping);
    const orders = scope === 'whole' ? intents.authorized() : intents.unchecked();
    for await (const group of groupsOf(orders, MAX_ORDERS_COMPARED)) await checkOrders(group, differences);
    if (scope === 'whole') await ledger.noteWholeCheck();
    return differences;
  }

  return async (scope: Scope, stopping?: AbortSignal): Promise<BookDifferences> => {
    const differences = await checkScope(scope, stopping);
    for (const check of ['ledger', 'provider', 'orders'] as const) imbalance.labels(check).set(differences[check]);
    booksCheckedAt.set(now().getTime() / 1000);
    return differences;
  };
}
