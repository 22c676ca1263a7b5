import type { EventOf } from '@ethereal/contracts/events';
import { formatMoney, toDollars } from '@ethereal/contracts/money';
import { receiptPath } from '@ethereal/contracts/payments';
import type { Mail } from '../../mail/index.ts';
import { utcDay } from '../../utc-day.ts';

export type PlacedOrder = EventOf<'order.placed'>;

const money = (cents: number) => formatMoney(toDollars(cents));

/** What the mail of an order by card says besides: it is the receipt. */
const receiptOf = ({ order, totalCents }: PlacedOrder['data'], paidAt: string) => ({
  subject: 'Your Ethereal. order and receipt',
  paid: [{ label: `Paid by card on ${utcDay(new Date(paidAt))}`, value: money(totalCents) }],
  paragraphs: ['Your card is charged for each item when it is shipped, and for nothing that is cancelled before.'],
  action: { label: 'Your Receipt', path: receiptPath(order) },
});

/** The mail that confirms an order to its buyer. One event has one mail: its id comes from the event's. */
export function orderMail({ id, data }: PlacedOrder, to: string): Mail {
  const lines = data.items.map(({ name, quantity, colorChosen, sizeChosen, priceCents }) => ({
    label: [`${quantity} × ${name}`, colorChosen, sizeChosen].filter(Boolean).join(', '),
    value: money(priceCents * quantity),
  }));
  const receipt = data.paidAt ? receiptOf(data, data.paidAt) : undefined;
  return {
    _id: `order-${id}`,
    to,
    letter: {
      subject: receipt?.subject ?? 'Your Ethereal. order',
      heading: 'Thank you for your order',
      paragraphs: [
        `We have received your order ${data.order}. The sellers are getting it ready.`,
        ...(receipt?.paragraphs ?? []),
      ],
      rows: [...lines, { label: 'Total Price', value: money(data.totalCents) }, ...(receipt?.paid ?? [])],
      action: receipt?.action ?? { label: 'Your Orders', path: '/ethereal/profile/BuyerOrderpage' },
    },
  };
}
