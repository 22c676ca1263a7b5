import type { OrderItem } from '@ethereal/contracts/orders';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useBuyAgain } from './useBuyAgain.ts';

/** Offers to buy an item again once its line is handed over or cancelled. */
export function BuyAgain({ item }: { item: OrderItem }) {
  const { mutate, isPending } = useBuyAgain(item);
  if (item.status !== 'Handed' && item.status !== 'Cancelled') return null;
  return (
    <Button
      size="small"
      variant="secondary"
      busy={isPending}
      aria-label={`Buy again: ${item.productId.name}`}
      onClick={() => mutate()}
    >
      Buy again
    </Button>
  );
}
