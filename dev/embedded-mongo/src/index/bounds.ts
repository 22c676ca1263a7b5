import { type Collation, sameCollation } from './collation.ts';
import type { Index } from './index-spec.ts';
import { inverted, successor } from './key-encoding.ts';
import { type Interval, intersect, type Predicate, type Predicates } from './predicates.ts';

export type Bounds = {
  /** In key order, apart from each other. */
  ranges: Interval[];
  /** How many leading fields are held to a single value. */
  fixedFields: number;
  hasList: boolean;
  hasRange: boolean;
  /** Every range is a single key. */
  keys: boolean;
  /** Every document within the ranges matches the filter. */
  exact: boolean;
};

const EVERYTHING: Interval = { lo: Buffer.alloc(0), hi: successor(Buffer.alloc(0)) };

const MAX_RANGES = 2000;

type FieldChoice = { intervals: Interval[]; point: boolean; used: Predicate[] };

/**
 * The stretches of an index that hold everything a filter can match. Below an array a document has several keys, and
 * two conditions may be met by two of them: there, only one condition narrows the search and the rest is checked.
 */
export function boundsOf(index: Index, predicates: Predicates, collation?: Collation): Bounds {
  const usable = (predicate: Predicate) => !predicate.collated || sameCollation(index.collation, collation);
  let prefixes: Interval[] = [EVERYTHING];
  const used = new Set<Predicate>();
  const bounds = { fixedFields: 0, hasList: false, hasRange: false };
  let arraySeen = false;
  let fieldsHeld = 0;
  for (const [i, field] of index.fields.entries()) {
    const isArray = index.arrayFields[i] === true;
    if (isArray && arraySeen) break;
    arraySeen ||= isArray;
    const own = predicates.list.filter((predicate) => predicate.path === field.path && usable(predicate));
    const choice = choose(own, isArray);
    if (!choice) break;
    // A list is as long as the client made it; what it is combined with may not multiply it without end.
    if (i > 0 && prefixes.length * choice.intervals.length > MAX_RANGES) break;
    for (const predicate of choice.used) used.add(predicate);
    const parts = choice.intervals.map((interval) => (field.descending ? flipped(interval) : interval));
    if (field.descending) parts.reverse();
    prefixes = prefixes.flatMap((prefix) => parts.map((part) => joined(prefix, part, i === 0)));
    if (!choice.point) {
      bounds.hasRange = true;
      break;
    }
    fieldsHeld += 1;
    if (parts.length > 1) bounds.hasList = true;
    else if (!bounds.hasList) bounds.fixedFields += 1;
  }
  const keys = fieldsHeld === index.fields.length;
  const exact = predicates.complete && predicates.list.every((predicate) => used.has(predicate));
  return { ranges: prefixes, ...bounds, keys, exact };
}

function choose(own: Predicate[], isArray: boolean): FieldChoice | undefined {
  const lists = own.filter((predicate) => predicate.points);
  lists.sort((a, b) => (a.points?.length ?? 0) - (b.points?.length ?? 0));
  const [list] = lists;
  // A point that spans several encodings (null) ends the key there: what follows is no longer in order.
  if (list?.points) {
    return { intervals: list.points, point: list.points.every(isSinglePoint), used: [list] };
  }
  const ranges = own.flatMap((predicate) => (predicate.range ? [{ predicate, range: predicate.range }] : []));
  const [first, ...rest] = isArray ? ranges.slice(0, 1) : ranges;
  if (!first) return undefined;
  let range: Interval | undefined = first.range;
  for (const other of rest) range = range && intersect(range, other.range);
  const used = [first, ...rest].map((entry) => entry.predicate);
  return { intervals: range ? [range] : [], point: false, used };
}

const isSinglePoint = ({ lo, hi }: Interval) => successor(lo).equals(hi) && lo.length > 1;

/** The same values in a descending field: `x < hi` turns into what comes after everything that begins with ~hi. */
function flipped(interval: Interval): Interval {
  const lowest = inverted(interval.lo);
  const lo = isSinglePoint(interval) ? lowest : successor(inverted(interval.hi));
  return { lo, hi: successor(lowest) };
}

/** `prefix` is a single point when anything follows it, so the next field's bytes simply continue its own. */
function joined(prefix: Interval, part: Interval, first: boolean): Interval {
  if (first) return part;
  return { lo: Buffer.concat([prefix.lo, part.lo]), hi: Buffer.concat([prefix.lo, part.hi]) };
}
