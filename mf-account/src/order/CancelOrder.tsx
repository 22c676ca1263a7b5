import { cancelOrder, type Order } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { ConfirmButton } from '@ethereal/web-kit/components/ConfirmButton.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { cancellable, countOfItems } from './order.rules.ts';

/** Cancels every line of an order that can still be cancelled, after a confirmation that counts the units. */
export function CancelOrder({ order }: { order: Order }) {
  const client = useQueryClient();
  const lines = cancellable(order);
  const isWhole = order.items.every((item) => item.status === 'Cancelled' || lines.includes(item));
  const cancel = useAction({
    mutationFn: () => callApi(cancelOrder, { params: { orderId: order._id }, body: {} }),
    failed: 'Not every item could be cancelled. The list below says which were.',
    onSuccess({ order: changed }) {
      client.setQueryData(keys.order(order._id), changed);
      notify.success(isWhole ? 'Order cancelled' : `${countOfItems(lines)} cancelled`);
    },
    onSettled() {
      void client.invalidateQueries({ queryKey: keys.order(order._id) });
      void client.invalidateQueries({ queryKey: keys.buyerOrders });
    },
  });
  if (lines.length < 2) return null;
  return (
    <ConfirmButton
      variant="quiet"
      size="small"
      question={
        isWhole
          ? `Cancel all ${countOfItems(lines)}? Nothing is charged for them.`
          : `Cancel ${countOfItems(lines)}? The others are shipped already.`
      }
      mutation={cancel}
    >
      {isWhole ? 'Cancel order' : `Cancel ${countOfItems(lines)}`}
    </ConfirmButton>
  );
}
