import { cancelLine, decideReturn, type LineAction, type OrderItem, requestReturn } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { NetworkError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { ReturnTerms } from './return-terms.ts';
import { useOrderCache } from './useOrderCache.ts';

/** An action whose dialog has a field for a reason or note. */
export type DialogAction = Exclude<LineAction, 'set-status'>;
export const ACTION_LABELS: Readonly<Record<DialogAction, string>> = {
  cancel: 'Cancel item',
  'request-return': 'Return item',
  'approve-return': 'Approve return',
  'decline-return': 'Decline return',
  'receive-return': 'Mark return as received',
};

/** Returns the actions on a line that are possible now and have a dialog. The seller sets the status. */
export const dialogActions = ({ actions = [] }: OrderItem): DialogAction[] =>
  actions.filter((action) => action !== 'set-status');

type LineChange = {
  action: DialogAction;
  orderId: string;
  productId: string;
  /** Id of the line, if a product has several. */
  lineId?: string | undefined;
  /** Units to cancel or return; the whole line by default. */
  quantity?: number | undefined;
  /** Reason or note. */
  text: string;
  /** Terms of an approved return. */
  terms?: ReturnTerms | undefined;
  /** Idempotency key: a request whose answer was lost changes the line once. */
  key: string;
};

/** Maximum number of retries of a change whose answer was lost. */
const RETRIES = 2;

const DONE: Readonly<Record<DialogAction, string>> = {
  cancel: 'Item cancelled',
  'request-return': 'Return requested',
  'approve-return': 'Return approved',
  'decline-return': 'Return declined',
  'receive-return': 'Return received',
};

function send({ action, orderId, productId, lineId, quantity, text, terms, key }: LineChange) {
  const params = { orderId, productId };
  const line = lineId === undefined ? {} : { lineId };
  const part = quantity === undefined ? line : { ...line, quantity };
  const headers = { 'idempotency-key': key };
  const note = { ...line, ...(text ? { note: text } : {}) };
  switch (action) {
    case 'cancel':
      return callApi(cancelLine, { params, headers, body: { ...part, ...(text ? { reason: text } : {}) } });
    case 'request-return':
      return callApi(requestReturn, { params, headers, body: { ...part, reason: text } });
    case 'approve-return':
      return callApi(decideReturn, { params, body: { state: 'approved', ...note, ...terms } });
    case 'decline-return':
      return callApi(decideReturn, { params, body: { state: 'declined', ...note } });
    case 'receive-return':
      return callApi(decideReturn, { params, body: { state: 'received', ...note } });
  }
}

/**
 * Returns the mutation that changes the state of an order line. The lists of orders under `queryKey` show the server's
 * response.
 */
export function useChangeLine(queryKey: QueryKey) {
  const { showOrder, refetchOrder } = useOrderCache(queryKey);
  return useAction({
    mutationFn: send,
    retry: (failures, error) => error instanceof NetworkError && failures < RETRIES,
    onSuccess({ order }, { action }) {
      showOrder(order);
      notify.success(DONE[action]);
    },
    failed: 'That did not work. Please try again.',
    onError: (_error, { orderId }) => refetchOrder(orderId),
  });
}
