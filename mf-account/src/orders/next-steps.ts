import { type Order, RETURN_DAYS } from '@ethereal/contracts/orders';
import { isPaid } from '@ethereal/shop-ui/payments/payment-words.ts';

export type NextStep = { title: string; words: string };

/** Returns the next steps of an order that was just placed. */
export function nextSteps({ items, payment }: Pick<Order, 'items' | 'payment'>): NextStep[] {
  const byCard = isPaid(payment);
  const sellers = new Set(items.map(({ seller }) => seller)).size;
  return [
    {
      title: 'Packed',
      words: sellers > 1 ? `${sellers} sellers pack their items.` : 'The seller packs your order.',
    },
    {
      title: 'Shipped',
      words: byCard ? 'We mail you, and your card is charged.' : 'We mail you when it leaves.',
    },
    {
      title: 'Delivered',
      words: `${byCard ? '' : 'You pay when it arrives. '}Items can be returned for ${RETURN_DAYS} days.`,
    },
  ];
}
