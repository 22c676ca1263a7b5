import { type EventOf, eventOf } from '@ethereal/contracts/events';
import { z } from 'zod';
import { MINUTE_MS } from '../time.ts';
import { COUNTED_TYPES, type FactKind, ROWS } from './counted.ts';

type CountedEvent = EventOf<(typeof COUNTED_TYPES)[number]>;

/** The earliest moment that an event may tell of: the shop is younger. */
const EARLIEST = Date.UTC(2015, 0, 1);
/** How far ahead of ours a publisher's clock may be, in milliseconds. */
export const CLOCK_SKEW_MS = 10 * 60_000;

const plausible = (time: string) => {
  const at = Date.parse(time);
  return at >= EARLIEST && at <= Date.now() + CLOCK_SKEW_MS;
};

/** Stands in a fact where there is no item: the log tells nobody's id. */
const NO_ITEM = '0'.repeat(24);

const OF_SHOP: ReadonlySet<FactKind> = new Set(ROWS.filter((row) => row.of === 'shop').map(({ kind }) => kind));
/** Whether a fact is about an item; the others are about the shop as a whole. */
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

const ROW_OF = new Map(ROWS.map((row) => [row.event, row]));

/** The row of an event's type. */
function rowOf({ type }: Pick<CountedEvent, 'type'>) {
  const row = ROW_OF.get(type);
  if (!row) throw new Error(`No row counts events of type ${type}.`);
  return row;
}

/** Returns when an event counts. */
const momentOf = (event: CountedEvent): string => rowOf(event).countsAt?.(event.data) ?? event.time;

const schema = eventOf(COUNTED_TYPES).refine((event: CountedEvent) => plausible(momentOf(event)), {
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
  bindings: [...COUNTED_TYPES],
  // A flood is of views, and the schema takes several times as long to say the same of one.
  parse: (value: unknown): CountedEvent => (isView(value) ? value : schema.parse(value)),
};

/**
 * Identity by which an event is counted once, and its second. An event of the shop is identified by its type and subject, however often it
 * is published; the subject begins with its second.
 */
const identityOf = ({ id, type, subject, time }: CountedEvent, isOfShop: boolean) =>
  isOfShop
    ? { id: `${type} ${subject}`, second: Number.parseInt(subject.slice(0, 8), 16), item: NO_ITEM }
    : { id, second: Math.floor(Date.parse(time) / 1000), item: subject };

/** Returns what is counted of an event, as the row of its type says. */
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
