import { openPaymentSession, PAYMENT_UNAVAILABLE } from '@ethereal/contracts/payments';
import { leaveToPay } from '@ethereal/shop-ui/payments/leave-to-pay.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const NOT_OPENED = 'The payment could not be opened. Please try again.';

/** Shows why an order cannot be paid now. An order that is already paid is not an error. */
function showFailure(error: Error): void {
  const isUnavailable = isApiError(error) && error.status >= 500;
  const message = isUnavailable ? PAYMENT_UNAVAILABLE : messageOf(error, NOT_OPENED);
  if (isApiError(error) && error.code === 'ALREADY_PAID') notify.alert(message);
  else notify.error(message);
}

/** Leads the buyer to the provider's page of an order that awaits its payment. */
export function usePayNow(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { url } = await callApi(openPaymentSession, { params: { orderId } });
      await leaveToPay(url);
    },
    onError: showFailure,
    // A refusal, or the payment on that page, may have changed the lists.
    onSettled: () =>
      Promise.all([keys.buyerOrders, keys.unpaidOrders].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
