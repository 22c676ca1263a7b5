import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Bookmark } from 'lucide-react';
import styles from './CartLineRow.module.css';
import type { useCartLine } from './useCartLine.ts';

type Props = { save: ReturnType<typeof useCartLine>['saveForLater'] };

/** Renders the button that moves a line from the cart to the lines saved for later. */
export function SaveForLater({ save }: Props) {
  return (
    <Button variant="quiet" size="small" className={styles.save} busy={save.isPending} onClick={() => save.mutate()}>
      <Bookmark size={16} aria-hidden="true" />
      Save for later
    </Button>
  );
}
