import { hash } from 'node:crypto';
import { FACT_KINDS, type Fact, type FactKind } from '../events/fact.ts';

/** The facts of a batch as columns; everything about a segment but where and when it was written. */
export type Columns = {
  items: string[];
  sellers: string[];
  /** Of each item, its seller's place in `sellers`. */
  sellerOf: Uint16Array;
  /** Of each fact: its item's place in `items`, its minute since 1970, its kind's place in `FACT_KINDS`. */
  item: Uint16Array;
  minute: Uint32Array;
  kind: Uint8Array;
  /** Units and cents of each sale and cancellation, in the order of the facts; every other fact counts one. */
  amounts: number[];
};

/** Stands for a seller that is not known; a batch has far fewer facts than that. */
const NOBODY = 0xffff;

const hasAmount = (kind: FactKind) => kind === 'sales' || kind === 'cancellations';

/** Numbers values in the order in which they come. */
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

export function toColumns(facts: readonly Fact[]): Columns {
  const [items, sellers] = [numbering(), numbering()];
  const sellerOf: number[] = [];
  const amounts: number[] = [];
  const item = Uint16Array.from(facts, (fact) => {
    const number = items.of(fact.item);
    sellerOf[number] ??= fact.seller === undefined ? NOBODY : sellers.of(fact.seller);
    if (hasAmount(fact.kind)) amounts.push(fact.quantity, fact.cents);
    return number;
  });
  return {
    items: items.values(),
    sellers: sellers.values(),
    sellerOf: Uint16Array.from(sellerOf),
    item,
    minute: Uint32Array.from(facts, ({ minute }) => minute),
    kind: Uint8Array.from(facts, ({ kind }) => FACT_KINDS.indexOf(kind)),
    amounts,
  };
}

export function* factsOf({
  items,
  sellers,
  sellerOf,
  item,
  minute,
  kind,
  amounts,
}: Columns): Generator<Fact> {
  let nextAmount = 0;
  for (const [at, number] of item.entries()) {
    const name = FACT_KINDS[kind[at] ?? 0] ?? 'views';
    const fact: Fact = {
      item: items[number] ?? '',
      seller: sellers[sellerOf[number] ?? NOBODY],
      kind: name,
      minute: minute[at] ?? 0,
      quantity: 1,
      cents: 0,
    };
    if (hasAmount(name)) {
      fact.quantity = amounts[nextAmount++] ?? 0;
      fact.cents = amounts[nextAmount++] ?? 0;
    }
    yield fact;
  }
}

/**
 * What the log keeps of an event's identity, as 24 hexadecimal digits: its second and the first 64 bits of its id's SHA-256. Beginning with
 * the time, they come in the order in which an index grows: a batch changes a few pages of it, not one for each event.
 */
export const digestOf = ({ id, second }: { id: string; second: number }): string =>
  (second >>> 0).toString(16).padStart(8, '0') + hash('sha256', id, 'hex').slice(0, 16);
