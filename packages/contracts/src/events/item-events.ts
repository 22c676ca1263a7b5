import { z } from 'zod';
import { ANNOUNCEMENT, DELIVERY, dispatchTag, ITEMS, itemTag, pictureTag, SELLERS, sellerTag } from '../cache-tags.ts';
import { id, moment } from '../common.ts';
import { deliveryState } from '../delivery.ts';
import { defineEvent } from '../event.ts';
import { category } from '../fashion.ts';
import { replicatedItem } from '../items/replicated-item.ts';
import { cents } from '../money.ts';
import { stock } from '../stock.ts';
import { itemImg, ofLine, ofPaid, ofVariant, version } from './order-events.ts';

/**
 * Returns the tags of answers that a change of an item makes stale: its own page, lists, and its seller's page, or
 * every seller's page when the seller is not known.
 */
const ofItem = (item: string, seller?: string) => [ITEMS, itemTag(item), seller ? sellerTag(seller) : SELLERS];
/** Returns the tags of answers that show a person's items. */
export const ofPerson = ({ subject }: { subject: string }) => [ITEMS, sellerTag(subject)];
const ofReview = ({ subject }: { subject: string }) => [itemTag(subject)];

/** Text, picture and target of a notification about an item. */
const notificationItem = { itemName: z.string(), itemImg, category };

/** An item that an operator hides from the shop or shows again, with its seller and the operator. */
const deskItem = { seller: id, itemName: z.string(), itemImg, by: id };

/**
 * Maximum number of changes in one `items.changed`. Their cache tags, that of lists and that of the seller must fit the
 * 50 of an event.
 */
export const MAX_CHANGES = 45;

const itemPublished = defineEvent(
  'item.published',
  z.object({ item: replicatedItem, version, stock: stock.optional() }),
  ({ subject, data }) => ofItem(subject, data.item.seller),
).describe('A seller published an item.');

// `wasCents` is present when the price that buyers pay has changed: by an edit, or because a sale began or ended.
const itemUpdated = defineEvent(
  'item.updated',
  z.object({ item: replicatedItem, version, stock: stock.optional(), wasCents: cents.optional() }),
  ({ subject, data }) => ofItem(subject, data.item.seller),
).describe('A seller changed an item, or a sale of it began or ended.');

/** Events of items, their reviews, stores and pictures, and of what else changes the answers of svc-catalog. */
export const itemEvents = {
  'item.published': itemPublished,
  'item.updated': itemUpdated,
  /**
   * Carries events of one seller's items, unchanged and in their order; `subject` is the seller. It is published with
   * the routing keys of these events too: service-kit hands each consumer the events that it is bound to.
   */
  'items.changed': defineEvent(
    'items.changed',
    z.object({
      changes: z
        .array(z.discriminatedUnion('type', [itemPublished, itemUpdated]))
        .min(1)
        .max(MAX_CHANGES),
    }),
    ({ subject, data }) => [
      ITEMS,
      sellerTag(subject),
      ...new Set(data.changes.map((change) => itemTag(change.subject))),
    ],
  ).describe(
    "Several items of a seller were published or changed at once, as by an import; carries each item's event.",
  ),
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
} as const;
