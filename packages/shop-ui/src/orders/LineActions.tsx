import type { OrderItem } from '@ethereal/contracts/orders';
import { randomId } from '@ethereal/web-kit/api/request-id.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import styles from './LineActions.module.css';
import type { ReturnTerms } from './return-terms.ts';
import { useMoveLine, type WordedAction } from './useMoveLine.ts';

const WordsDialog = lazy(() => import('./WordsDialog.tsx').then((module) => ({ default: module.WordsDialog })));

const ApproveReturn = lazy(() => import('./ApproveReturn.tsx').then((module) => ({ default: module.ApproveReturn })));

const LABELS: Readonly<Record<WordedAction, string>> = {
  cancel: 'Cancel item',
  'request-return': 'Return item',
  'approve-return': 'Approve return',
  'decline-return': 'Decline return',
  'receive-return': 'Mark return as received',
};

type Props = { orderId: string; item: OrderItem; queryKey: QueryKey };

/**
 * Renders buttons for the changes to a line that the server allows the reader. Each asks for a reason or note first.
 */
export function LineActions({ orderId, item, queryKey }: Props) {
  const [asking, setAsking] = useState<WordedAction>();
  const move = useMoveLine(queryKey);
  const actions = (item.actions ?? []).filter((action): action is WordedAction => action !== 'set-status');
  const { _id: productId, name } = item.productId;
  const close = () => setAsking(undefined);
  if (actions.length === 0 && !asking) return null;
  const change = (action: WordedAction, words: string, more: { quantity?: number | undefined; terms?: ReturnTerms }) =>
    move.mutate(
      { orderId, productId, lineId: item.lineId, key: randomId(), action, words, ...more },
      { onSettled: close },
    );
  const dialog = { title: asking ? LABELS[asking] : '', busy: move.isPending, onCancel: close };
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'approve-return' || action === 'receive-return' ? 'secondary' : 'quiet'}
          aria-label={`${LABELS[action]}: ${name}`}
          onClick={() => setAsking(action)}
        >
          {LABELS[action]}
        </Button>
      ))}
      {asking && (
        <Suspense>
          {asking === 'approve-return' ? (
            <ApproveReturn {...dialog} item={item} onConfirm={(words, terms) => change(asking, words, { terms })} />
          ) : (
            <WordsDialog
              {...dialog}
              action={asking}
              name={name}
              quantity={item.quantity}
              onConfirm={(words, quantity) => change(asking, words, { quantity })}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}
