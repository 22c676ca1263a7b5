import { type ItemStatus, type Order, updateItemStatus } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { sellerOrdersKey } from './useSellerOrders.ts';

type Pages = InfiniteData<{ orders: Order[]; nextCursor: string | null }>;
type Change = { orderId: string; productId: string; status: ItemStatus };

function withStatus(pages: Pages | undefined, { orderId, productId, status }: Change): Pages | undefined {
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

/** Sets the delivery state of an ordered item: shown at once, taken back with a message when the server refuses. */
export function useSetStatus(sellerId: string) {
  const client = useQueryClient();
  const queryKey = sellerOrdersKey(sellerId);
  return useMutation({
    mutationFn: ({ orderId, productId, status }: Change & { before: ItemStatus }) =>
      callApi(updateItemStatus, { params: { orderId, productId }, body: { status } }),
    async onMutate(change) {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Pages>(queryKey, (pages) => withStatus(pages, change));
    },
    onError(error, change) {
      client.setQueryData<Pages>(queryKey, (pages) =>
        withStatus(pages, { ...change, status: change.before }),
      );
      notify.error(messageOf(error, 'The status could not be changed. Please try again.'));
    },
  });
}
