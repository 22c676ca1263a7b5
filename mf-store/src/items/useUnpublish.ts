import { type Card, unpublishItem } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UNPUBLISHED, useRepublish } from './useUnpublished.ts';

/** Unpublishes an item by its id, then reads favorites and cart again. The message offers to take it back. */
export function useUnpublish() {
  const client = useQueryClient();
  const republish = useRepublish();
  return useMutation({
    mutationFn: (productId: string) => callApi(unpublishItem, { params: { productId } }),
    onSuccess(_answer, productId) {
      client.setQueryData<Card[]>(keys.yourItems, (items) => items?.filter(({ _id }) => _id !== productId));
      for (const queryKey of [keys.favorites, keys.cart, keys.items, UNPUBLISHED])
        client.invalidateQueries({ queryKey });
      notify.success('Item Unpublished successfully', { label: 'Undo', onPress: () => republish.mutate(productId) });
    },
    onError: (error) => notify.error(messageOf(error, 'The item could not be unpublished. Please try again.')),
  });
}
