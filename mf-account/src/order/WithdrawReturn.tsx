import { type Order, type OrderItem, withdrawReturn } from '@ethereal/contracts/orders';
import { useOrderCache } from '@ethereal/shop-ui/orders/useOrderCache.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { ConfirmButton } from '@ethereal/web-kit/components/ConfirmButton.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';

/** Withdraws a return that its seller has not answered, after a confirmation. */
export function WithdrawReturn({ order, item }: { order: Order; item: OrderItem }) {
  const { showOrder, refetchOrder } = useOrderCache(keys.buyerOrders);
  const { lineId, productId: product } = item;
  const withdraw = useAction({
    mutationFn: () => {
      const params = { orderId: order._id, productId: product._id };
      return callApi(withdrawReturn, { params, body: lineId ? { lineId } : {} });
    },
    failed: 'The return could not be withdrawn. Please try again.',
    onSuccess({ order: changed }) {
      showOrder(changed);
      notify.success('Return withdrawn');
    },
    // The seller may have answered in the meantime.
    onError: () => refetchOrder(order._id),
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
