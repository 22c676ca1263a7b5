import { getOrder } from '@ethereal/contracts/orders';
import { paymentRefetchPause } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { untilBack } from '@ethereal/web-kit/query/until-back.ts';
import { useQuery } from '@tanstack/react-query';

/** Returns the query of one of the caller's orders. */
export function useOrder(orderId: string) {
  return useQuery({
    queryKey: keys.order(orderId),
    queryFn: ({ signal }) => callApi(getOrder, { params: { orderId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      untilBack({ state }) || paymentRefetchPause(state.data ? [state.data] : [], state.dataUpdateCount),
  });
}
