import type { OrderItem } from '@ethereal/contracts/orders';
import { randomId } from '@ethereal/web-kit/api/request-id.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReturnTerms } from './return-terms.ts';
import { ACTION_LABELS, type DialogAction, dialogActions, useChangeLine } from './useChangeLine.ts';

const ReasonDialog = lazyPart(() => import('./ReasonDialog.tsx').then((module) => module.ReasonDialog));

const ApproveReturn = lazyPart(() => import('./ApproveReturn.tsx').then((module) => module.ApproveReturn));

type Props = { orderId: string; item: OrderItem; queryKey: QueryKey };

/**
 * Renders buttons for the changes to a line that the server allows the reader. Each asks for a reason or note first.
 */
export function LineActions({ orderId, item, queryKey }: Props) {
  // One key per dialog: a repetition after a lost answer changes the line once.
  const [asked, setAsked] = useState<{ action: DialogAction; key: string }>();
  const changeLine = useChangeLine(queryKey);
  const actions = dialogActions(item);
  const { _id: productId, name } = item.productId;
  const close = () => setAsked(undefined);
  if (actions.length === 0) return null;
  // The dialog stays open after a failure, and closes when the line no longer allows the action.
  const asking = actions.find((action) => action === asked?.action);
  const change = (words: string, more: { quantity?: number | undefined; terms?: ReturnTerms }) =>
    asked &&
    changeLine.mutate({ orderId, productId, lineId: item.lineId, words, ...asked, ...more }, { onSuccess: close });
  const dialog = { title: asking ? ACTION_LABELS[asking] : '', busy: changeLine.isPending, onCancel: close };
  return (
    <div className="row-2">
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'approve-return' || action === 'receive-return' ? 'secondary' : 'quiet'}
          aria-label={`${ACTION_LABELS[action]}: ${name}`}
          onClick={() => setAsked({ action, key: randomId() })}
        >
          {ACTION_LABELS[action]}
        </Button>
      ))}
      {asking === 'approve-return' && (
        <ApproveReturn {...dialog} item={item} onConfirm={(words, terms) => change(words, { terms })} />
      )}
      {asking && asking !== 'approve-return' && (
        <ReasonDialog
          {...dialog}
          action={asking}
          name={name}
          quantity={item.quantity}
          onConfirm={(words, quantity) => change(words, { quantity })}
        />
      )}
    </div>
  );
}
