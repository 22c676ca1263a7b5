import { cancelOrder, type Order } from '@ethereal/contracts/orders';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { useOrderCache } from '@ethereal/shop-ui/orders/useOrderCache.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { ConfirmButton } from '@ethereal/web-kit/components/ConfirmButton.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { cancellable, unitsOf } from './cancellable.ts';

/** Cancels every line of an order that can still be cancelled, after a confirmation that counts the units. */
export function CancelOrder({ order }: { order: Order }) {
  const { showOrder, refetchOrder } = useOrderCache(keys.buyerOrders);
  const lines = cancellable(order);
  const units = countOfItems(unitsOf(lines));
  const isWhole = order.items.every((item) => item.status === 'Cancelled' || lines.includes(item));
  const cancel = useAction({
    mutationFn: () => callApi(cancelOrder, { params: { orderId: order._id }, body: {} }),
    failed: 'Not every item could be cancelled. The page of the order shows which were.',
    onSuccess({ order: changed }) {
      showOrder(changed);
      notify.success(isWhole ? 'Order cancelled' : `${units} cancelled`);
    },
    onSettled: () => refetchOrder(order._id),
  });
  return (
    <ConfirmButton
      variant="quiet"
      size="small"
      question={
        isWhole
          ? `Cancel all ${units}? Nothing is charged for them.`
          : `Cancel ${units}? The others are shipped already.`
      }
      mutation={cancel}
    >
      {isWhole ? 'Cancel order' : `Cancel ${units}`}
    </ConfirmButton>
  );
}
