import { listPaymentMethods, type PaymentMethod } from '@ethereal/contracts/payments';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';

const ON_DELIVERY: readonly PaymentMethod[] = ['on-delivery'];

/**
 * Returns the payment methods of this shop, or undefined while they load. If they cannot be loaded, no choice is
 * offered.
 */
export function usePaymentMethods(): readonly PaymentMethod[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['mf-storefront', 'payment-methods'],
    queryFn: ({ signal }) => callApi(listPaymentMethods, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.methods ?? (isError ? ON_DELIVERY : undefined);
}
