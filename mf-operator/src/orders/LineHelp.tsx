import { cancelLine, decideReturn, type OrderItem, requestReturn } from '@ethereal/contracts/orders';
import { ACTION_LABELS, type DialogAction, dialogActions } from '@ethereal/shop-ui/orders/useChangeLine.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ReasonButton } from '../acts/ReasonButton.tsx';
import lists from '../lists/Lists.module.css';
import { deskKeys } from '../query-keys.ts';

type LineIds = { orderId: string; productId: string; lineId?: string | undefined };

/**
 * Acts on one line by the same call as its buyer or seller, with the reason that the desk must give. Without the line's
 * id, the call would act on every line of the product.
 */
function actOnLine(action: DialogAction, { lineId, ...params }: LineIds, reason: string) {
  const body = { reason, ...(lineId !== undefined && { lineId }) };
  switch (action) {
    case 'cancel':
      return callApi(cancelLine, { params, body });
    case 'request-return':
      return callApi(requestReturn, { params, body });
    case 'approve-return':
      return callApi(decideReturn, { params, body: { state: 'approved', ...body } });
    case 'decline-return':
      return callApi(decideReturn, { params, body: { state: 'declined', ...body } });
    case 'receive-return':
      return callApi(decideReturn, { params, body: { state: 'received', ...body } });
  }
}

/** Renders the acts of the desk on behalf of an item's buyer or seller, each with a reason. */
export function LineHelp({ orderId, item }: { orderId: string; item: OrderItem }) {
  const {
    lineId,
    productId: { _id: productId, name },
  } = item;
  const actions = dialogActions(item);
  if (actions.length === 0) return null;
  return (
    <div className={`row-2 ${lists.acts}`}>
      {actions.map((action) => (
        <ReasonButton
          key={action}
          label={ACTION_LABELS[action]}
          name={name}
          title={`${ACTION_LABELS[action]} on their behalf`}
          description={name}
          act={(reason) => actOnLine(action, { orderId, productId, lineId }, reason)}
          done="Done. Buyer and seller are told."
          queryKey={deskKeys.orders}
        />
      ))}
    </div>
  );
}
