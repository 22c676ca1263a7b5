import { getSeller, type StoreSent, saveStore } from '@ethereal/contracts/sellers';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** The seller's own page, as everybody sees it; null for somebody who has neither items nor a profile yet. */
export function useOwnStore(id: string) {
  return useQuery({
    queryKey: keys.seller(id),
    queryFn: ({ signal }) =>
      callApi(getSeller, { params: { id }, signal }).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }),
  });
}

export function useSaveStore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StoreSent) => callApi(saveStore, { body }),
    onSuccess: (seller) => client.setQueryData(keys.seller(seller._id), seller),
  });
}
