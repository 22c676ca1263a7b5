import type { EventOf, EventType } from '@ethereal/contracts/events';

type MoneyOf<T extends EventType, Counter extends string, Letter extends string, ItemLetter extends string> = {
  counter: Counter;
  letter: Letter;
  itemLetter?: ItemLetter;
  cents(data: EventOf<T>['data']): number;
};

type Row<
  T extends EventType,
  Kind extends string,
  Of extends 'item' | 'shop',
  Letter extends string,
  ItemLetter extends string,
  Money,
> = {
  /** Type of the event, each of which is counted once by each of its rows. */
  event: T;
  kind: Kind;
  /** Owner of the counts: an item with its seller, or the whole shop alone. */
  of: Of;
  /** Whether an event is counted once per `subject`, however often it is published. */
  oncePerSubject?: boolean;
  /** Whether the row counts an event. A row without it counts all events of its type. */
  counts?(data: EventOf<T>['data']): boolean;
  /** Letter of the counter in the stored counts. Letters are unique and never change. */
  letter: Letter;
  /** Letter of the counter by item in a seller's days and months, for rankings. */
  itemLetter?: ItemLetter;
  /** Units that one event counts; 1 unless given. Rows with `units` store units and cents in the log. */
  units?(data: EventOf<T>['data']): number;
  /** Time at which the event counts, if it is not the event's own time. */
  countsAt?(data: EventOf<T>['data']): string;
  /** Cents that are summed beside the units, as a separate counter. Requires `units`. */
  money?: Money;
};

const count = <
  const T extends EventType,
  const Kind extends string,
  const Of extends 'item' | 'shop',
  const Letter extends string,
  const ItemLetter extends string = never,
  const Money extends MoneyOf<T, string, string, string> = never,
>(
  row: Row<T, Kind, Of, Letter, ItemLetter, Money>,
) => row;

type Sale = { quantity: number; priceCents: number; paidCents?: number | undefined };
const units = ({ quantity }: Sale) => quantity;
/** Returns what the buyer paid: the price less the discounts of codes. */
const cents = ({ quantity, priceCents, paidCents }: Sale) => paidCents ?? quantity * priceCents;

/** Returns the sum of the discounts of an order. */
const discounted = ({ discountCents = 0 }: { discountCents?: number | undefined }) => discountCents;

/** Returns the cents by which codes of seller and shop reduced a line. */
const discountOf = ({ discounts }: { discounts?: { seller: number; shop: number } | undefined }) =>
  (discounts?.seller ?? 0) + (discounts?.shop ?? 0);

/**
 * Everything that is counted, one row each. To count another event, append a row: the queue, the log, the counts and
 * their sums follow. A row of `ITEM_COUNTS` in the contracts shows a kind of items on their dashboard. A stored segment
 * holds a kind as its index in this list, so rows keep their order and are never removed.
 */
const COUNTED = [
  count({ event: 'item.viewed', kind: 'views', of: 'item', letter: 'v', itemLetter: 'V' }),
  count({ event: 'item.favourited', kind: 'favorites', of: 'item', letter: 'f' }),
  count({ event: 'item.carted', kind: 'carts', of: 'item', letter: 'c' }),
  count({
    event: 'item.sold',
    kind: 'sales',
    of: 'item',
    letter: 's',
    itemLetter: 'S',
    units,
    money: { counter: 'revenue', letter: 'r', itemLetter: 'R', cents },
  }),
  count({
    event: 'item.sale-reversed',
    kind: 'cancellations',
    of: 'item',
    letter: 'x',
    itemLetter: 'X',
    units,
    // A reversal counts at the time of its sale, so that the sale disappears from the minute in which it was shown.
    countsAt: ({ soldAt }) => soldAt,
    money: { counter: 'refunds', letter: 'y', itemLetter: 'Y', cents },
  }),
  count({
    event: 'order.placed',
    kind: 'orders',
    of: 'shop',
    oncePerSubject: true,
    letter: 'o',
    units: () => 1,
    money: { counter: 'discounts', letter: 'd', cents: discounted },
  }),
  count({ event: 'user.joined', kind: 'newPeople', of: 'shop', oncePerSubject: true, letter: 'p' }),
  count({ event: 'item.published', kind: 'newItems', of: 'shop', oncePerSubject: true, letter: 'i' }),
  count({
    event: 'item.sale-reversed',
    kind: 'discountReversals',
    of: 'shop',
    counts: (data) => discountOf(data) > 0,
    letter: 'z',
    units: () => 1,
    countsAt: ({ soldAt }) => soldAt,
    money: { counter: 'reversedDiscounts', letter: 'e', cents: discountOf },
  }),
] as const;

type CountedRow = (typeof COUNTED)[number];
type Money = NonNullable<CountedRow['money']>;
export type FactKind = CountedRow['kind'];
/** Counters of the stored counts: the units or the cents of a kind. */
export type Counter = FactKind | Money['counter'];
type Letter = CountedRow['letter'] | Money['letter'];
type ItemLetterOf<Row> = Row extends { itemLetter?: infer Letter } ? NonNullable<Letter> : never;
type ItemLetter = ItemLetterOf<CountedRow> | ItemLetterOf<Money>;

/** Types of the events that are counted. */
export const COUNTED_TYPES: readonly CountedRow['event'][] = [...new Set(COUNTED.map(({ event }) => event))];

/** Kinds by their numbers in segments. */
export const FACT_KINDS: readonly FactKind[] = COUNTED.map(({ kind }) => kind);

/** Rows without the types of their events' data. A row is applied only to events of its type. */
export const ROWS = COUNTED as unknown as readonly Row<
  CountedRow['event'],
  FactKind,
  'item' | 'shop',
  Letter,
  ItemLetter,
  MoneyOf<CountedRow['event'], Money['counter'], Letter, ItemLetter>
>[];

const entriesOf = (name: 'letter' | 'itemLetter') =>
  ROWS.flatMap(({ kind, money, ...row }) => [
    [kind, name === 'letter' ? row.letter : row.itemLetter],
    [money?.counter, money?.[name]],
  ]).filter(([counter, letter]) => counter !== undefined && letter !== undefined);

/**
 * Letters of all counters in the stored counts. Counts only grow: cancellations are subtracted when counts are read.
 */
export const COUNTERS = Object.fromEntries(entriesOf('letter')) as Readonly<Record<Counter, Letter>>;
/** Letters of the counters that a seller's days hold by item. */
export const ITEM_COUNTERS = Object.fromEntries(entriesOf('itemLetter')) as Readonly<
  Partial<Record<Counter, ItemLetter>>
>;
