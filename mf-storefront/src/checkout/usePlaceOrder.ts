import { submitOrder } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ApiError, NetworkError } from '@ethereal/web-kit/api/errors.ts';
import { useSetCart } from '@ethereal/web-kit/cart/useCart.ts';
import { keys } from '@ethereal/web-kit/query/keys.ts';
import { useNavigate } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Attempt, closeAttempt } from './attempt.ts';

/** How often an order whose answer got lost is sent again by itself. */
const RETRIES = 3;
const FIRST_PAUSE_MS = 400;

/** Whether the server may have the order although no answer said so. */
export function isLost(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** What in an order is no longer true, one message by product id; nothing for any other error. */
export function changesIn(error: Error | null): Readonly<Record<string, string>> | undefined {
  return error instanceof ApiError && error.code === 'ORDER_CHANGED' ? error.errors : undefined;
}

/** Places an order, with its key, as often as it takes to get an answer. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const setCart = useSetCart();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ key, claim }: Attempt) =>
      callApi(submitOrder, { body: claim, headers: { 'idempotency-key': key } }),
    networkMode: 'always',
    retry: (failures, error) => isLost(error) && failures < RETRIES,
    retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
    async onSuccess() {
      closeAttempt();
      await client.cancelQueries({ queryKey: keys.cart });
      setCart({ items: [] });
      void client.invalidateQueries({ queryKey: keys.buyerOrders });
      notify.success('Order placed successfully!');
      navigate('/ethereal/profile/BuyerOrderpage');
    },
    onError(error) {
      if (!isLost(error)) closeAttempt();
      if (changesIn(error)) void client.invalidateQueries({ queryKey: keys.cart });
    },
  });
}
