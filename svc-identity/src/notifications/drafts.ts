import type { EventOf } from '@ethereal/contracts/events';
import { formatMoney, toDollars } from '@ethereal/contracts/money';
import type { NotificationType } from '@ethereal/contracts/notifications';
import { availabilityOf } from '@ethereal/contracts/stock';
import { area } from '../../area.ts';
import { decisionDrafts, hidingDrafts } from './decision-drafts.ts';
import type { Draft } from './notification.ts';
import { refundDrafts } from './refund-drafts.ts';

/** The events that somebody is notified of. */
export const NOTIFIED_TYPES = area.consumes['svc-identity.mail'];
export type NotifiedEvent = EventOf<(typeof NOTIFIED_TYPES)[number]>;

const BUYERS_ORDERS = '/ethereal/profile/BuyerOrderpage';
const SELLERS_ORDERS = '/ethereal/profile/Orders';

function orderPlaced({ data }: EventOf<'order.placed'>): Draft[] {
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
        subject: 'New order on Ethereal.',
        heading: 'You have a new order',
        key: data.order,
        label: `Order ${data.order}`,
        value: what,
      },
    };
  });
}

const HAPPENED: Record<EventOf<'order.status-changed'>['data']['status'], string> = {
  Pending: 'is being prepared',
  'Out for Shipping': 'is out for shipping',
  Handed: 'was handed over',
};

function statusChanged({ data }: EventOf<'order.status-changed'>): Draft[] {
  return [
    {
      user: data.buyer,
      type: 'order-status',
      text: `Your ${data.itemName} ${HAPPENED[data.status]}.`,
      link: BUYERS_ORDERS,
      picture: data.itemImg,
      topic: `bought:${data.order}`,
      line: {
        subject: `Your Ethereal. order: ${data.status}`,
        heading: `Delivery state: ${data.status}`,
        key: data.item,
        label: data.itemName,
        value: data.status,
      },
    },
  ];
}

type Side = 'buyer' | 'seller';
/** Where each side finds the order, and what its news of it is gathered under. */
const placeOf = (side: Side, order: string) =>
  side === 'seller'
    ? { link: SELLERS_ORDERS, topic: `sold:${order}` }
    : { link: BUYERS_ORDERS, topic: `bought:${order}` };

const sidesOf = ({ buyer, seller }: Record<Side, string>): Side[] =>
  buyer === seller ? ['buyer'] : ['buyer', 'seller'];

/** The other side is notified of a cancellation; both are when it was neither's. */
function lineCancelled({ data }: EventOf<'order.line-cancelled'>): Draft[] {
  const { order, buyer, seller, item, itemName, quantity, by } = data;
  const what = `${quantity} × ${itemName}`;
  const author = by === buyer ? 'The buyer' : by === seller ? 'The seller' : 'Ethereal.';
  const toBoth = by !== buyer && by !== seller;
  const sides = toBoth ? sidesOf(data) : [by === buyer ? ('seller' as const) : ('buyer' as const)];
  return sides.map((side) => ({
    user: data[side],
    type: 'order-cancelled',
    text: `${author} cancelled ${what}.`,
    picture: data.itemImg,
    ...placeOf(side, order),
    line: {
      subject: 'An item of your Ethereal. order was cancelled',
      heading: 'An item was cancelled',
      key: item,
      label: what,
      value: 'Cancelled',
    },
  }));
}

type ReturnState = EventOf<'order.return-changed'>['data']['state'];
const RETURN_WORDS: Record<ReturnState, string> = {
  requested: 'Return requested',
  approved: 'Return approved',
  declined: 'Return declined',
  received: 'Return received',
};

/** The seller is notified of the request, the buyer of every answer; both are of what was done on their behalf. */
function returnChanged({ data }: EventOf<'order.return-changed'>): Draft[] {
  const { order, buyer, seller, item, itemName, state, by } = data;
  const isRequest = state === 'requested';
  const toBoth = by !== undefined && by !== buyer && by !== seller;
  const sides = toBoth ? sidesOf(data) : [isRequest ? ('seller' as const) : ('buyer' as const)];
  const words = RETURN_WORDS[state];
  return sides.map((side) => ({
    user: data[side],
    type: side === 'seller' ? 'return-requested' : 'return-answered',
    text: `${side === 'buyer' ? 'Your return' : 'A return'} of ${itemName} was ${state}.`,
    picture: data.itemImg,
    ...placeOf(side, order),
    line: {
      subject: `Your Ethereal. order: ${words}`,
      heading: words,
      key: item,
      label: itemName,
      value: words,
    },
  }));
}

