import { ObjectId } from 'bson';
import { type Doc, isDoc } from '../bson.ts';
import { type Collation, fold } from './collation.ts';
import { encodeValue, escapeText, successor, TAG } from './key-encoding.ts';

/** Encoded keys from `lo` (inclusive) to `hi` (exclusive). */
export type Interval = { lo: Buffer; hi: Buffer };

export type Predicate = {
  path: string;
  points?: Interval[];
  range?: Interval;
  /** Values that the condition names; they decide whether a partial index can serve. */
  values?: unknown[];
  /** Whether the condition holds for exactly the values in these intervals, so that no check remains. */
  exact: boolean;
  /** Whether strings are folded by the index's collation. */
  collated: boolean;
};

export type Predicates = {
  list: Predicate[];
  /** Whether the list contains every condition of the filter. */
  complete: boolean;
};

/** Returns the conditions on single fields that an ordered index can answer. */
export function predicatesOf(filter: Doc, collation?: Collation): Predicates {
  const found: Predicates = { list: [], complete: true };
  collect(filter, '', found, collation);
  return found;
}

function collect(filter: Doc, prefix: string, found: Predicates, collation?: Collation): void {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) {
      for (const part of condition) if (isDoc(part)) collect(part, prefix, found, collation);
    } else if (key.startsWith('$')) found.complete = false;
    else collectField(prefix + key, condition, found, collation);
  }
}

const isOperators = (value: unknown): value is Doc => isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;

function collectField(path: string, condition: unknown, found: Predicates, collation?: Collation): void {
  if (!isOperators(condition)) {
    add(found, condition instanceof RegExp ? prefixOf(path, condition) : pointsOf(path, [condition], collation));
    return;
  }
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$elemMatch' && isDoc(operand)) {
      found.complete = false;
      if (isOperators(operand)) collectField(path, operand, found, collation);
      else collect(operand, `${path}.`, found, collation);
    } else add(found, operatorPredicate(path, operator, operand, condition, collation));
  }
}

function operatorPredicate(path: string, operator: string, operand: unknown, all: Doc, collation?: Collation) {
  switch (operator) {
    case '$eq':
      return pointsOf(path, [operand], collation);
    case '$in':
      return Array.isArray(operand) ? pointsOf(path, operand, collation) : undefined;
    case '$all': {
      const [first] = Array.isArray(operand) ? operand : [];
      if (first === undefined || isOperators(first)) return undefined;
      return inexact(pointsOf(path, [first], collation));
    }
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return rangeOf(path, operator, operand, collation);
    case '$regex': {
      if (all.$options !== undefined) return undefined;
      return prefixOf(path, operand instanceof RegExp ? operand : new RegExp(String(operand)));
    }
    default:
      return undefined;
  }
}

function add(found: Predicates, predicate: Predicate | undefined): void {
  if (predicate) found.list.push(predicate);
  if (!predicate?.exact) found.complete = false;
}

const inexact = (predicate: Predicate | undefined) => predicate && { ...predicate, exact: false };

/** Whether a value has a unique encoding and compares in mingo as it does in an index. */
export const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'number' && !Number.isNaN(value)) ||
  typeof value === 'boolean' ||
  value instanceof ObjectId ||
  value instanceof Date;

const isText = (value: unknown) => typeof value === 'string' || isDoc(value);

const point = (bytes: Buffer): Interval => ({ lo: bytes, hi: successor(bytes) });
const NULLS: Interval = { lo: Buffer.from([TAG.undefined]), hi: Buffer.from([TAG.null + 1]) };

function pointsOf(path: string, values: unknown[], collation?: Collation): Predicate | undefined {
  if (values.some((value) => Array.isArray(value) || value instanceof RegExp)) return undefined;
  const distinct = new Map<string, Interval>();
  for (const value of values) {
    const isNull = value === null || value === undefined;
    const interval = isNull ? NULLS : point(encodeValue(fold(value, collation)));
    distinct.set(interval.lo.toString('latin1'), interval);
  }
  const points = [...distinct.values()].sort((a, b) => Buffer.compare(a.lo, b.lo));
  const exact = values.every(isPlain) && !collation;
  return { path, points, values, exact, collated: values.some(isText) };
}

/** A comparison matches values of one type only: `{ $gt: 5 }` matches no string. */
function rangeOf(path: string, operator: string, value: unknown, collation?: Collation): Predicate | undefined {
  if (!isPlain(value)) return undefined;
  const bytes = encodeValue(fold(value, collation));
  const tag = bytes[0] ?? 0;
  const start = tag === TAG.number ? Buffer.from([tag, 0, 0, 0, 0, 0, 0, 0, 1]) : Buffer.from([tag]);
  const end = Buffer.from([tag + 1]);
  const ranges: Record<string, Interval> = {
    $gt: { lo: successor(bytes), hi: end },
    $gte: { lo: bytes, hi: end },
    $lt: { lo: start, hi: bytes },
    $lte: { lo: start, hi: successor(bytes) },
  };
  return { path, range: ranges[operator], exact: !collation, collated: isText(value) };
}

/** `/^abc/` is a range of strings; the matcher checks the rest of the pattern. */
function prefixOf(path: string, { source, flags }: RegExp): Predicate | undefined {
  if (!source.startsWith('^') || source.includes('|') || /[im]/.test(flags)) return undefined;
  const literal = /^\^((?:[\w\s@:;,/<>=!"'#%&~`-]|\\[.\-/@])*)([?*{]?)/.exec(source);
  let text = (literal?.[1] ?? '').replaceAll(/\\(.)/g, '$1');
  if (literal?.[2]) text = text.slice(0, -1);
  if (text === '') return undefined;
  const lo = Buffer.concat([Buffer.from([TAG.string]), escapeText(text)]);
  return { path, range: { lo, hi: successor(lo) }, exact: false, collated: true };
}

/** Returns the intersection; undefined when it is empty. */
export function intersect(a: Interval, b: Interval): Interval | undefined {
  const lo = Buffer.compare(a.lo, b.lo) >= 0 ? a.lo : b.lo;
  const hi = Buffer.compare(a.hi, b.hi) <= 0 ? a.hi : b.hi;
  return Buffer.compare(lo, hi) < 0 ? { lo, hi } : undefined;
}

/** Whether an interval of index keys lies within another. */
export const contains = (outer: Interval, inner: Interval): boolean =>
  Buffer.compare(outer.lo, inner.lo) <= 0 && Buffer.compare(inner.hi, outer.hi) <= 0;
