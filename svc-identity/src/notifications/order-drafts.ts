import type { EventOf } from '@ethereal/contracts/events';
import { formatCents } from '@ethereal/contracts/money';
import { orderNumber } from '@ethereal/contracts/orders';
import type { Shipment } from '@ethereal/contracts/shipments';
import { arrivalText } from '@ethereal/delivery/words';
import type { Draft } from './notification.ts';
import { goodOf } from './order-mails/order-mails.ts';
import { BUYERS_ORDERS, buyersOrderPath, SELLERS_ORDERS, sellersOrderPath } from './order-places.ts';
import { verbOf } from './verb-of.ts';

type ChangedLine = {
  colorChosen?: string | undefined;
  sizeChosen?: string | null | undefined;
  quantity?: number | undefined;
  priceCents?: number | undefined;
  paidCents?: number | undefined;
};

/** Returns the variant and the price of a line as text, such as 'Navy, M · $24.50'. */
export function lineWords({ colorChosen, sizeChosen, quantity = 1, priceCents, paidCents }: ChangedLine): string {
  const variant = [colorChosen, sizeChosen].filter(Boolean).join(', ');
  const cents = paidCents ?? (priceCents === undefined ? undefined : priceCents * quantity);
  return [variant, cents !== undefined && formatCents(cents)].filter(Boolean).join(' · ');
}

type SoldLine = EventOf<'order.placed'>['data']['items'][number];

/** Returns the rows of a seller's mail: the seller's own discounts, if there are any, and the sum less them. */
function sumRows(lines: readonly SoldLine[]): { label: string; value: string }[] {
  const discount = lines.reduce((sum, { discounts }) => sum + (discounts?.seller ?? 0), 0);
  const sum = lines.reduce((before, { quantity, priceCents }) => before + quantity * priceCents, -discount);
  return [
    ...(discount > 0 ? [{ label: 'Your discount', value: `−${formatCents(discount)}` }] : []),
    { label: 'Sum of your items', value: formatCents(sum) },
  ];
}

/** Returns a draft for each seller of a new order, and one for its buyer. */
export function orderPlacedDrafts({ data }: EventOf<'order.placed'>): Draft[] {
  const sellers = Map.groupBy(data.items, ({ seller }) => seller);
  return [...sellers].map(([user, lines]) => {
    const [first] = lines;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const only = lines.length === 1 && first ? `${first.quantity} × ${first.name}` : undefined;
    const what = only ?? `${pieces} pieces of ${lines.length} items`;
    return {
      user,
      type: 'order-placed',
      text: `You sold ${what}.`,
      link: SELLERS_ORDERS,
      picture: first?.itemImg,
      topic: `sold:${data.order}`,
      line: {
        subject: `New order on Ethereal. (${orderNumber(data.order)})`,
        heading: `You have a new order, ${orderNumber(data.order)}`,
        key: data.order,
        label: `Order ${orderNumber(data.order)}`,
        value: what,
        goods: lines.map(goodOf),
        rows: sumRows(lines),
        order: data.order,
        action: 'View the order and print its packing slip',
        path: sellersOrderPath(data.order),
      },
    };
  });
}

const HAPPENED: Record<EventOf<'order.status-changed'>['data']['status'], [singular: string, plural: string]> = {
  Pending: ['is being prepared', 'are being prepared'],
  'Out for Shipping': ['is out for shipping', 'are out for shipping'],
  Handed: ['was handed over', 'were handed over'],
};

/** Returns the shipment as text for a mail, such as 'UPS 1Z999'. */
const shipmentWords = ({ carrier, trackingNumber }: Shipment = {}) =>
  [carrier === 'Other' ? undefined : carrier, trackingNumber].filter(Boolean).join(' ');

/** Returns when a line on its way arrives, as promised with the order; undefined for a line that has arrived. */
const arrivalOf = ({ data: { status, arrives }, time }: EventOf<'order.status-changed'>): string | undefined =>
  arrives && status !== 'Handed' ? arrivalText(arrives, new Date(time)) : undefined;

/** Returns the draft for the buyer of a line whose status changed. */
export function statusDrafts(event: EventOf<'order.status-changed'>): Draft[] {
  const { data } = event;
  return [
    {
      user: data.buyer,
      type: 'order-status',
      text: `Your ${data.itemName} ${verbOf(data.itemName, ...HAPPENED[data.status])}.`,
      picture: data.itemImg,
      ...placeOf('buyer', data.order),
      line: {
        subject: `Your Ethereal. order: ${data.status} (${orderNumber(data.order)})`,
        heading: `Delivery state: ${data.status}`,
        key: data.lineId ?? data.item,
        label: data.quantity === undefined ? data.itemName : `${data.quantity} × ${data.itemName}`,
        detail:
          [lineWords(data), shipmentWords(data.shipment), arrivalOf(event)].filter(Boolean).join(' · ') || undefined,
        value: data.status,
        ...viewOrder('buyer', data.order),
      },
    },
  ];
}

