import type { EventOf } from '@ethereal/contracts/events';
import { formatMoney, toDollars } from '@ethereal/contracts/money';
import type { Mail } from '../mail/mail.ts';

export type PlacedOrder = EventOf<'order.placed'>;

const money = (cents: number) => formatMoney(toDollars(cents));

/** The mail that confirms an order to its buyer. One event has one mail: its id comes from the event's. */
export function orderMail({ id, data }: PlacedOrder, to: string): Mail {
  const lines = data.items.map(({ name, quantity, sizeChosen, priceCents }) => ({
    label: `${quantity} × ${name}${sizeChosen ? `, ${sizeChosen}` : ''}`,
    value: money(priceCents * quantity),
  }));
  return {
    _id: `order-${id}`,
    to,
    letter: {
      subject: 'Your Ethereal. order',
      heading: 'Thank you for your order',
      paragraphs: [`We have received your order ${data.order}. The sellers are getting it ready.`],
      rows: [...lines, { label: 'Total Price', value: money(data.totalCents) }],
      action: { label: 'Your Orders', path: '/ethereal/profile/BuyerOrderpage' },
    },
  };
}
