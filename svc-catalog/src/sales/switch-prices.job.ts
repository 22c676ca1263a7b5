import type { ItemsStore } from '../items/items.store.ts';
import type { SaveItem } from '../items/save-item.ts';

/** Number of items that one query returns. */
const BATCH = 100;

type SwitchPricesDeps = { items: Pick<ItemsStore, 'switchesDue'>; save: SaveItem; now(): Date };

/**
 * Returns the job that publishes an event for each item whose sale began or ended. The price itself follows from the
 * schedule. An item is saved over the version that was read, so several instances publish each switch once; switches
 * that passed during a downtime are published together, as one change of the price.
 */
export const createSwitchPrices =
  ({ items, save, now }: SwitchPricesDeps) =>
  async (stopping: AbortSignal): Promise<void> => {
    for (let more = true; more && !stopping.aborted; ) {
      const due = await items.switchesDue(now(), BATCH);
      for (const item of due) {
        if (stopping.aborted) return;
        await save(item, { switchedTo: item.version + 1 });
      }
      more = due.length === BATCH;
    }
  };
