import { z } from 'zod';
import { ANNOUNCEMENT, DELIVERY, dispatchTag, ITEMS, itemTag, pictureTag, SELLERS, sellerTag } from './cache-tags.ts';
import { lineId } from './cart.ts';
import { discounts } from './codes.ts';
import { id, moment } from './common.ts';
import { deliveryState, deliveryWindow } from './delivery.ts';
import { defineEvent } from './event.ts';
import { category, size } from './fashion.ts';
import { endedSession } from './identity/ended-sessions.ts';
import { SIDES } from './messages.ts';
import { cents } from './money.ts';
import { notificationRequested, notificationSettled } from './notifications.ts';
import { ITEM_STATUSES, RETURN_PAYERS, RETURN_STATES } from './orders.ts';
import { CARD_STATES } from './payments.ts';
import { REPORT_ACTIONS, REPORT_KINDS } from './report-words.ts';
import { saleSchedule } from './sale.ts';
import { shipment } from './shipments.ts';
import { stock } from './stock.ts';

/** Topic exchange of all events; the routing key is the event's type. */
export const EVENTS_EXCHANGE = 'ethereal.events';

/** An item as replicas store it. `priceCents` is the regular price, which `sale` may reduce. */
export const replicatedItem = z.object({
  name: z.string(),
  priceCents: cents,
  sale: saleSchedule.optional(),
  category,
  colors: z.array(z.string()).optional(),
  sizes: z.array(size),
  /** Sizes of another system than S–XXL. */
  otherSizes: z.array(z.string()).optional(),
  itemImg: z.string(),
  /** Address of the picture of each color; a color without an entry is shown by `itemImg`. */
  colorImgs: z.record(z.string(), z.string()).optional(),
  seller: id,
});
export type ReplicatedItem = z.output<typeof replicatedItem>;

/** Version of an item, increased with every change. A replica applies only versions newer than its own. */
const version = z.int().positive();

/** Address of an item's picture, shown in notifications about the item. */
const itemImg = z.string().optional();

/**
 * Line of an order that an event is about. Without it, the event is about the product's first line, whose id is the
 * item's.
 */
const ofLine = { lineId: lineId.optional() };

/** Variant of the item that was ordered. */
const ofVariant = { colorChosen: z.string().optional(), sizeChosen: z.string().nullable().optional() };

/**
 * Cents that the buyer pays for a line, and those that codes took off it, in an order with codes. Without `paidCents`,
 * the line costs its price times its quantity.
 */
const ofPaid = { paidCents: cents.optional(), discounts: discounts.optional() };

const soldLine = z.object({
  item: id,
  ...ofLine,
  name: z.string(),
  itemImg,
  quantity: z.int().positive(),
  priceCents: cents,
  ...ofPaid,
  seller: id,
  colorChosen: z.string().optional(),
  sizeChosen: z.string().nullable(),
  /** Days on which the line arrives, as promised with the order. */
  arrives: deliveryWindow.optional(),
});

/** A line of an order whose status its buyer or its seller changed. */
const changedLine = z.object({
  order: id,
  buyer: id,
  seller: id,
  item: id,
  ...ofLine,
  ...ofVariant,
  /** Line that this line was split from, because a part of its quantity was cancelled or is returned. */
  splitFrom: lineId.optional(),
  itemName: z.string(),
  itemImg,
  quantity: z.int().positive(),
  priceCents: cents,
  ...ofPaid,
});

/**
 * Returns the tags of answers that a change of an item makes stale: its own page, lists, and its seller's page, or
 * every seller's page when the seller is not known.
 */
const ofItem = (item: string, seller?: string) => [ITEMS, itemTag(item), seller ? sellerTag(seller) : SELLERS];
/** Returns the tags of answers that show a person's items. */
const ofPerson = ({ subject }: { subject: string }) => [ITEMS, sellerTag(subject)];
const ofReview = ({ subject }: { subject: string }) => [itemTag(subject)];

/** Text, picture and target of a notification about an item. */
const notificationItem = { itemName: z.string(), itemImg, category };

/** A step of a payment: the state and version after it, its lines and cents, and all refunds until then. */
const paymentStep = z.object({
  order: id,
  buyer: id,
  version,
  state: z.enum(CARD_STATES),
  cents,
  items: z.array(id),
  /** Lines of the step, in the order of `items`. Without it, each line is its item's first line. */
  lineIds: z.array(lineId).optional(),
  refunds: z.array(z.object({ item: id, ...ofLine, cents })),
  /** Names of the lines as they were ordered; some lines may lack a name. */
  names: z.array(z.string()).optional(),
});

