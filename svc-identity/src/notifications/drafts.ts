import type { EventOf } from '@ethereal/contracts/events';
import { formatCents } from '@ethereal/contracts/money';
import type { NotificationType } from '@ethereal/contracts/notifications';
import { availabilityOf } from '@ethereal/contracts/stock';
import { area } from '../../area.ts';
import { decisionDrafts, hidingDrafts } from './decision-drafts.ts';
import type { Draft } from './notification.ts';
import { cancellationDrafts, orderPlacedDrafts, returnDrafts, statusDrafts } from './order-drafts.ts';
import { refundDrafts } from './refund-drafts.ts';
import { verbOf } from './verb-of.ts';

/** Types of events that create notifications. */
export const NOTIFIED_TYPES = area.consumes['svc-identity.mail'];
export type NotifiedEvent = EventOf<(typeof NOTIFIED_TYPES)[number]>;

/** Notifies the seller of low stock. `stock-levels` decides whether the level is new. */
function stockDrafts({ subject, data }: EventOf<'item.stock-changed'>): Draft[] {
  const level = availabilityOf(data.available);
  if (level === 'in-stock') return [];
  const words = level === 'sold-out' ? 'Sold out' : 'Running low';
  return [
    {
      user: data.seller,
      type: 'stock-low',
      text: `${data.itemName} ${verbOf(data.itemName, 'is', 'are')} ${words.toLowerCase()}.`,
      link: `/ethereal/profile/edit-your-Item/${subject}`,
      topic: `stock:${subject}`,
      line: {
        subject: 'Your stock on Ethereal. runs low',
        heading: 'Your stock runs low',
        key: subject,
        label: data.itemName,
        value: words,
        action: 'Edit the item and its stock',
      },
    },
  ];
}

const itemPage = (category: string, item: string) => `/ethereal/categories/${category}/${item}`;

type ItemNews = { user: string; type: NotificationType; text: string; subject: string; value: string };

/** Returns the draft of news about an item, which links to its page. */
function itemDrafts(
  {
    subject: item,
    data,
  }: { subject: string; data: { itemName: string; itemImg?: string | undefined; category: string } },
  { user, type, text, subject, value }: ItemNews,
): Draft[] {
  const line = { subject, heading: subject, key: item, label: data.itemName, value, action: 'View the item' };
  const place = { link: itemPage(data.category, item), topic: `item:${item}` };
  return [{ user, type, text, ...place, picture: data.itemImg, line }];
}

function newReviewDrafts(event: EventOf<'review.added'>): Draft[] {
  // The reviewer's name is left out, because it would outlive the reviewer's account in the seller's list and mailbox.
  const { seller, rating, itemName } = event.data;
  const stars = `${rating} of 5 stars`;
  return itemDrafts(event, {
    user: seller,
    type: 'review-written',
    value: stars,
    text: `${itemName} ${verbOf(itemName, 'has', 'have')} a new review: ${stars}.`,
    subject: 'A new review of an item of yours',
  });
}

function replyDrafts(event: EventOf<'review.replied'>): Draft[] {
  return itemDrafts(event, {
    user: event.data.user,
    type: 'review-answered',
    value: 'Answered',
    text: `The seller answered your review of ${event.data.itemName}.`,
    subject: 'The seller answered your review',
  });
}

function cheaperDrafts(event: EventOf<'favourite.cheaper'>): Draft[] {
  const { user, itemName, priceCents, wasCents } = event.data;
  const value = `${formatCents(priceCents)} instead of ${formatCents(wasCents)}`;
  return itemDrafts(event, {
    user,
    type: 'favourite-cheaper',
    value,
    text: `${itemName} ${verbOf(itemName, 'is', 'are')} now cheaper: ${value}.`,
    subject: 'A favorite of yours is cheaper',
  });
}

function backInStockDrafts(event: EventOf<'favourite.back-in-stock'>): Draft[] {
  const { user, itemName } = event.data;
  return itemDrafts(event, {
    user,
    type: 'favourite-in-stock',
    value: 'Back in stock',
    text: `${itemName} ${verbOf(itemName, 'is', 'are')} back in stock.`,
    subject: 'A favorite of yours is back in stock',
  });
}

/** Returns the notifications of an event: at most one for each person. */
export function draftsOf(event: NotifiedEvent): Draft[] {
  switch (event.type) {
    case 'order.placed':
      return orderPlacedDrafts(event);
    case 'order.status-changed':
      return statusDrafts(event);
    case 'order.line-cancelled':
      return cancellationDrafts(event);
    case 'order.return-changed':
      return returnDrafts(event);
    case 'payment.refunded':
      // A line that cost nothing is refunded in the books alone.
      return event.data.cents === 0 ? [] : refundDrafts(event);
    case 'item.stock-changed':
      return stockDrafts(event);
    case 'review.added':
      return newReviewDrafts(event);
    case 'review.replied':
      return replyDrafts(event);
    case 'favourite.cheaper':
      return cheaperDrafts(event);
    case 'favourite.back-in-stock':
      return backInStockDrafts(event);
    case 'item.hidden':
    case 'item.shown':
      return hidingDrafts(event);
    case 'report.decided':
    case 'report.undone':
      return decisionDrafts(event);
  }
}
