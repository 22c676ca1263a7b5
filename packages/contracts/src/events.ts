import { z } from 'zod';
import { id, moment } from './common.ts';
import { category, size } from './fashion.ts';
import { cents } from './money.ts';
import { ITEM_STATUSES, RETURN_STATES } from './orders.ts';
import { stock } from './stock.ts';

/** The topic exchange that all events go through; the routing key is the event's type. */
export const EVENTS_EXCHANGE = 'ethereal.events';

/** An item as replicas keep it. */
export const replicatedItem = z.object({
  name: z.string(),
  priceCents: cents,
  category,
  sizes: z.array(size),
  itemImg: z.string(),
  seller: id,
});
export type ReplicatedItem = z.output<typeof replicatedItem>;

/** Counts up with every change of an item; a replica takes only what is newer than it has. */
const version = z.int().positive();

function event<const T extends string, D extends z.ZodType>(type: T, data: D) {
  return z.object({
    id: z.string().min(1).max(100),
    type: z.literal(type),
    source: z.string().min(1).max(100),
    time: moment,
    subject: id,
    data,
  });
}

const soldLine = z.object({
  item: id,
  name: z.string(),
  quantity: z.int().positive(),
  priceCents: cents,
  seller: id,
  sizeChosen: z.string().nullable(),
});

/** A line of an order that its buyer or its seller moved on. */
const movedLine = z.object({
  order: id,
  buyer: id,
  seller: id,
  item: id,
  itemName: z.string(),
  quantity: z.int().positive(),
  priceCents: cents,
});

/** What a notification about an item says and links to. */
const toldItem = { itemName: z.string(), category };

/** Every event there is, by its type. `subject` is the item, for `order.*` the order, for `user.*` the user. */
export const EVENTS = {
  'item.published': event(
    'item.published',
    z.object({ item: replicatedItem, version, stock: stock.optional() }),
  ),
  // `wasCents` when the price has changed.
  'item.updated': event(
    'item.updated',
    z.object({ item: replicatedItem, version, stock: stock.optional(), wasCents: cents.optional() }),
  ),
  'item.unpublished': event('item.unpublished', z.object({ version })),
  /** `average` is exact to a hundredth. */
  'item.rated': event('item.rated', z.object({ average: z.number(), count: z.int() })),
  /** It was sold out and can be bought again. */
  'item.restocked': event('item.restocked', z.object({})),
  'item.viewed': event('item.viewed', z.object({})),
  'item.favourited': event('item.favourited', z.object({ user: id })),
  'item.unfavourited': event('item.unfavourited', z.object({ user: id })),
  'item.carted': event('item.carted', z.object({ user: id, quantity: z.int().positive() })),
  'item.sold': event(
    'item.sold',
    z.object({ order: id, buyer: id, quantity: z.int().positive(), priceCents: cents }),
  ),
  // What `item.sold` told of is taken back: a line was cancelled, or its return was received.
  'item.taken-back': event(
    'item.taken-back',
    z.object({ order: id, buyer: id, quantity: z.int().positive(), priceCents: cents, soldAt: moment }),
  ),
  // `version` is the stock's own, apart from the item's.
  'item.stock-changed': event(
    'item.stock-changed',
    z.object({ available: stock, version, seller: id, itemName: z.string() }),
  ),
  /** `user` wrote it, `author` is their name as the shop shows it ('Ada L.'). */
  'review.added': event(
    'review.added',
    z.object({
      review: id,
      user: id,
      author: z.string(),
      seller: id,
      rating: z.int().min(1).max(5),
      ...toldItem,
    }),
  ),
  /** `user` wrote the review that `seller` has replied to. */
  'review.replied': event('review.replied', z.object({ review: id, user: id, seller: id, ...toldItem })),
  /** A seller's profile was saved; `subject` is the seller. */
  'store.changed': event('store.changed', z.object({})),
  /** To each person whose favourite it is. */
  'favourite.cheaper': event(
    'favourite.cheaper',
    z.object({ user: id, priceCents: cents, wasCents: cents, ...toldItem }),
  ),
  'favourite.back-in-stock': event('favourite.back-in-stock', z.object({ user: id, ...toldItem })),
  'order.placed': event(
    'order.placed',
    z.object({ order: id, buyer: id, items: z.array(soldLine), totalCents: cents }),
  ),
  'order.status-changed': event(
    'order.status-changed',
    z.object({
      order: id,
      buyer: id,
      item: id,
      itemName: z.string(),
      status: z.enum(ITEM_STATUSES),
      seller: id.optional(),
    }),
  ),
  'order.line-cancelled': event(
    'order.line-cancelled',
    movedLine.extend({ by: id, reason: z.string().optional() }),
  ),
  'order.return-changed': event(
    'order.return-changed',
    movedLine.extend({ state: z.enum(RETURN_STATES), reason: z.string(), note: z.string().optional() }),
  ),
  // Every session of a user that began at or before `from` has ended, but for the token `except`.
  'user.sessions-ended': event(
    'user.sessions-ended',
    z.object({ from: moment, except: z.string().max(100).nullable() }),
  ),
  // The account is gone: every service erases or anonymises its share, and says so with `user.erased`.
  'user.deleted': event('user.deleted', z.object({})),
  'user.erased': event('user.erased', z.object({ service: z.string().max(100) })),
} as const;

export type EventType = keyof typeof EVENTS;
export type EventOf<T extends EventType> = z.output<(typeof EVENTS)[T]>;
export type AnyEvent = { [T in EventType]: EventOf<T> }[EventType];

/** The schema of one event of any of the given types; what is none of them does not parse. */
export function eventOf<const T extends EventType>(types: readonly T[]): z.ZodType<EventOf<T>> {
  const [first, ...more] = types.map((type) => EVENTS[type]);
  if (!first) throw new Error('An event has a type.');
  // By the type at once: to try one schema after the other costs several times as much.
  return z.discriminatedUnion('type', [first, ...more]) as unknown as z.ZodType<EventOf<T>>;
}
