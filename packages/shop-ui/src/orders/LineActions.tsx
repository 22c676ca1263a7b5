import type { OrderItem } from '@ethereal/contracts/orders';
import { randomId } from '@ethereal/web-kit/api/request-id.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReturnTerms } from './return-terms.ts';
import { ACTION_LABELS, type DialogAction, dialogActions, useChangeLine } from './useChangeLine.ts';

const LineChangeDialog = lazyPart(() => import('./LineChangeDialog.tsx').then((module) => module.LineChangeDialog));

const ApproveReturn = lazyPart(() => import('./ApproveReturn.tsx').then((module) => module.ApproveReturn));

type Props = { orderId: string; item: OrderItem; queryKey: QueryKey };

/**
 * Renders buttons for the changes to a line that the server allows the reader. Each opens a dialog.
 */
export function LineActions({ orderId, item, queryKey }: Props) {
  // Action of the open dialog, with one key per dialog: a repetition after a lost answer changes the line once.
  const [opened, setOpened] = useState<{ action: DialogAction; key: string }>();
  const changeLine = useChangeLine(queryKey);
  const actions = dialogActions(item);
  const { _id: productId, name } = item.productId;
  const close = () => setOpened(undefined);
  if (actions.length === 0) return null;
  // The dialog stays open after a failure, and closes when the line no longer allows the action.
  const action = actions.find((allowed) => allowed === opened?.action);
  const change = (text: string, more: { quantity?: number | undefined; terms?: ReturnTerms }) =>
    opened &&
    changeLine.mutate({ orderId, productId, lineId: item.lineId, text, ...opened, ...more }, { onSuccess: close });
  const dialog = { title: action ? ACTION_LABELS[action] : '', busy: changeLine.isPending, onCancel: close };
  return (
    <div className="row-2">
      {actions.map((allowed) => (
        <Button
          key={allowed}
          size="small"
          variant={allowed === 'approve-return' || allowed === 'receive-return' ? 'secondary' : 'quiet'}
          aria-label={`${ACTION_LABELS[allowed]}: ${name}`}
          onClick={() => setOpened({ action: allowed, key: randomId() })}
        >
          {ACTION_LABELS[allowed]}
        </Button>
      ))}
      {action === 'approve-return' && (
        <ApproveReturn {...dialog} item={item} onConfirm={(note, terms) => change(note, { terms })} />
      )}
      {action && action !== 'approve-return' && (
        <LineChangeDialog
          {...dialog}
          action={action}
          name={name}
          quantity={item.quantity}
          onConfirm={(text, quantity) => change(text, { quantity })}
        />
      )}
    </div>
  );
}
