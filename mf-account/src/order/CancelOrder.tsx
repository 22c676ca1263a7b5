import { cancelLine, type Order, type OrderItem } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ConfirmDialog } from '@ethereal/web-kit/components/ConfirmDialog.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancellable } from './order.rules.ts';

/** Cancels every line of an order that can still be cancelled, after a confirmation that counts them. */
export function CancelOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const lines = cancellable(order);
  const cancel = useAction({
    async mutationFn(open: readonly OrderItem[]) {
      // The calls run one after the other because each one changes the same order.
      for (const { productId, lineId } of open) {
        const params = { orderId: order._id, productId: productId._id };
        const { order: changed } = await callApi(cancelLine, { params, body: lineId ? { lineId } : {} });
        client.setQueryData(keys.order(order._id), changed);
      }
    },
    failed: 'Not every item could be cancelled. The list below says which were.',
    onSuccess: () => notify.success('Order cancelled'),
    onSettled() {
      setAsking(false);
      void client.invalidateQueries({ queryKey: keys.order(order._id) });
      void client.invalidateQueries({ queryKey: keys.buyerOrders });
    },
  });
  if (lines.length < 2) return null;
  const isWhole = lines.length === order.items.length;
  const label = isWhole ? 'Cancel order' : `Cancel ${lines.length} items`;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          message={
            isWhole
              ? `Cancel all ${lines.length} items? Nothing is charged for them.`
              : `Cancel ${lines.length} of ${order.items.length} items? The others are on their way already.`
          }
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(lines)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
