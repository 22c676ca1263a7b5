import { type Doc, isDoc } from '../bson.ts';
import { CommandError } from '../errors.ts';
import { EMPTY_ARRAY } from './key-encoding.ts';

type Reached = { value: unknown; rest: string };

/** Follows a dotted path to its end or to an array. */
function follow(start: unknown, path: string): Reached {
  let value = start;
  let rest = path;
  while (rest !== '') {
    if (Array.isArray(value)) return { value, rest };
    if (!isDoc(value)) return { value: undefined, rest: '' };
    const dot = rest.indexOf('.');
    const name = dot < 0 ? rest : rest.slice(0, dot);
    value = Object.hasOwn(value, name) ? value[name] : undefined;
    rest = dot < 0 ? '' : rest.slice(dot + 1);
  }
  return { value, rest };
}

export type KeyTuples = {
  tuples: unknown[][];
  /** Fields that are on or below an array in this document. */
  arrayFields: boolean[];
};

/**
 * Returns a document's values of an index's fields: one tuple, or one for each element of the array that the fields
 * pass through. Two separate arrays in one compound index are refused, as MongoDB does.
 */
export function keyTuples(doc: Doc, paths: readonly string[]): KeyTuples {
  const fields = paths.map((path) => follow(doc, path));
  const [only] = fields;
  // Fast path for the most common array, whose elements are the values.
  if (fields.length === 1 && Array.isArray(only?.value) && only.value.length > 0 && only.rest === '')
    return { tuples: only.value.map((element) => [element]), arrayFields: [true] };
  const arrayFields = paths.map(() => false);
  const tuples: unknown[][] = [];
  expand(fields, tuples, arrayFields, paths);
  return { tuples, arrayFields };
}

function expand(fields: Reached[], out: unknown[][], arrayFields: boolean[], paths: readonly string[]): void {
  const arrays = new Set(fields.filter((field) => Array.isArray(field.value)).map((field) => field.value));
  if (arrays.size === 0) {
    out.push(fields.map((field) => field.value));
    return;
  }
  const [array] = arrays;
  if (arrays.size > 1 || !Array.isArray(array)) {
    const [first, second] = paths.filter((_, i) => Array.isArray(fields[i]?.value));
    throw new CommandError(171, 'CannotIndexParallelArrays', `cannot index parallel arrays [${second}] [${first}]`);
  }
  for (let i = 0; i < fields.length; i++) if (fields[i]?.value === array) arrayFields[i] = true;
  const elements: unknown[] = array.length === 0 ? [undefined] : array;
  for (const element of elements) {
    const next = fields.map((field) => (field.value === array ? within(array, element, field.rest) : field));
    // An element that is an array is a value when the path ends here, and is not searched further.
    if (next.some((field, i) => Array.isArray(field.value) && fields[i]?.rest !== '')) {
      expand(next, out, arrayFields, paths);
    } else out.push(next.map((field) => field.value));
  }
}

function within(array: unknown[], element: unknown, rest: string): Reached {
  if (rest === '') return { value: array.length === 0 ? EMPTY_ARRAY : element, rest: '' };
  const dot = rest.indexOf('.');
  const name = dot < 0 ? rest : rest.slice(0, dot);
  if (/^\d+$/.test(name)) return follow(array[Number(name)], dot < 0 ? '' : rest.slice(dot + 1));
  // Arrays directly inside arrays are not searched by name.
  return Array.isArray(element) ? { value: undefined, rest: '' } : follow(element, rest);
}

/** Returns the values at one path with arrays expanded, as `distinct` lists and a sort compares them. */
export function valuesAt(doc: Doc, path: string): unknown[] {
  return keyTuples(doc, [path]).tuples.map((tuple) => tuple[0]);
}
