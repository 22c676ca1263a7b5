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

/** What each leading field is held to, in key order, as far as the fields before it are single values. */
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
    // A list is as long as the client made it; what it is combined with may not multiply it without end.
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

/** A prefix is a single point when anything follows it, so the next field's bytes simply continue its own. */
const continued = (prefixes: Interval[], parts: Interval[], at: number): Interval[] =>
  at === 0 ? parts : prefixes.flatMap((prefix) => parts.map((part) => joined(prefix, part)));

const joined = (prefix: Interval, part: Interval): Interval => ({
  lo: Buffer.concat([prefix.lo, part.lo]),
  hi: Buffer.concat([prefix.lo, part.hi]),
});
