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

/** Acts on a line by the same call as its buyer or seller, with the reason that the desk must give. */
export function help(action: Help, params: { orderId: string; productId: string }, reason: string) {
  switch (action) {
    case 'cancel':
      return callApi(cancelLine, { params, body: { reason } });
    case 'request-return':
      return callApi(requestReturn, { params, body: { reason } });
    case 'approve-return':
      return callApi(decideReturn, { params, body: { state: 'approved', reason } });
    case 'decline-return':
      return callApi(decideReturn, { params, body: { state: 'declined', reason } });
    case 'receive-return':
      return callApi(decideReturn, { params, body: { state: 'received', reason } });
  }
}
