import type { EventOf } from '@ethereal/contracts/events';
import { formatCents } from '@ethereal/contracts/money';
import { orderNumber } from '@ethereal/contracts/orders';
import { receiptPath } from '@ethereal/contracts/payments';
import { windowText } from '@ethereal/delivery/words';
import type { Good, Mail } from '../../mail/letter.ts';
import { utcDay } from '../../mail/utc-day.ts';
import { buyersOrderPath } from '../order-places.ts';

type PlacedOrder = EventOf<'order.placed'>;
type SoldLine = PlacedOrder['data']['items'][number];

/** Returns a line of an order as a row of a letter: picture, quantity, name, variant and price. */
export function goodOf({ name, quantity, colorChosen, sizeChosen, priceCents, itemImg, arrives }: SoldLine): Good {
  const variant = [colorChosen, sizeChosen].filter(Boolean).join(', ');
  const detail = [variant, arrives && `Arrives ${windowText(arrives)}`].filter(Boolean).join(' · ');
  return { picture: itemImg, name: `${quantity} × ${name}`, detail, value: formatCents(priceCents * quantity) };
}

/** Returns the row of the discount with its codes; none for an order without codes. */
const discountRows = ({ codes = [], discountCents = 0 }: PlacedOrder['data']) =>
  discountCents === 0 ? [] : [{ label: `Discount (${codes.join(', ')})`, value: `−${formatCents(discountCents)}` }];

const paymentRow = ({ totalCents, paidAt }: PlacedOrder['data']) =>
  paidAt
    ? { label: `Card approved on ${utcDay(new Date(paidAt))}`, value: formatCents(totalCents) }
    : { label: 'Payment', value: 'On delivery' };

/** Returns the mail that confirms an order to its buyer. Its id comes from the event, so one event has one mail. */
export function orderMail({ id, data }: PlacedOrder, to: string): Mail {
  const number = orderNumber(data.order);
  const isPaid = data.paidAt !== undefined;
  return {
    _id: `order-${id}`,
    to,
    letter: {
      subject: `Your Ethereal. order${isPaid ? ' and receipt' : ''} (${number})`,
      heading: 'Thank you for your order',
      paragraphs: [
        `We have received your order ${number}. The sellers are getting it ready.`,
        ...(isPaid
          ? ['Your card is charged for each item when it is shipped, and for nothing that is cancelled before.']
          : []),
      ],
      goods: data.items.map(goodOf),
      rows: [...discountRows(data), { label: 'Total Price', value: formatCents(data.totalCents) }, paymentRow(data)],
      about: { order: data.order },
      action: { label: `View order ${number}`, path: buyersOrderPath(data.order) },
      ...(isPaid && { links: [{ label: 'Your Receipt', path: receiptPath(data.order) }] }),
    },
  };
}
