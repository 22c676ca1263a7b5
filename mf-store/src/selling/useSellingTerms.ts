import { getSellingTerms } from '@ethereal/contracts/payout-accounts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';

/** Time for which the terms count as current, in milliseconds. */
const STALE_AFTER_MS = 10 * 60_000;

/** Returns the query of the commission of the shop and the times of payouts. */
export function useSellingTerms() {
  return useQuery({
    queryKey: ['mf-store', 'selling-terms'],
    queryFn: ({ signal }) => callApi(getSellingTerms, { signal }),
    staleTime: STALE_AFTER_MS,
  });
}
