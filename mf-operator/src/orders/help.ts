import { cancelLine, decideReturn, type LineAction, requestReturn } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';

/** Acts of the desk for a buyer or seller. The delivery status is set by the seller alone. */
export type Help = Exclude<LineAction, 'set-status'>;

/** Whether an action is one by which the desk helps buyer or seller. */
export const isHelp = (action: LineAction): action is Help => action !== 'set-status';

export const HELP_WORDS: Readonly<Record<Help, string>> = {
  cancel: 'Cancel item',
  'request-return': 'Return item',
  'approve-return': 'Approve return',
  'decline-return': 'Decline return',
  'receive-return': 'Mark return as received',
};

type Line = { orderId: string; productId: string; lineId?: string | undefined };

/**
 * Acts on one line by the same call as its buyer or seller, with the reason that the desk must give. Without the line's
 * id, the call would act on every line of the product.
 */
export function help(action: Help, { lineId, ...params }: Line, reason: string) {
  const line = { reason, ...(lineId !== undefined && { lineId }) };
  switch (action) {
    case 'cancel':
      return callApi(cancelLine, { params, body: line });
    case 'request-return':
      return callApi(requestReturn, { params, body: line });
    case 'approve-return':
      return callApi(decideReturn, { params, body: { state: 'approved', ...line } });
    case 'decline-return':
      return callApi(decideReturn, { params, body: { state: 'declined', ...line } });
    case 'receive-return':
      return callApi(decideReturn, { params, body: { state: 'received', ...line } });
  }
}
