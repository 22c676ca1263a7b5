import type { EventOf } from '@ethereal/contracts/events';
import { formatMoney, toDollars } from '@ethereal/contracts/money';
import { orderNumber } from '@ethereal/contracts/orders';
import type { Draft } from './notification.ts';
import { BUYERS_ORDERS, buyersOrderPath } from './order-places.ts';

/** Notifies the buyer of a refund to their card. */
export function refundDrafts({ data }: EventOf<'payment.refunded'>): Draft[] {
  const { order, buyer, cents, items, names = [] } = data;
  const amount = formatMoney(toDollars(cents));
  const what = names.length > 0 ? names.join(', ') : `order ${orderNumber(order)}`;
  return [
    {
      user: buyer,
      type: 'order-refunded',
      topic: `bought:${order}`,
      text: `${amount} for ${what} was refunded to your card.`,
      link: BUYERS_ORDERS,
      line: {
        subject: `Your Ethereal. refund (${orderNumber(order)})`,
        heading: 'Your card was refunded',
        // The refund has a key of its own, so that it stays beside other notifications about the line.
        key: `refund:${items.join()}`,
        label: what,
        value: `${amount} refunded`,
        action: `View order ${orderNumber(order)}`,
        path: buyersOrderPath(order),
      },
    },
  ];
}
