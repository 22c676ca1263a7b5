import { type EventOf, eventOf } from '@ethereal/contracts/events';
import { z } from 'zod';
import { area } from '../../area.ts';
import { MINUTE_MS } from '../time.ts';

const TYPES = area.consumes['svc-analytics.events'];
type CountedEvent = EventOf<(typeof TYPES)[number]>;

/** The earliest moment that an event may tell of: the shop is younger. */
const EARLIEST = Date.UTC(2015, 0, 1);
/** How far ahead of ours a publisher's clock may be, in milliseconds. */
export const CLOCK_SKEW_MS = 10 * 60_000;

const plausible = (time: string) => {
  const at = Date.parse(time);
  return at >= EARLIEST && at <= Date.now() + CLOCK_SKEW_MS;
};

/** What can happen to an item, and what comes to the shop as a whole. */
export const ITEM_KINDS = ['views', 'favorites', 'carts', 'sales', 'cancellations'] as const;
const SHOP_KINDS = ['orders', 'newPeople', 'newItems'] as const;
/** A segment keeps a kind as its place in this list, so the order is for good. */
export const FACT_KINDS = [...ITEM_KINDS, ...SHOP_KINDS] as const;
export type FactKind = (typeof FACT_KINDS)[number];
type ShopKind = (typeof SHOP_KINDS)[number];

/** Stands in a fact where there is no item: the log tells nobody's id. */
const NO_ITEM = '0'.repeat(24);

const OF_SHOP: ReadonlySet<FactKind> = new Set(SHOP_KINDS);
export const isOfItem = ({ kind }: Pick<Fact, 'kind'>): boolean => !OF_SHOP.has(kind);

/** What is counted of an event, without its id: what happened to which item of whom in which minute, or to the shop. */
export type Fact = {
  item: string;
  /** Unknown when the replica did not have the item and its owner could not be asked. */
  seller: string | undefined;
  kind: FactKind;
  /** Minutes since 1970. */
  minute: number;
  /** Units of a sale or a cancellation, else 1. */
  quantity: number;
  /** What was paid for them, or given back; else 0. */
  cents: number;
};

/** A fact with what tells its event from all others, by which it counts once. */
export type IdentifiedFact = Fact & {
  id: string;
  /** When it happened by the event itself, in seconds since 1970: an event that comes again says the same. */
  second: number;
};

type ShopEvent = Extract<CountedEvent, { type: 'order.placed' | 'user.joined' | 'item.published' }>;

const SHOP_EVENTS: Readonly<Record<ShopEvent['type'], ShopKind>> = {
  'order.placed': 'orders',
  'user.joined': 'newPeople',
  'item.published': 'newItems',
};
const isOfShop = (event: CountedEvent): event is ShopEvent => event.type in SHOP_EVENTS;

const KINDS: Readonly<Record<Exclude<CountedEvent, ShopEvent>['type'], FactKind>> = {
  'item.viewed': 'views',
  'item.favourited': 'favorites',
  'item.carted': 'carts',
  'item.sold': 'sales',
  'item.sale-reversed': 'cancellations',
};

/** When it counts: what is reversed counts when it was sold, so that the sale is gone from where it was shown. */
const momentOf = (event: CountedEvent): string =>
  event.type === 'item.sale-reversed' ? event.data.soldAt : event.time;

const schema = eventOf(TYPES).refine((event: CountedEvent) => plausible(momentOf(event)), {
  error: 'The time is before 2015 or in the future.',
  path: ['time'],
}) as z.ZodType<CountedEvent>;

const ID = /^[0-9a-f]{24}$/;
const MOMENT = z.core.regexes.datetime({});
const isText = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 100;

/** Whether the schema would take it as it is. Not for every view: what is none here may be one that the schema changes. */
function isView(value: unknown): value is CountedEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, source, time, subject, data } = value as Partial<Record<keyof CountedEvent, unknown>>;
  return (
    type === 'item.viewed' &&
    isText(id) &&
    isText(source) &&
    typeof subject === 'string' &&
    ID.test(subject) &&
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    typeof time === 'string' &&
    MOMENT.test(time) &&
    plausible(time)
  );
}

/** The events that are counted; one that tells of an impossible time is refused. */
export const countedEvents = {
  bindings: [...TYPES],
  // A flood is of views, and the schema takes several times as long to say the same of one.
  parse: (value: unknown): CountedEvent => (isView(value) ? value : schema.parse(value)),
};

/** It comes once, however often it is published: it is known by its own id, and by the second that this begins with. */
const shopFactOf = ({ type, subject, time }: ShopEvent): IdentifiedFact => ({
  id: `${type} ${subject}`,
  second: Number.parseInt(subject.slice(0, 8), 16),
  item: NO_ITEM,
  seller: undefined,
  kind: SHOP_EVENTS[type],
  minute: Math.floor(Date.parse(time) / MINUTE_MS),
  quantity: 1,
  cents: 0,
});

export function factOf(event: CountedEvent): IdentifiedFact {
  if (isOfShop(event)) return shopFactOf(event);
  const sold = event.type === 'item.sold' || event.type === 'item.sale-reversed' ? event.data : undefined;
  const at = Date.parse(event.time);
  const countsAt = event.type === 'item.sale-reversed' ? Date.parse(momentOf(event)) : at;
  return {
    id: event.id,
    second: Math.floor(at / 1000),
    item: event.subject,
    seller: undefined,
    kind: KINDS[event.type],
    minute: Math.floor(countsAt / MINUTE_MS),
    quantity: sold?.quantity ?? 1,
    cents: sold ? sold.quantity * sold.priceCents : 0,
  };
}
