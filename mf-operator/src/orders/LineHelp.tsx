import type { OrderItem } from '@ethereal/contracts/orders';
import { ReasonButton } from '../acts/ReasonButton.tsx';
import { deskKeys } from '../lists/desk-keys.ts';
import lists from '../lists/Lists.module.css';
import { HELP_WORDS, help, isHelp } from './help.ts';

/** Acts on an ordered item on behalf of its buyer or seller, each with a reason. */
export function LineHelp({ orderId, item }: { orderId: string; item: OrderItem }) {
  const {
    lineId,
    productId: { _id: productId, name },
  } = item;
  const actions = (item.actions ?? []).filter(isHelp);
  if (actions.length === 0) return null;
  return (
    <div className={`row-2 ${lists.acts}`}>
      {actions.map((action) => (
        <ReasonButton
          key={action}
          label={HELP_WORDS[action]}
          name={name}
          title={`${HELP_WORDS[action]} on their behalf`}
          description={name}
          act={(reason) => help(action, { orderId, productId, lineId }, reason)}
          done="Done. Buyer and seller are told."
          queryKey={deskKeys.orders}
        />
      ))}
    </div>
  );
}