type Side = 'buyer' | 'seller';
/** Returns the page on which each side finds the order, and the topic of its notifications. */
const placeOf = (side: Side, order: string) =>
  side === 'seller'
    ? { link: SELLERS_ORDERS, topic: `sold:${order}` }
    : { link: BUYERS_ORDERS, topic: `bought:${order}` };

/** Returns the order of a mail, and the button that links to that very order. */
const viewOrder = (side: Side, order: string) => ({
  order,
  action: `View order ${orderNumber(order)}`,
  path: side === 'seller' ? sellersOrderPath(order) : buyersOrderPath(order),
});

const sidesOf = ({ buyer, seller }: Record<Side, string>): Side[] =>
  buyer === seller ? ['buyer'] : ['buyer', 'seller'];

/** Notifies the buyer of every cancellation, which confirms their own, and the seller of those by others. */
export function cancellationDrafts({ data }: EventOf<'order.line-cancelled'>): Draft[] {
  const { order, buyer, seller, item, itemName, quantity, by } = data;
  const what = `${quantity} × ${itemName}`;
  const author = by === buyer ? 'The buyer' : by === seller ? 'The seller' : 'Ethereal.';
  const sides = sidesOf(data).filter((side) => side === 'buyer' || by !== seller);
  return sides.map((side) => ({
    user: data[side],
    type: 'order-cancelled',
    text: `${side === 'buyer' && by === buyer ? 'You' : author} cancelled ${what}.`,
    picture: data.itemImg,
    ...placeOf(side, order),
    line: {
      subject: `An item of your Ethereal. order was cancelled (${orderNumber(order)})`,
      heading: 'An item was cancelled',
      key: data.lineId ?? item,
      label: what,
      detail:
        [
          lineWords(data),
          side === 'buyer' && by === buyer && 'Nothing is charged for it',
          data.reason && `Reason: ${data.reason}`,
        ]
          .filter(Boolean)
          .join(' · ') || undefined,
      value: 'Cancelled',
      ...viewOrder(side, order),
    },
  }));
}

type ReturnState = EventOf<'order.return-changed'>['data']['state'];
const RETURN_WORDS: Record<ReturnState, string> = {
  requested: 'Return requested',
  approved: 'Return approved',
  declined: 'Return declined',
  received: 'Return received',
  withdrawn: 'Return withdrawn',
};

/** Returns where an approved return goes, and who pays for its parcel; undefined for other answers. */
function termsOf({ state, sendTo, paidBy }: EventOf<'order.return-changed'>['data']): string | undefined {
  if (state !== 'approved') return undefined;
  const pays = paidBy && `The ${paidBy} pays for the parcel`;
  return [sendTo && `Send it to: ${sendTo}`, pays].filter(Boolean).join(' · ') || undefined;
}

/**
 * Notifies the seller of a request and its withdrawal, and the buyer of every answer; both sides of an action on their
 * behalf.
 */
export function returnDrafts({ data }: EventOf<'order.return-changed'>): Draft[] {
  const { order, buyer, seller, item, itemName, state, by } = data;
  const isRequest = state === 'requested';
  const isBuyers = isRequest || state === 'withdrawn';
  const toBoth = by !== undefined && by !== buyer && by !== seller;
  const sides = toBoth ? sidesOf(data) : [isBuyers ? ('seller' as const) : ('buyer' as const)];
  const words = RETURN_WORDS[state];
  return sides.map((side) => ({
    user: data[side],
    type: side === 'seller' ? 'return-requested' : 'return-answered',
    text: `${side === 'buyer' ? 'Your return' : 'A return'} of ${itemName} was ${state}.`,
    picture: data.itemImg,
    ...placeOf(side, order),
    line: {
      subject: `Your Ethereal. order: ${words} (${orderNumber(order)})`,
      heading: words,
      key: data.lineId ?? item,
      label: `${data.quantity} × ${itemName}`,
      detail:
        [
          lineWords(data),
          ...(isRequest ? [`Reason: ${data.reason}`] : [data.note && `Note: ${data.note}`, termsOf(data)]),
        ]
          .filter(Boolean)
          .join(' · ') || undefined,
      value: words,
      ...viewOrder(side, order),
    },
  }));
}
