import type { EventOf } from '@ethereal/contracts/events';
import { formatCents } from '@ethereal/contracts/money';
import { orderNumber } from '@ethereal/contracts/orders';
import type { Draft } from './notification.ts';
import { lineWords } from './order-drafts.ts';
import { BUYERS_ORDERS, buyersOrderPath } from './order-places.ts';

type Refund = EventOf<'payment.refunded'>['data'];

/** Returns the goods of a refund as one label, and the variant if it is about one line. */
function goodsOf({ order, goods = [], names = [] }: Refund) {
  const [first] = goods;
  const counted = goods.map(({ quantity, name }) => `${quantity} × ${name}`);
  const label = (counted.length > 0 ? counted : names).join(', ') || `order ${orderNumber(order)}`;
  const detail = (goods.length === 1 && first && lineWords(first)) || undefined;
  return { label, detail, picture: first?.itemImg };
}

/** Notifies the buyer of a refund to their card. */
export function refundDrafts({ data }: EventOf<'payment.refunded'>): Draft[] {
  const { order, buyer, cents, items, lineIds = items } = data;
  const amount = formatCents(cents);
  const { label, detail, picture } = goodsOf(data);
  return [
    {
      user: buyer,
      type: 'order-refunded',
      topic: `bought:${order}`,
      text: `${amount} for ${label} was refunded to your card.`,
      link: BUYERS_ORDERS,
      picture,
      line: {
        subject: `Your Ethereal. refund (${orderNumber(order)})`,
        heading: 'Your card was refunded',
        // The refund has a key of its own, so that it stays beside other notifications about the line.
        key: `refund:${lineIds.join()}`,
        label,
        detail,
        value: `${amount} refunded`,
        order,
        action: `View order ${orderNumber(order)}`,
        path: buyersOrderPath(order),
      },
    },
  ];
}
