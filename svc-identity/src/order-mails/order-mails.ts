import type { EventOf } from '@ethereal/contracts/events';
import { formatMoney, toDollars } from '@ethereal/contracts/money';
import type { Letter, Mail } from '../mail/mail.ts';

export type OrderEvent = EventOf<'order.placed' | 'order.status-changed'>;

const money = (cents: number) => formatMoney(toDollars(cents));
const action = { label: 'Your Orders', path: '/ethereal/profile/BuyerOrderpage' };

function orderPlaced({ data }: EventOf<'order.placed'>): Letter {
  const lines = data.items.map(({ name, quantity, sizeChosen, priceCents }) => ({
    label: `${quantity} × ${name}${sizeChosen ? `, ${sizeChosen}` : ''}`,
    value: money(priceCents * quantity),
  }));
  return {
    subject: 'Your Ethereal. order',
    heading: 'Thank you for your order',
    paragraphs: [`We have received your order ${data.order}. The sellers are getting it ready.`],
    rows: [...lines, { label: 'Total Price', value: money(data.totalCents) }],
    action,
  };
}

function statusChanged({ data }: EventOf<'order.status-changed'>): Letter {
  return {
    subject: `Your Ethereal. order: ${data.status}`,
    heading: `Delivery state: ${data.status}`,
    paragraphs: [`There is news of your order ${data.order}.`],
    rows: [{ label: data.itemName, value: data.status }],
    action,
  };
}

/** The mail that tells a buyer of an event. One event has one mail: its id comes from the event's. */
export function orderMail(event: OrderEvent, to: string): Mail {
  const letter = event.type === 'order.placed' ? orderPlaced(event) : statusChanged(event);
  return { _id: `order-${event.id}`, to, letter };
}
