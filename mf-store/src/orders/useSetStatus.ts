import { type ItemStatus, type Order, updateItemStatus } from '@ethereal/contracts/orders';
import { type OrderPages, withOrder } from '@ethereal/shop-ui/orders/useMoveLine.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Change = { orderId: string; productId: string; status: ItemStatus };

function withStatus(pages: OrderPages | undefined, { orderId, productId, status }: Change): OrderPages | undefined {
  if (!pages) return pages;
  const change = (order: Order): Order =>
    order._id !== orderId
      ? order
      : {
          ...order,
          items: order.items.map((item) => (item.productId._id === productId ? { ...item, status } : item)),
        };
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, orders: page.orders.map(change) })) };
}

/** Sets the delivery state of an ordered item: shown at once, reverted with a message when the server refuses. */
export function useSetStatus() {
  const client = useQueryClient();
  const queryKey = keys.sellerOrders;
  return useMutation({
    mutationFn: ({ orderId, productId, status }: Change & { before: ItemStatus }) =>
      callApi(updateItemStatus, { params: { orderId, productId }, body: { status } }),
    async onMutate(change) {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<OrderPages>({ queryKey }, (pages) => withStatus(pages, change));
    },
    // With its history, and what can be done now.
    onSuccess({ order }) {
      client.setQueriesData<OrderPages>({ queryKey }, (pages) => withOrder(pages, order));
    },
    onError(error, change) {
      client.setQueriesData<OrderPages>({ queryKey }, (pages) =>
        withStatus(pages, { ...change, status: change.before }),
      );
      notify.error(messageOf(error, 'The status could not be changed. Please try again.'));
    },
  });
}