/** The seller is told while there is little left; whether that is news, `stock-levels` knows. */
function stockChanged({ subject, data }: EventOf<'item.stock-changed'>): Draft[] {
  const level = availabilityOf(data.available);
  if (level === 'in-stock') return [];
  const words = level === 'sold-out' ? 'Sold out' : 'Running low';
  return [
    {
      user: data.seller,
      type: 'stock-low',
      text: `${data.itemName} is ${words.toLowerCase()}.`,
      link: `/ethereal/profile/edit-your-Item/${subject}`,
      topic: `stock:${subject}`,
      line: {
        subject: 'Your stock on Ethereal. runs low',
        heading: 'Your stock runs low',
        key: subject,
        label: data.itemName,
        value: words,
      },
    },
  ];
}

const itemPage = (category: string, item: string) => `/ethereal/categories/${category}/${item}`;
const money = (cents: number) => formatMoney(toDollars(cents));

type ItemNews = { user: string; type: NotificationType; text: string; subject: string; value: string };

/** Something about an item, told with the way to its page. */
function itemNews(
  {
    subject: item,
    data,
  }: { subject: string; data: { itemName: string; itemImg?: string | undefined; category: string } },
  { user, type, text, subject, value }: ItemNews,
): Draft[] {
  const line = { subject, heading: subject, key: item, label: data.itemName, value };
  const place = { link: itemPage(data.category, item), topic: `item:${item}` };
  return [{ user, type, text, ...place, picture: data.itemImg, line }];
}

function reviewAdded(event: EventOf<'review.added'>): Draft[] {
  // Not by whom: the name would outlive its owner's account in the seller's list and mailbox. The review itself says it.
  const { seller, rating, itemName } = event.data;
  const stars = `${rating} of 5 stars`;
  return itemNews(event, {
    user: seller,
    type: 'review-written',
    value: stars,
    text: `${itemName} has a new review: ${stars}.`,
    subject: 'A new review of an item of yours',
  });
}

function reviewReplied(event: EventOf<'review.replied'>): Draft[] {
  return itemNews(event, {
    user: event.data.user,
    type: 'review-answered',
    value: 'Answered',
    text: `The seller answered your review of ${event.data.itemName}.`,
    subject: 'The seller answered your review',
  });
}

function favouriteCheaper(event: EventOf<'favourite.cheaper'>): Draft[] {
  const { user, itemName, priceCents, wasCents } = event.data;
  const value = `${money(priceCents)} instead of ${money(wasCents)}`;
  return itemNews(event, {
    user,
    type: 'favourite-cheaper',
    value,
    text: `${itemName} is now cheaper: ${value}.`,
    subject: 'A favorite of yours is cheaper',
  });
}

function favouriteBackInStock(event: EventOf<'favourite.back-in-stock'>): Draft[] {
  return itemNews(event, {
    user: event.data.user,
    type: 'favourite-in-stock',
    value: 'Back in stock',
    text: `${event.data.itemName} is back in stock.`,
    subject: 'A favorite of yours is back in stock',
  });
}

/** Who is told what of an event: at most one draft for each person. */
export function draftsOf(event: NotifiedEvent): Draft[] {
  switch (event.type) {
    case 'order.placed':
      return orderPlaced(event);
    case 'order.status-changed':
      return statusChanged(event);
    case 'order.line-cancelled':
      return lineCancelled(event);
    case 'order.return-changed':
      return returnChanged(event);
    case 'payment.refunded':
      return refundDrafts(event);
    case 'item.stock-changed':
      return stockChanged(event);
    case 'review.added':
      return reviewAdded(event);
    case 'review.replied':
      return reviewReplied(event);
    case 'favourite.cheaper':
      return favouriteCheaper(event);
    case 'favourite.back-in-stock':
      return favouriteBackInStock(event);
    case 'item.hidden':
    case 'item.shown':
      return hidingDrafts(event);
    case 'report.decided':
    case 'report.undone':
      return decisionDrafts(event);
  }
}
