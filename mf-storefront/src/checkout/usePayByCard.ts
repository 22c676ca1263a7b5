import type { CartLine } from '@ethereal/contracts/cart';
import type { Order } from '@ethereal/contracts/orders';
import { openPaymentSession } from '@ethereal/contracts/payments';
import { leaveToPay } from '@ethereal/shop-ui/payments/leave-to-pay.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useNavigate } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { closeAttempt } from './attempt.ts';
import { removeTypedAddress } from './typed-address.ts';

const EXPIRED_MESSAGE = 'The time to pay for that order is over. Press Place Order to order again.';
const PAID_MESSAGE = 'That order is paid already. Press Place Order again to order the same once more.';

/**
 * Returns the address of the provider's page for an order, or undefined if the order awaits no payment. A refused card
 * gets a new page.
 */
async function pageOf({ _id: orderId, payment }: Order): Promise<string | undefined> {
  if (payment?.state !== 'failed') return payment?.url;
  return (await callApi(openPaymentSession, { params: { orderId } })).url;
}

/**
 * Returns a function that sends the buyer of a card order to the provider's page. The attempt is kept: a buyer who
 * returns and presses the button again gets the same order and page, unless the order was paid, was cancelled or has
 * expired.
 */
export function usePayByCard() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (order: Order): Promise<void> => {
    void client.invalidateQueries({ queryKey: keys.buyerOrders });
    const page = await pageOf(order);
    if (page) return leaveToPay(page);
    closeAttempt();
    await client.refetchQueries({ queryKey: keys.cart });
    const isOver = order.payment?.state === 'expired' || order.payment?.state === 'cancelled';
    if (isOver) return notify.alert(EXPIRED_MESSAGE);
    // Payment removes the ordered lines from the cart, so any line still in the cart is wanted in addition.
    const isWantedAgain = client.getQueryData<{ items: CartLine[] }>(keys.cart)?.items.length;
    if (isWantedAgain) return notify.alert(PAID_MESSAGE);
    removeTypedAddress();
    navigate('/ethereal/profile/BuyerOrderpage', { replace: true });
  };
}
