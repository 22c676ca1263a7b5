import { z } from 'zod';
import { id, moment } from './common.ts';
import { category, size } from './fashion.ts';
import { cents } from './money.ts';
import { ITEM_STATUSES } from './orders.ts';

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

/** Every event there is, by its type. `subject` is the item, for `order.*` the order. */
export const EVENTS = {
  'item.published': event('item.published', z.object({ item: replicatedItem, version })),
  'item.updated': event('item.updated', z.object({ item: replicatedItem, version })),
  'item.unpublished': event('item.unpublished', z.object({ version })),
  'item.viewed': event('item.viewed', z.object({})),
  'item.favourited': event('item.favourited', z.object({ user: id })),
  'item.unfavourited': event('item.unfavourited', z.object({ user: id })),
  'item.carted': event('item.carted', z.object({ user: id, quantity: z.int().positive() })),
  'item.sold': event(
    'item.sold',
    z.object({ order: id, buyer: id, quantity: z.int().positive(), priceCents: cents }),
  ),
  'order.placed': event(
    'order.placed',
    z.object({ order: id, buyer: id, items: z.array(soldLine), totalCents: cents }),
  ),
  'order.status-changed': event(
    'order.status-changed',
    z.object({ order: id, buyer: id, item: id, itemName: z.string(), status: z.enum(ITEM_STATUSES) }),
  ),
} as const;

export type EventType = keyof typeof EVENTS;
export type EventOf<T extends EventType> = z.output<(typeof EVENTS)[T]>;
export type AnyEvent = { [T in EventType]: EventOf<T> }[EventType];

/** The schema of one event of any of the given types; what is none of them does not parse. */
export function eventOf<const T extends EventType>(types: readonly T[]): z.ZodType<EventOf<T>> {
  const schemas = types.map((type) => EVENTS[type]);
  return z.union(schemas) as unknown as z.ZodType<EventOf<T>>;
}
