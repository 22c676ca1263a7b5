import { getSeller, type Seller, type StoreSent, saveStore } from '@ethereal/contracts/sellers';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Key of its own, because other areas expect a page below the key of a seller, never null. */
const ownStoreKey = (id: string) => [...keys.seller(id), 'mf-store'];

/** Returns the query of the seller's public page; null for a person who has neither items nor a profile. */
export function useOwnStore(id: string) {
  return useQuery({
    queryKey: ownStoreKey(id),
    queryFn: ({ signal }) =>
      callApi(getSeller, { params: { id }, signal }).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }),
  });
}

type Form = NonNullable<Parameters<typeof useAction<Seller, StoreSent>>[0]['form']>;

/** Saves the seller's public page; messages of the server appear at the fields of the form. */
export function useSaveStore(form: Form) {
  const client = useQueryClient();
  return useAction<Seller, StoreSent>({
    form,
    failed: 'Your store could not be saved. Please try again.',
    mutationFn: (body) => callApi(saveStore, { body }),
    onSuccess(seller) {
      client.setQueryData(ownStoreKey(seller._id), seller);
      client.setQueryData(keys.seller(seller._id), seller);
      notify.success('Your store is saved.');
    },
  });
}
