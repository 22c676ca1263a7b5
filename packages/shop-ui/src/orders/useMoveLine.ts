import { cancelLine, decideReturn, type LineAction, type Order, requestReturn } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type InfiniteData, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

export type OrderPages = InfiniteData<{ orders: Order[]; nextCursor: string | null }>;
/** What is asked for words before it is done. */
export type WordedAction = Exclude<LineAction, 'set-status'>;
type Move = { action: WordedAction; orderId: string; productId: string; words: string };

const DONE: Readonly<Record<WordedAction, string>> = {
  cancel: 'Item cancelled',
  'request-return': 'Return requested',
  'approve-return': 'Return approved',
  'decline-return': 'Return declined',
  'receive-return': 'Return received',
};

function send({ action, orderId, productId, words }: Move) {
  const params = { orderId, productId };
  const note = words ? { note: words } : {};
  switch (action) {
    case 'cancel':
      return callApi(cancelLine, { params, body: words ? { reason: words } : {} });
    case 'request-return':
      return callApi(requestReturn, { params, body: { reason: words } });
    case 'approve-return':
      return callApi(decideReturn, { params, body: { state: 'approved', ...note } });
    case 'decline-return':
      return callApi(decideReturn, { params, body: { state: 'declined', ...note } });
    case 'receive-return':
      return callApi(decideReturn, { params, body: { state: 'received', ...note } });
  }
}

/** Puts an order in place of what a list of orders showed of it. */
export function withOrder(pages: OrderPages | undefined, order: Order): OrderPages | undefined {
  const put = (one: Order) => (one._id === order._id ? order : one);
  return pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, orders: page.orders.map(put) })) };
}

/** Moves a line of an order on; the lists of orders under `queryKey` show it as the server answers. */
export function useMoveLine(queryKey: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess({ order }, { action }) {
      client.setQueriesData<OrderPages>({ queryKey }, (pages) => withOrder(pages, order));
      notify.success(DONE[action]);
    },
    onError(error) {
      notify.error(messageOf(error, 'That did not work. Please try again.'));
      // What is possible may have changed since the list was read.
      void client.invalidateQueries({ queryKey });
    },
  });
}
