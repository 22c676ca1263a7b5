import { workOnEach } from '@ethereal/service-kit/each';
import type { ChangeItem } from '../items/change-item.ts';
import type { ShopItem } from '../items/item.ts';
import { nextVersion } from '../items/items.rules.ts';
import type { ItemsStore } from '../items/items.store.ts';

/** Number of items that one query returns. */
const BATCH = 100;

type SwitchPricesDeps = { items: Pick<ItemsStore, 'switchesDue'>; change: ChangeItem; now(): Date };

/** Publishes the price of an item whose switch is due. */
const switchPrice = (item: ShopItem, now: Date) =>
  item.nextSwitch && item.nextSwitch <= now ? nextVersion(item, { switchedTo: item.version + 1 }, { now }) : undefined;

/**
 * Returns the job that publishes an event for each item whose sale began or ended. The price itself follows from the
 * schedule. Several instances publish each switch once, because the first one sets the moment of the next switch.
 * Switches that passed during a downtime are published together, as one change of the price.
 */
export const createSwitchPrices =
  ({ items, change, now }: SwitchPricesDeps) =>
  async (stopping: AbortSignal): Promise<void> => {
    for (let more = true; more && !stopping.aborted; ) {
      const due = await items.switchesDue(now(), BATCH);
      await workOnEach(due, async (item) => {
        if (!stopping.aborted) await change(item._id, (current) => switchPrice(current, now()), item);
      });
      more = due.length === BATCH;
    }
  };
