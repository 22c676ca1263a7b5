import type { Card } from '@ethereal/contracts/items';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Number of items that are changed at once. */
const BATCH_SIZE = 4;
/** Maximum number of failed items that the message names. */
const MAX_NAMED = 3;

type Change = {
  items: readonly Card[];
  act(item: Card): Promise<unknown>;
  /** Word for the completed act, such as 'changed'. */
  done: string;
};

/** Runs the same act for several items, a few at a time, and returns the items for which it failed. */
async function changeEach({ items, act }: Change): Promise<Card[]> {
  const failed: Card[] = [];
  for (let at = 0; at < items.length; at += BATCH_SIZE) {
    const batch = items.slice(at, at + BATCH_SIZE);
    const outcomes = await Promise.allSettled(batch.map(act));
    failed.push(...batch.filter((_, index) => outcomes[index]?.status === 'rejected'));
  }
  return failed;
}

function showOutcome(failed: readonly Card[], { items, done }: Change): void {
  const doneCount = items.length - failed.length;
  if (doneCount > 0) notify.success(`${countOfItems(doneCount)} ${done}.`);
  if (failed.length === 0) return;
  const names = failed.slice(0, MAX_NAMED).map(({ name }) => name);
  const more = failed.length > MAX_NAMED ? ` and ${failed.length - MAX_NAMED} more` : '';
  notify.error(`${countOfItems(failed.length)} could not be ${done}: ${names.join(', ')}${more}.`);
}

/** Changes several items of the seller, then reads the lists that show them again. */
export function useChangeSeveral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeEach,
    onSuccess: showOutcome,
    onSettled: () =>
      Promise.all(
        [keys.yourItems, keys.items, keys.favorites, keys.cart, [...keys.mine, 'stock']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
