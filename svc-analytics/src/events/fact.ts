import { MINUTE_MS } from '@ethereal/contracts/durations';
import { type EventOf, eventOf } from '@ethereal/contracts/events';
import { z } from 'zod';
import { COUNTED_TYPES, type FactKind, ROWS } from './counted.ts';

type CountedEvent = EventOf<(typeof COUNTED_TYPES)[number]>;

/** Earliest valid time of an event. The shop is younger. */
const EARLIEST = Date.UTC(2015, 0, 1);
/** Maximum time by which a publisher's clock may be ahead, in milliseconds. */
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

type Row = (typeof ROWS)[number];
const ROWS_OF = Map.groupBy(ROWS, ({ event }) => event);

/** Returns the rows that count an event's type. The first one is the event's own. */
function rowsOf({ type }: Pick<CountedEvent, 'type'>): Row[] {
  const rows = ROWS_OF.get(type);
  if (!rows) throw new Error(`No row counts events of type ${type}.`);
  return rows;
}

/** Returns the time at which an event counts by a row. */
const momentOf = (event: CountedEvent, { countsAt }: Row): string => countsAt?.(event.data) ?? event.time;

const isPlausible = (event: CountedEvent) => rowsOf(event).every((row) => plausible(momentOf(event, row)));
const schema = eventOf(COUNTED_TYPES).refine(isPlausible, {
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
 * Returns the identity by which a row counts an event once, and its second. An event that counts once per subject is
 * identified by its type and subject, which starts with its second. Further rows of a type add their kind.
 */
function identityOf({ id, type, subject, time }: CountedEvent, { kind, oncePerSubject }: Row) {
  if (oncePerSubject) return { id: `${type} ${subject}`, second: Number.parseInt(subject.slice(0, 8), 16) };
  const isFirst = ROWS_OF.get(type)?.[0]?.kind === kind;
  return { id: isFirst ? id : `${id} ${kind}`, second: Math.floor(Date.parse(time) / 1000) };
}

/** Returns the counted parts of an event, one by each row that counts it. */
export const factsOf = (event: CountedEvent): IdentifiedFact[] =>
  rowsOf(event)
    .filter(({ counts }) => counts?.(event.data) ?? true)
    .map((row) => ({
      ...identityOf(event, row),
      item: row.of === 'shop' ? NO_ITEM : event.subject,
      seller: undefined,
      kind: row.kind,
      minute: Math.floor(Date.parse(momentOf(event, row)) / MINUTE_MS),
      quantity: row.units?.(event.data) ?? 1,
      cents: row.money?.cents(event.data) ?? 0,
    }));
