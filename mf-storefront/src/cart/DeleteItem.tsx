import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ConfirmDialog } from '@ethereal/web-kit/components/ConfirmDialog.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from './CartLineRow.module.css';
import type { useCartLine } from './useCartLine.ts';

type Props = { remove: ReturnType<typeof useCartLine>['remove'] };

/** Renders the button that removes a line from the cart after a confirmation. */
export function DeleteItem({ remove }: Props) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    remove.mutate(undefined, { onError: () => setAsking(false) });
  };
  return (
    <>
      <Button variant="quiet" size="small" className={styles.delete} onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden="true" />
        Delete Item
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          message="Are you sure You want to remove the item from the cart"
          busy={remove.isPending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
