import type { OrderItem } from '@ethereal/contracts/orders';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useState } from 'react';
import { useAct } from '../acts/useAct.ts';
import { deskKeys } from '../lists/desk-keys.ts';
import lists from '../lists/Lists.module.css';
import { HELP_WORDS, type Help, help, isHelp } from './help.ts';

const ReasonDialog = lazyPart(() => import('../acts/ReasonDialog.tsx').then((file) => file.ReasonDialog));

/** Acts on an ordered item on behalf of its buyer or seller, each with a reason. */
export function LineHelp({ orderId, item }: { orderId: string; item: OrderItem }) {
  const [asking, setAsking] = useState<Help>();
  const {
    lineId,
    productId: { _id: productId, name },
  } = item;
  const act = useAct(
    ({ action, reason }: { action: Help; reason: string }) => help(action, { orderId, productId, lineId }, reason),
    'Done. Buyer and seller are told.',
    deskKeys.orders,
  );
  const actions = (item.actions ?? []).filter(isHelp);
  const close = () => setAsking(undefined);
  if (actions.length === 0 && !asking) return null;
  return (
    <div className={lists.acts}>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant="secondary"
          aria-label={`${HELP_WORDS[action]}: ${name}`}
          onClick={() => setAsking(action)}
        >
          {HELP_WORDS[action]}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          title={`${HELP_WORDS[asking]} on their behalf`}
          description={name}
          submitText={HELP_WORDS[asking]}
          busy={act.isPending}
          onClose={close}
          onSubmit={(reason) => act.mutate({ action: asking, reason }, { onSuccess: close })}
        />
      )}
    </div>
  );
}
