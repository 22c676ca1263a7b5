import { type Collation, sameCollation } from './collation.ts';
import type { Index } from './index-spec.ts';
import { inverted, successor } from './key-encoding.ts';
import { type Interval, intersect, type Predicate, type Predicates } from './predicates.ts';

export type Bounds = {
  /** Disjoint ranges in key order. */
  ranges: Interval[];
  /** Number of leading fields that have a single value. */
  fixedFields: number;
  hasList: boolean;
  hasRange: boolean;
  /** Whether every range is a single key. */
  keys: boolean;
  /** Whether every document within the ranges matches the filter. */
  exact: boolean;
};

const EVERYTHING: Interval = { lo: Buffer.alloc(0), hi: successor(Buffer.alloc(0)) };

/** Number of ranges of an index above which its further fields are not used. */
const MAX_RANGES = 2000;

type FieldChoice = { intervals: Interval[]; point: boolean; used: Predicate[] };

/**
 * Returns the ranges of an index that contain everything a filter can match. Under an array a document has several
 * keys, and two of them may satisfy two conditions: there one condition alone narrows the search, and the rest is
 * checked.
 */
export function boundsOf(index: Index, predicates: Predicates, collation?: Collation): Bounds {
  const usable = predicates.list.filter(({ collated }) => !collated || sameCollation(index.collation, collation));
  const choices = [...choicesFor(index, usable)];
  const points = choices.filter(({ point }) => point);
  const firstList = points.findIndex(({ intervals }) => intervals.length > 1);
  const used = new Set(choices.flatMap((choice) => choice.used));
  return {
    ranges: choices.map(({ intervals }) => intervals).reduce(continued, [EVERYTHING]),
    fixedFields: firstList < 0 ? points.length : firstList,
    hasList: firstList >= 0,
    hasRange: points.length < choices.length,
    keys: points.length === index.fields.length,
    exact: predicates.complete && predicates.list.every((predicate) => used.has(predicate)),
  };
}

/** Yields the intervals of each leading field in key order, as long as the fields before it have single values. */
function* choicesFor(index: Index, usable: Predicate[]): Generator<FieldChoice> {
  let arraySeen = false;
  let ranges = 1;
  for (const [i, { path, descending }] of index.fields.entries()) {
    const isArray = index.arrayFields[i] === true;
    if (isArray && arraySeen) return;
    arraySeen ||= isArray;
    const own = usable.filter((predicate) => predicate.path === path);
    const choice = choose(own, isArray);
    if (!choice) return;
    // Bounds the product of lists, whose length the client determines.
    ranges *= choice.intervals.length;
    if (i > 0 && ranges > MAX_RANGES) return;
    yield descending ? { ...choice, intervals: choice.intervals.map(flipped).reverse() } : choice;
    if (!choice.point) return;
  }
}

function choose(own: Predicate[], isArray: boolean): FieldChoice | undefined {
  const lists = own.filter((predicate) => predicate.points);
  lists.sort((a, b) => (a.points?.length ?? 0) - (b.points?.length ?? 0));
  const [list] = lists;
  // A value with several encodings (null) ends the key here, because later fields are not in order.
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

/** Returns the interval in a descending field: `x < hi` becomes everything after the prefix ~hi. */
function flipped(interval: Interval): Interval {
  const lowest = inverted(interval.lo);
  const lo = isSinglePoint(interval) ? lowest : successor(inverted(interval.hi));
  return { lo, hi: successor(lowest) };
}

/** A prefix is a single point when a field follows, so the next field's bytes continue its own. */
const continued = (prefixes: Interval[], parts: Interval[], at: number): Interval[] =>
  at === 0 ? parts : prefixes.flatMap((prefix) => parts.map((part) => joined(prefix, part)));

const joined = (prefix: Interval, part: Interval): Interval => ({
  lo: Buffer.concat([prefix.lo, part.lo]),
  hi: Buffer.concat([prefix.lo, part.hi]),
});
