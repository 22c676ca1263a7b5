import { hash } from 'node:crypto';
import { FACT_KINDS, type FactKind, ROWS } from '../events/counted.ts';
import type { Fact } from '../events/fact.ts';

/** The facts of a batch as columns: the content of a segment without its origin and time. */
export type Columns = {
  items: string[];
  sellers: string[];
  /** Index in `sellers` for each item. */
  sellerOf: Uint16Array;
  /**
   * For each fact: the index of its item in `items`, its minute since 1970, and the index of its kind in `FACT_KINDS`.
   */
  item: Uint16Array;
  minute: Uint32Array;
  kind: Uint8Array;
  /** Units and cents of each sale and cancellation, in the order of the facts. Every other fact counts one. */
  amounts: number[];
};

/** Index of an unknown seller. A batch has far fewer facts than that. */
const NO_SELLER = 0xffff;

/** Kinds whose facts have units and cents. */
const HAS_AMOUNT: ReadonlySet<FactKind> = new Set(ROWS.filter(({ units }) => units).map(({ kind }) => kind));
/** Kinds of the first version, which have amounts without the mark. */
const AMOUNT_KINDS: ReadonlySet<number> = new Set([FACT_KINDS.indexOf('sales'), FACT_KINDS.indexOf('cancellations')]);
/**
 * Mark in a kind's byte: the fact has an amount. A reader that does not support the kind still finds the next amount.
 */
const AMOUNT = 0x80;

function codeOf(kind: FactKind): number {
  const place = FACT_KINDS.indexOf(kind);
  return HAS_AMOUNT.has(kind) && !AMOUNT_KINDS.has(place) ? place | AMOUNT : place;
}
const hasAmount = (code: number) => (code & AMOUNT) !== 0 || AMOUNT_KINDS.has(code);
const kindOf = (code: number): FactKind | undefined => FACT_KINDS[code & ~AMOUNT];

/** Creates a numbering of values in the order of their first use. */
function numbering() {
  const numbers = new Map<string, number>();
  return {
    values: () => [...numbers.keys()],
    of(value: string): number {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      numbers.set(value, numbers.size);
      return numbers.size - 1;
    },
  };
}

/** Returns facts as columns, in which each item and seller is stored once. */
export function toColumns(facts: readonly Fact[]): Columns {
  const [items, sellers] = [numbering(), numbering()];
  const sellerOf: number[] = [];
  const amounts: number[] = [];
  const columns = {
    item: new Uint16Array(facts.length),
    minute: new Uint32Array(facts.length),
    kind: new Uint8Array(facts.length),
  };
  for (const [at, fact] of facts.entries()) {
    const number = items.of(fact.item);
    sellerOf[number] ??= fact.seller === undefined ? NO_SELLER : sellers.of(fact.seller);
    columns.item[at] = number;
    columns.minute[at] = fact.minute;
    columns.kind[at] = codeOf(fact.kind);
    if (HAS_AMOUNT.has(fact.kind)) amounts.push(fact.quantity, fact.cents);
  }
  const ofItems = { items: items.values(), sellers: sellers.values(), sellerOf: Uint16Array.from(sellerOf) };
  return { ...ofItems, ...columns, amounts };
}

/**
 * Calls `visit` for each fact of some columns, with the index of its item in `items`. All calls receive the same
 * object, which the next call changes, because there may be hundreds of thousands of facts. A fact of a kind that this
 * version does not support stays in the log and is left out.
 */
export function eachFact(columns: Columns, visit: (item: number, fact: Readonly<Fact>) => void): void {
  const { items, sellers, sellerOf, item, minute, kind, amounts } = columns;
  const fact: Fact = { item: '', seller: undefined, kind: 'views', minute: 0, quantity: 1, cents: 0 };
  let nextAmount = 0;
  for (let at = 0; at < item.length; at++) {
    const number = item[at] ?? 0;
    fact.item = items[number] ?? '';
    fact.seller = sellers[sellerOf[number] ?? NO_SELLER];
    const code = kind[at] ?? 0;
    const known = kindOf(code);
    const counted = hasAmount(code);
    const [quantity, cents] = counted ? [amounts[nextAmount++] ?? 0, amounts[nextAmount++] ?? 0] : [1, 0];
    if (known === undefined) continue;
    fact.kind = known;
    fact.minute = minute[at] ?? 0;
    fact.quantity = quantity;
    fact.cents = cents;
    visit(number, fact);
  }
}

/**
 * Returns the event's identity in the log, as 24 hexadecimal digits: its second and the first 64 bits of its id's
 * SHA-256. The time comes first, so that identities arrive in the order in which an index grows: a batch changes a few
 * pages of the index and not one page for each event.
 */
export const digestOf = ({ id, second }: { id: string; second: number }): string =>
  (second >>> 0).toString(16).padStart(8, '0') + hash('sha256', id, 'hex').slice(0, 16);