const reported = z.object({
  report: id,
  kind: z.enum(REPORT_KINDS),
  target: id,
  /** Name of the target as the shop showed it; `link` is its page. */
  name: z.string(),
  link: z.string(),
  person: z.string().max(100),
  action: z.enum(REPORT_ACTIONS),
  by: id,
});

/** A message by its id, and the side that sent, read or reported it; never its text. */
const aboutMessage = z.object({ message: id, side: z.enum(SIDES) });
/** Ids of the two people; without a deleted account. Services that store events leave them out. */
const people = z.array(id).max(2);

/** An item that an operator hides from the shop or shows again, with its seller and the operator. */
const deskItem = { seller: id, itemName: z.string(), itemImg, by: id };

/**
 * Every event, by its type. `subject` is the item; for `order.*` and `payment.*` the order, for `user.*` the user, for
 * `report.*` the report, for `message.*` and `conversation.*` the conversation.
 */
export const EVENTS = {
  'item.published': defineEvent(
    'item.published',
    z.object({ item: replicatedItem, version, stock: stock.optional() }),
    ({ subject, data }) => ofItem(subject, data.item.seller),
  ).describe('A seller published an item.'),
  // `wasCents` is present when the price that buyers pay has changed: by an edit, or because a sale began or ended.
  'item.updated': defineEvent(
    'item.updated',
    z.object({ item: replicatedItem, version, stock: stock.optional(), wasCents: cents.optional() }),
    ({ subject, data }) => ofItem(subject, data.item.seller),
  ).describe('A seller changed an item, or a sale of it began or ended.'),
  'item.unpublished': defineEvent('item.unpublished', z.object({ version }), ({ subject }) => ofItem(subject)).describe(
    'A seller unpublished an item.',
  ),
  /** `average` is exact to a hundredth. */
  'item.rated': defineEvent('item.rated', z.object({ average: z.number(), count: z.int() }), ({ subject }) =>
    ofItem(subject),
  ).describe('The reviews of an item changed; carries its rating as of now.'),
  /** Published when an item that was sold out can be bought again. */
  'item.restocked': defineEvent('item.restocked', z.object({}), ({ subject }) => ofItem(subject)).describe(
    'A sold-out item is available again.',
  ),
  'item.hidden': defineEvent('item.hidden', z.object({ ...deskItem, reason: z.string() })).describe(
    'The desk hid an item; svc-identity notifies its seller of the reason.',
  ),
  'item.shown': defineEvent('item.shown', z.object(deskItem)).describe(
    'The desk shows a hidden item again; svc-identity notifies its seller.',
  ),
  'item.viewed': defineEvent('item.viewed', z.object({})).describe("A visitor opened an item's page."),
  'item.favourited': defineEvent('item.favourited', z.object({ user: id })).describe(
    'A person added an item to their favorites.',
  ),
  'item.unfavourited': defineEvent('item.unfavourited', z.object({ user: id })).describe(
    'A person removed an item from their favorites.',
  ),
  'item.carted': defineEvent('item.carted', z.object({ user: id, quantity: z.int().positive() })).describe(
    'A person added an item to their cart.',
  ),
  'item.sold': defineEvent(
    'item.sold',
    z.object({
      order: id,
      ...ofLine,
      ...ofVariant,
      ...ofPaid,
      buyer: id,
      quantity: z.int().positive(),
      priceCents: cents,
    }),
  ).describe('One line of an order.'),
  // Reverses an `item.sold`: a line was cancelled, or its return was received.
  'item.sale-reversed': defineEvent(
    'item.sale-reversed',
    z.object({
      order: id,
      ...ofLine,
      ...ofVariant,
      ...ofPaid,
      buyer: id,
      quantity: z.int().positive(),
      priceCents: cents,
      soldAt: moment,
    }),
  ).describe('Reverses an `item.sold`: cancelled, or returned and received.'),
  // `version` is that of the stock, which is independent of the item's.
  'item.stock-changed': defineEvent(
    'item.stock-changed',
    z.object({ available: stock, version, seller: id, itemName: z.string() }),
    ({ subject, data }) => ofItem(subject, data.seller),
  ).describe('The available stock of an item; the newest version replaces all earlier ones.'),
  /** `user` wrote the review; `author` is the author's name as the shop shows it ('Ada L.'). */
  'review.added': defineEvent(
    'review.added',
    z.object({
      review: id,
      user: id,
      author: z.string(),
      seller: id,
      rating: z.int().min(1).max(5),
      ...notificationItem,
    }),
    ofReview,
  ).describe('A buyer who received an item reviewed it.'),
  /** Published when the text of a review or of its reply changed. */
  'review.edited': defineEvent('review.edited', z.object({ review: id }), ofReview).describe(
    'A review, or a reply to one, was edited.',
  ),
  'review.voted': defineEvent('review.voted', z.object({ review: id }), ofReview).describe(
    'A person marked a review as helpful, or removed the mark.',
  ),
  /** `user` wrote the review that `seller` replied to. */
  'review.replied': defineEvent(
    'review.replied',
    z.object({ review: id, user: id, seller: id, ...notificationItem }),
    ofReview,
  ).describe('A seller replied to a review.'),
  /** Published when a seller's profile was saved; `subject` is the seller. */
  'store.changed': defineEvent('store.changed', z.object({}), ({ subject }) => [
    sellerTag(subject),
    dispatchTag(subject),
  ]).describe('A seller saved their profile.'),
  /** Published when the shop no longer serves some pictures; `subject` is the person who uploaded them. */
  'pictures.gone': defineEvent(
    'pictures.gone',
    z.object({ pictures: z.array(z.string().max(300)).max(50) }),
    ({ data }) => data.pictures.map(pictureTag),
  ).describe('Pictures were deleted or hidden: caches drop them at every size.'),
  /** Published at midnight in the zone of a state, once by each instance of svc-catalog; `subject` is a new id. */
  'delivery.day-began': defineEvent(
    'delivery.day-began',
    z.object({ shipsFrom: deliveryState, day: z.iso.date() }),
    () => [DELIVERY],
  ).describe('A day began in the zone of a state: delivery promises of its stores are later by a day.'),
  /** `subject` is the announcement. */
  'announcement.changed': defineEvent('announcement.changed', z.object({}), () => [ANNOUNCEMENT]).describe(
    'The announcement on top of every page changed.',
  ),
  /** Published once for each person whose favorite the item is. */
  'favourite.cheaper': defineEvent(
    'favourite.cheaper',
    z.object({ user: id, priceCents: cents, wasCents: cents, ...notificationItem }),
  ).describe('The price of a favorite fell; one event for each person with this favorite.'),
  'favourite.back-in-stock': defineEvent(
    'favourite.back-in-stock',
    z.object({ user: id, ...notificationItem }),
  ).describe('A sold-out favorite is available again; one event for each person with this favorite.'),
  /**
   * `subject` is the report. `person` is the owner of the item or review, or the seller; it no longer names a person
   * once the account is deleted.
   */
  'report.decided': defineEvent('report.decided', reported.extend({ reason: z.string() })).describe(
    'The desk decided a report; svc-identity notifies the person concerned, and suspends them if so decided.',
  ),
  'report.undone': defineEvent('report.undone', reported).describe(
    'A decision was undone, with its effects; `action` is the decision, `by` the operator who undid it.',
  ),
  'order.placed': defineEvent(
    'order.placed',
    z.object({
      order: id,
      buyer: id,
      items: z.array(soldLine),
      /** Sum that the buyer pays. */
      totalCents: cents,
      /** Codes that reduced the order, and the sum of the discounts of its items. */
      codes: z.array(z.string()).optional(),
      discountCents: cents.optional(),
      /** Present for an order paid by card, whose mail is its receipt. */
      paidAt: moment.optional(),
    }),
  ).describe('An order; svc-identity mails the buyer.'),
  'order.status-changed': defineEvent(
    'order.status-changed',
    z.object({
      order: id,
      buyer: id,
      item: id,
      ...ofLine,
      itemName: z.string(),
      itemImg,
      status: z.enum(ITEM_STATUSES),
      seller: id.optional(),
      /** Size that was ordered, if the item has sizes. */
      sizeChosen: z.string().nullable().optional(),
      shipment: shipment.optional(),
      colorChosen: z.string().optional(),
      splitFrom: lineId.optional(),
      quantity: z.int().positive().optional(),
      priceCents: cents.optional(),
      ...ofPaid,
    }),
  ).describe(
    'A seller changed the state of an order line; svc-identity mails the buyer, svc-catalog permits a review.',
  ),
  'order.line-cancelled': defineEvent(
    'order.line-cancelled',
    changedLine.extend({ by: id, reason: z.string().optional() }),
  ).describe('An ordered item was cancelled: by its buyer or seller, or on their behalf.'),
  'order.return-changed': defineEvent(
    'order.return-changed',
    changedLine.extend({
      state: z.enum(RETURN_STATES),
      reason: z.string(),
      note: z.string().optional(),
      /** Address to which the buyer sends an approved return, and who pays for the parcel. */
      sendTo: z.string().optional(),
      paidBy: z.enum(RETURN_PAYERS).optional(),
      /** Id of the user who changed the status. */
      by: id.optional(),
    }),
  ).describe('A return of an ordered item was requested, decided or received.'),
  'payment.authorized': defineEvent('payment.authorized', paymentStep).describe(
    'The payment of an order is authorized, so its items are sold.',
  ),
  'payment.captured': defineEvent('payment.captured', paymentStep).describe('A shipped line was captured.'),
  'payment.refunded': defineEvent('payment.refunded', paymentStep).describe(
    'A line was refunded; svc-identity notifies the buyer.',
  ),
  'payment.released': defineEvent('payment.released', paymentStep).describe(
    'The authorization of a line was released, because the line was canceled before it was shipped.',
  ),
  'payment.failed': defineEvent('payment.failed', paymentStep).describe(
    'A card was declined, or the payment was canceled or expired; `state` has the outcome.',
  ),
  'payout.paid': defineEvent('payout.paid', z.object({ seller: id, cents })).describe(
    'A seller was paid; `subject` is the payout.',
  ),
  'message.sent': defineEvent('message.sent', aboutMessage.extend({ people })).describe(
    'A message was sent by one side of a conversation; `subject` is the conversation.',
  ),
  'message.delivered': defineEvent('message.delivered', aboutMessage.extend({ people })).describe(
    'The messages up to one have reached a page of the person of `side`.',
  ),
  'message.read': defineEvent('message.read', aboutMessage.extend({ people })).describe(
    'One side of a conversation has read the messages up to one.',
  ),
  'conversation.reported': defineEvent('conversation.reported', aboutMessage).describe(
    'One side of a conversation reported a message of the other to the desk.',
  ),
  'notification.requested': notificationRequested,
  'notification.settled': notificationSettled,
  'user.joined': defineEvent('user.joined', z.object({})).describe('A person signed up.'),
  // Every session of a user that began at or before `from` has ended, except that of the token `except`.
  'user.sessions-ended': defineEvent(
    'user.sessions-ended',
    z.object({ from: moment, except: z.string().max(100).nullable() }),
  ).describe('The earlier sessions of a user have ended; each instance of each service stores the revocation.'),
  'session.ended': defineEvent('session.ended', endedSession).describe(
    'A session of a user has ended; each instance of each service stores the revocation until its token expires.',
  ),
  /** Published when an operator suspends a person. Their sessions have ended, and their items leave the shop. */
  'user.suspended': defineEvent('user.suspended', z.object({ user: id, reason: z.string() }), ofPerson).describe(
    'An operator suspended a person; their items leave lists, pages and carts.',
  ),
  'user.restored': defineEvent('user.restored', z.object({ user: id }), ofPerson).describe(
    'An operator restored a suspended person; their items are back.',
  ),
  // Published when an account was deleted. Every service erases or anonymizes its data on the person and confirms it
  // with `user.erased`.
  'user.deleted': defineEvent('user.deleted', z.object({})).describe(
    'A person deleted their account; every service erases its data of that person.',
  ),
  'user.erased': defineEvent('user.erased', z.object({ service: z.string().max(100) })).describe(
    'A service has erased or anonymized its data of a deleted account.',
  ),
} as const;

/** Events that any service may publish and none must publish. */
export const OPEN_EVENTS: readonly string[] = ['notification.requested', 'notification.settled'];

export { changesOf } from './event.ts';

export type EventType = keyof typeof EVENTS;
export type EventOf<T extends EventType> = z.output<(typeof EVENTS)[T]>;
export type AnyEvent = { [T in EventType]: EventOf<T> }[EventType];

/** Returns the schema of an event of any of the given types. It rejects events of other types. */
export function eventOf<const T extends EventType>(types: readonly T[]): z.ZodType<EventOf<T>> {
  const [first, ...more] = types.map((type) => EVENTS[type]);
  if (!first) throw new Error('An event must have a type.');
  // A discriminated union selects the schema by its type. Trying one schema after the other takes several times as
  // long.
  return z.discriminatedUnion('type', [first, ...more]) as unknown as z.ZodType<EventOf<T>>;
}
