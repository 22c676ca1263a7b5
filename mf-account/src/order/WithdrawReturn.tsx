import { type Order, type OrderItem, withdrawReturn } from '@ethereal/contracts/orders';
import { type OrderPages, replaceOrder } from '@ethereal/shop-ui/orders/useChangeLine.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { ConfirmButton } from '@ethereal/web-kit/components/ConfirmButton.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Withdraws a return that its seller has not answered, after a confirmation. */
export function WithdrawReturn({ order, item }: { order: Order; item: OrderItem }) {
  const client = useQueryClient();
  const { lineId, productId: product } = item;
  const withdraw = useAction({
    mutationFn: () => {
      const params = { orderId: order._id, productId: product._id };
      return callApi(withdrawReturn, { params, body: lineId ? { lineId } : {} });
    },
    failed: 'The return could not be withdrawn. Please try again.',
    onSuccess({ order: changed }) {
      client.setQueriesData<OrderPages>({ queryKey: keys.buyerOrders }, (pages) => replaceOrder(pages, changed));
      if (client.getQueryData(keys.order(order._id))) client.setQueryData(keys.order(order._id), changed);
      notify.success('Return withdrawn');
    },
    onError() {
      // The seller may have answered in the meantime.
      void client.invalidateQueries({ queryKey: keys.buyerOrders });
      void client.invalidateQueries({ queryKey: keys.order(order._id) });
    },
  });
  if (item.return?.state !== 'requested') return null;
  return (
    <ConfirmButton
      size="small"
      variant="quiet"
      aria-label={`Withdraw return: ${product.name}`}
      question="Keep the item and withdraw the return? You cannot ask for it again."
      mutation={withdraw}
    >
      Withdraw return
    </ConfirmButton>
  );
}
