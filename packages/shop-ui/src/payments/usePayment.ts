import { getPayment } from '@ethereal/contracts/payments';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';

/** Returns the payment of an order with its history, for its buyer or one of its sellers. */
export function usePayment(orderId: string, { enabled = true } = {}) {
  return useQuery({
    queryKey: keys.payment(orderId),
    queryFn: ({ signal }) => callApi(getPayment, { params: { orderId }, signal }),
    staleTime: 0,
    enabled,
  });
}
