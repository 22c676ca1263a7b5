import { type Doc, isDoc, typeName } from '../bson.ts';
import { badValue, typeMismatch } from '../errors.ts';
import { encodeValue } from '../index/key-encoding.ts';
import { compileMatcher, matchesValue } from '../query/matcher.ts';
import { parseSort, sortDocuments } from '../query/sort.ts';
import type { Location } from './location.ts';

const keyOf = (value: unknown) => encodeValue(value).toString('latin1');

function arrayAt(place: Location, path: string, operator: string): unknown[] {
  const value = place.get();
  if (Array.isArray(value)) return value;
  if (value === undefined) return [];
  const message = `The field '${path}' must be an array but is of type ${typeName(value)} in document (${operator})`;
  throw badValue(message);
}

const isEach = (argument: unknown): argument is Doc => isDoc(argument) && '$each' in argument;

function eachOf(argument: unknown, operator: string): unknown[] {
  if (!isEach(argument)) return [argument];
  if (Array.isArray(argument.$each)) return argument.$each;
  throw typeMismatch(
    `The argument to $each in ${operator} must be an array but it was of type ${typeName(argument.$each)}`,
  );
}

/** Applies `$push` to a field. */
export function push(place: Location, argument: unknown, path: string): void {
  const array = arrayAt(place, path, '$push');
  const values = eachOf(argument, '$push');
  const { $position, $sort, $slice } = isEach(argument) ? argument : {};
  const result = array.toSpliced($position === undefined ? array.length : Number($position), 0, ...values);
  place.set(sliced(sortedBy(result, $sort), $slice));
}

function sortedBy(array: unknown[], sort: unknown): unknown[] {
  if (sort === undefined) return array;
  if (!isDoc(sort)) {
    const descending = Number(sort) < 0;
    return sortDocuments(array, (value) => ({ value }), [{ path: 'value', descending }]);
  }
  return sortDocuments(array, (value) => (isDoc(value) ? value : {}), parseSort(sort));
}

function sliced(array: unknown[], slice: unknown): unknown[] {
  if (slice === undefined) return array;
  const size = Number(slice);
  return size < 0 ? array.slice(size) : array.slice(0, size);
}

/** Applies `$addToSet` to a field. */
export function addToSet(place: Location, argument: unknown, path: string): void {
  const array = arrayAt(place, path, '$addToSet');
  const known = new Set(array.map(keyOf));
  const added: unknown[] = [];
  for (const value of eachOf(argument, '$addToSet')) {
    const key = keyOf(value);
    if (known.has(key)) continue;
    known.add(key);
    added.push(value);
  }
  if (added.length > 0 || place.get() === undefined) place.set([...array, ...added]);
}

/** Applies `$pull` to a field. */
export function pull(place: Location, condition: unknown, path: string): void {
  if (place.get() === undefined) return;
  const array = arrayAt(place, path, '$pull');
  const isPulled = pullTest(condition);
  place.set(array.filter((value) => !isPulled(value)));
}

/**
 * Caches compiled conditions: one condition is checked on every element of every updated document, and compiling a list
 * of hundreds takes longer than all the checks.
 */
const compiled = new WeakMap<object, ReturnType<typeof compilePull>>();

function pullTest(condition: unknown): (value: unknown) => boolean {
  if (!isDoc(condition)) return compilePull(condition);
  const test = compiled.get(condition) ?? compilePull(condition);
  compiled.set(condition, test);
  return test;
}

function compilePull(condition: unknown): (value: unknown) => boolean {
  if (!isDoc(condition) || Object.keys(condition)[0]?.startsWith('$')) return matchesValue(condition);
  const matches = compileMatcher(condition);
  return (value) => isDoc(value) && matches(value);
}

/** Applies `$pullAll` to a field. */
export function pullAll(place: Location, values: unknown, path: string): void {
  if (!Array.isArray(values)) throw badValue(`$pullAll requires an array argument but was given a ${typeName(values)}`);
  if (place.get() === undefined) return;
  const unwanted = new Set(values.map(keyOf));
  place.set(arrayAt(place, path, '$pullAll').filter((value) => !unwanted.has(keyOf(value))));
}

/** Applies `$pop` to a field. */
export function pop(place: Location, end: unknown, path: string): void {
  if (place.get() === undefined) return;
  const array = arrayAt(place, path, '$pop');
  place.set(Number(end) < 0 ? array.slice(1) : array.slice(0, -1));
}
