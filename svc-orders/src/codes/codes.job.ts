import { ORPHANED_MS } from '../orders/submit-order.ts';
import type { CodeUse } from './code.ts';
import type { UsesStore } from './uses.store.ts';

type Deps = {
  uses: UsesStore;
  /** Returns those of the ids that have an order, in any state. */
  existing(orders: readonly string[]): Promise<Set<string>>;
  now(): Date;
};

/** Maximum number of codes, and of uses of persons, in one run. */
const BATCH = 100;

/** Creates the job that frees uses that a process reserved after its order was given up. */
export function createFreeUses({ uses, existing, now }: Deps): () => Promise<void> {
  const from = { held: '', untaken: '' };

  async function free(held: readonly CodeUse[]): Promise<void> {
    if (held.length === 0) return;
    const withOrder = await existing(held.map(({ order }) => order));
    await uses.release(held.filter(({ order }) => !withOrder.has(order)));
  }

  return async () => {
    const moment = new Date(now().getTime() - ORPHANED_MS);
    const reserved = await uses.heldBefore(moment, { from: from.held, limit: BATCH });
    from.held = reserved.next ?? '';
    await free(reserved.held);
    const untaken = await uses.untakenBefore(moment, { from: from.untaken, limit: BATCH });
    from.untaken = untaken.next ?? '';
    await free(untaken.held);
  };
}
