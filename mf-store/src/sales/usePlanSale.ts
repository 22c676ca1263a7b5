import { MAX_SALE_ITEMS, type OwnCard, planSale } from '@ethereal/contracts/items';
import type { SaleSent } from '@ethereal/contracts/sale';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

type Plan = { items: readonly OwnCard[]; sale: SaleSent | null };

/** Plans the sale of items in as many calls as needed. Returns the refusal of each item that was refused. */
async function planAll({ items, sale }: Plan) {
  const refused: { _id: string; message: string }[] = [];
  for (let at = 0; at < items.length; at += MAX_SALE_ITEMS) {
    const batch = items.slice(at, at + MAX_SALE_ITEMS).map(({ _id }) => _id);
    refused.push(...(await callApi(planSale, { body: { items: batch, sale } })).refused);
  }
  return refused;
}

/** Plans or ends the sale of several items of the seller, then reads the lists that show them again. */
export function usePlanSale() {
  const client = useQueryClient();
  return useAction({
    mutationFn: planAll,
    failed: 'The sale could not be saved. Please try again.',
    onSuccess(refused, { items, sale }) {
      const plannedCount = items.length - refused.length;
      if (plannedCount > 0)
        notify.success(`${countOfItems(plannedCount)} ${sale ? 'on sale as planned' : 'without a sale now'}.`);
      const [first] = refused;
      if (first) notify.error(`${countOfItems(refused.length)} could not be changed: ${first.message}`);
      for (const queryKey of [keys.yourItems, keys.items, keys.favorites, keys.cart])
        client.invalidateQueries({ queryKey });
    },
  });
}
