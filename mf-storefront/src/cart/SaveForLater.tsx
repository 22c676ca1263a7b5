import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Heart } from 'lucide-react';
import styles from './CartLineRow.module.css';
import type { useCartLine } from './useCartLine.ts';

type Props = { save: ReturnType<typeof useCartLine>['saveForLater']; onRemoved: () => void };

/** The button that moves a line from the cart to the wishlist. */
export function SaveForLater({ save, onRemoved }: Props) {
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.save}
      busy={save.isPending}
      // The row is gone by then: only the promise still tells. A refusal has been shown.
      onClick={() => save.mutateAsync().then(onRemoved, () => undefined)}
    >
      <Heart size={16} aria-hidden="true" />
      Save for later
    </Button>
  );
}
