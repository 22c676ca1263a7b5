import { connectPayoutAccount, getPayoutAccount } from '@ethereal/contracts/payout-accounts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { untilBack } from '@ethereal/web-kit/query/until-back.ts';
import { useQuery } from '@tanstack/react-query';

/** Pause between two requests for the state of an account in review, in milliseconds. */
const REFETCH_MS = 5000;

/** Returns the query of the caller's payout account. The query refreshes while the account is in review. */
export function usePayoutAccount() {
  return useQuery({
    queryKey: [...keys.payouts, 'account'],
    queryFn: ({ signal }) => callApi(getPayoutAccount, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilBack({ state }) || (state.data?.state === 'in-review' && REFETCH_MS),
  });
}

/** Opens the provider's page of the payout account in this tab. */
export function useConnectAccount() {
  return useAction({
    mutationFn: () => callApi(connectPayoutAccount),
    failed: 'The page of the payment provider could not be opened. Please try again in a moment.',
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
