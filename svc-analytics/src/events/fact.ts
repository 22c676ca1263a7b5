import type { CountKind } from '@ethereal/contracts/analytics';
import { type EventOf, eventOf } from '@ethereal/contracts/events';
import type { z } from 'zod';

const TYPES = ['item.viewed', 'item.favourited', 'item.carted', 'item.sold'] as const;
type CountedEvent = EventOf<(typeof TYPES)[number]>;

/** The earliest moment that an event may tell of: the shop is younger. */
const EARLIEST = Date.UTC(2015, 0, 1);
/** How far ahead of ours a publisher's clock may be, in milliseconds. */
const CLOCK_SKEW_MS = 10 * 60_000;

const plausible = (time: string) => {
  const at = Date.parse(time);
  return at >= EARLIEST && at <= Date.now() + CLOCK_SKEW_MS;
};

/** The events that are counted; one that tells of an impossible time is refused by its schema. */
export const countedEvents = {
  bindings: [...TYPES],
  schema: eventOf(TYPES).refine((event: CountedEvent) => plausible(event.time), {
    error: 'The time is before 2015 or in the future.',
    path: ['time'],
  }) as z.ZodType<CountedEvent>,
};

/** What the log keeps of an event: how many of what happened to which item in which minute. */
export type Fact = {
  /** The event's id: a duplicate is refused by the index. */
  _id: string;
  item: string;
  kind: CountKind;
  /** Start of the minute, UTC. */
  minute: Date;
  /** How many it counts for: units for a sale, else 1. */
  count: number;
  time: Date;
  expiresAt: Date;
};

const KINDS: Readonly<Record<CountedEvent['type'], CountKind>> = {
  'item.viewed': 'views',
  'item.favourited': 'favorites',
  'item.carted': 'carts',
  'item.sold': 'sales',
};

const MINUTE_MS = 60_000;

export function factOf(event: CountedEvent, expiresAt: Date): Fact {
  const time = new Date(event.time);
  return {
    _id: event.id,
    item: event.subject,
    kind: KINDS[event.type],
    minute: new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS),
    count: event.type === 'item.sold' ? event.data.quantity : 1,
    time,
    expiresAt,
  };
}
