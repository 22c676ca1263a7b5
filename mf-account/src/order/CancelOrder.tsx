import { cancelOrder, type Order } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ConfirmDialog } from '@ethereal/web-kit/components/ConfirmDialog.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancellable, countOfItems } from './order.rules.ts';

/** Cancels every line of an order that can still be cancelled, after a confirmation that counts the units. */
export function CancelOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
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
      setAsking(false);
      void client.invalidateQueries({ queryKey: keys.order(order._id) });
      void client.invalidateQueries({ queryKey: keys.buyerOrders });
    },
  });
  if (lines.length < 2) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {isWhole ? 'Cancel order' : `Cancel ${countOfItems(lines)}`}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          message={
            isWhole
              ? `Cancel all ${countOfItems(lines)}? Nothing is charged for them.`
              : `Cancel ${countOfItems(lines)}? The others are shipped already.`
          }
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
