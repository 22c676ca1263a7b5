import { listUnpublishedItems, republishItem } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Key of the caller's unpublished items. */
export const UNPUBLISHED = [...keys.yourItems, 'unpublished'];

/** Returns the query of the caller's unpublished items, last unpublished first. */
export function useUnpublished() {
  return useQuery({
    queryKey: UNPUBLISHED,
    queryFn: ({ signal }) => callApi(listUnpublishedItems, { signal }),
    staleTime: 0,
  });
}

/** Puts an unpublished item back into the shop by its id, then reads the lists that show it again. */
export function useRepublish() {
  const client = useQueryClient();
  return useAction({
    mutationFn: (productId: string) => callApi(republishItem, { params: { productId } }),
    async onSuccess({ name, category, _id }) {
      notify.success(`${name} is back in the shop.`, { label: 'View', to: `/ethereal/categories/${category}/${_id}` });
      const shown = [keys.yourItems, keys.favorites, keys.cart, keys.items];
      await Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    failed: 'The item could not be published again. Please try again.',
  });
}
