import { type EventOf, eventOf } from '@ethereal/contracts/events';
import { z } from 'zod';
import { MINUTE_MS } from '../time/time.ts';
import { COUNTED_TYPES, type FactKind, ROWS } from './counted.ts';

type CountedEvent = EventOf<(typeof COUNTED_TYPES)[number]>;

/** Earliest valid time of an event. The shop is younger. */
const EARLIEST = Date.UTC(2015, 0, 1);
/** Maximum time by which a publisher's clock may be ahead, in ms. */
export const CLOCK_SKEW_MS = 10 * 60_000;

const plausible = (time: string) => {
  const at = Date.parse(time);
  return at >= EARLIEST && at <= Date.now() + CLOCK_SKEW_MS;
};

/** Placeholder in facts without an item. The log holds no ids of persons. */
const NO_ITEM = '0'.repeat(24);

const OF_SHOP: ReadonlySet<FactKind> = new Set(ROWS.filter((row) => row.of === 'shop').map(({ kind }) => kind));
/** Whether a fact is about an item. The others are about the shop as a whole. */
export const isOfItem = ({ kind }: Pick<Fact, 'kind'>): boolean => !OF_SHOP.has(kind);

/** The counted part of an event, without its id: the kind, the item and its seller or the shop, and the minute. */
export type Fact = {
  item: string;
  /** Undefined when the replica did not have the item and its seller could not be requested. */
  seller: string | undefined;
  kind: FactKind;
  /** Minutes since 1970. */
  minute: number;
  /** Units of a sale or a cancellation, 1 for other kinds. */
  quantity: number;
  /** Cents paid or refunded for the units, 0 for other kinds. */
  cents: number;
};

/** A fact with the identity of its event, by which it is counted once. */
export type IdentifiedFact = Fact & {
  id: string;
  /** Time of the event in seconds since 1970. A repeated delivery has the same value. */
  second: number;
};

const ROW_OF = new Map(ROWS.map((row) => [row.event, row]));

/** Returns the row of an event's type. */
function rowOf({ type }: Pick<CountedEvent, 'type'>) {
  const row = ROW_OF.get(type);
  if (!row) throw new Error(`No row counts events of type ${type}.`);
  return row;
}

/** Returns the time at which an event counts. */
const momentOf = (event: CountedEvent): string => rowOf(event).countsAt?.(event.data) ?? event.time;

const schema = eventOf(COUNTED_TYPES).refine((event: CountedEvent) => plausible(momentOf(event)), {
  error: 'The time is before 2015 or in the future.',
  path: ['time'],
}) as z.ZodType<CountedEvent>;

const ID = /^[0-9a-f]{24}$/;
const MOMENT = z.core.regexes.datetime({});
const isText = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 100;

/**
 * Whether the schema accepts the value unchanged as a view. It returns false for some valid views, for example those
 * that the schema changes.
 */
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

/** Schema of the counted events. It rejects an event with an impossible time. */
export const countedEvents = {
  bindings: [...COUNTED_TYPES],
  // Large backlogs consist of views, and the schema takes several times as long to validate one.
  parse: (value: unknown): CountedEvent => (isView(value) ? value : schema.parse(value)),
};

/**
 * Returns the identity by which an event is counted once, and its second. An event of the shop is identified by its
 * type and subject, however often it is published; the subject starts with its second.
 */
const identityOf = ({ id, type, subject, time }: CountedEvent, isOfShop: boolean) =>
  isOfShop
    ? { id: `${type} ${subject}`, second: Number.parseInt(subject.slice(0, 8), 16), item: NO_ITEM }
    : { id, second: Math.floor(Date.parse(time) / 1000), item: subject };

/** Returns the counted part of an event according to the row of its type. */
export function factOf(event: CountedEvent): IdentifiedFact {
  const { kind, of, units, money } = rowOf(event);
  return {
    ...identityOf(event, of === 'shop'),
    seller: undefined,
    kind,
    minute: Math.floor(Date.parse(momentOf(event)) / MINUTE_MS),
    quantity: units?.(event.data) ?? 1,
    cents: money?.cents(event.data) ?? 0,
  };
}
