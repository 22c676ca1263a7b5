import type { ErrorCode } from '@ethereal/contracts/error-codes';
import { type Order, submitOrder } from '@ethereal/contracts/orders';
import { useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { storePlacedOrder } from '@ethereal/shop-ui/orders/placed-order.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError, NetworkError } from '@ethereal/web-kit/api/errors.ts';
import { useNavigate } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Attempt, closeAttempt } from './attempt.ts';
import { removeTypedAddress } from './typed-address.ts';
import { usePayByCard } from './usePayByCard.ts';

/** Maximum number of retries of an order whose answer was lost. */
const RETRIES = 3;
/** Pause before the first retry, in milliseconds; it doubles with each further one. */
const FIRST_PAUSE_MS = 400;

/**
 * Whether the server may have placed the order without an answer that confirms it. It has placed no order if no
 * provider accepts cards.
 */
export function isLost(error: Error): boolean {
  if (!isApiError(error)) return error instanceof NetworkError;
  return error.status >= 500 && error.code !== ('PAYMENT_UNAVAILABLE' satisfies ErrorCode);
}

/** Codes of refusals that name the changes by product id, or by discount code. */
const CHANGED: readonly string[] = ['ORDER_CHANGED', 'OUT_OF_STOCK', 'CODE_CHANGED'] satisfies ErrorCode[];

/** Returns the changes that made an order fail, one message by product id, or undefined for other errors. */
export function changesIn(error: Error | null): Readonly<Record<string, string>> | undefined {
  return isApiError(error) && CHANGED.includes(error.code) ? error.errors : undefined;
}

/**
 * Returns the mutation that places an order. If the answer is lost, it retries with the same key up to `RETRIES` times.
 */
export function usePlaceOrder() {
  const client = useQueryClient();
  const setCart = useSetCart();
  const navigate = useNavigate();
  const payByCard = usePayByCard();
  return useMutation({
    mutationFn: ({ key, claim }: Attempt) => callApi(submitOrder, { body: claim, headers: { 'idempotency-key': key } }),
    networkMode: 'always',
    retry: (failures, error) => isLost(error) && failures < RETRIES,
    retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
    async onSuccess(order: Order) {
      storePlacedOrder(order._id);
      if (order.payment?.method === 'card') return payByCard(order);
      closeAttempt();
      removeTypedAddress();
      await client.cancelQueries({ queryKey: keys.cart });
      setCart({ items: [], codes: [] });
      void client.invalidateQueries({ queryKey: keys.buyerOrders });
      notify.success('Order placed successfully!');
      // The page replaces the checkout, which is empty now, so that Back leads to the cart.
      navigate('/ethereal/profile/BuyerOrderpage', { replace: true });
    },
    onError(error) {
      if (!isLost(error)) closeAttempt();
      if (changesIn(error)) void client.invalidateQueries({ queryKey: keys.cart });
    },
  });
}
