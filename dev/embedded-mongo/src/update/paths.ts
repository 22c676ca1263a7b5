import { type Doc, isDoc } from '../bson.ts';
import { badValue, failedToParse } from '../errors.ts';
import { compileMatcher, type Matcher, matchesValue } from '../query/matcher.ts';
import { locate } from './location.ts';

/** Referents of `$`, `$[]` and `$[name]` in an update's paths. */
export type PathContext = { filter: Doc; arrayFilters: Map<string, Matcher> };

/** Returns the array filters of an update by their identifiers. */
export function parseArrayFilters(filters: Doc[], update: unknown): Map<string, Matcher> {
  const parsed = new Map<string, Matcher>();
  if (filters.length === 0) return parsed;
  const text = JSON.stringify(update ?? null);
  for (const filter of filters) {
    const name = identifierOf(filter);
    if (parsed.has(name))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
    if (!text.includes(`$[${name}]`)) {
      throw failedToParse(`The array filter for identifier '${name}' was not used in the update`);
    }
    parsed.set(name, compileMatcher(filter));
  }
  return parsed;
}

function identifierOf(filter: Doc): string {
  const [key, condition] = Object.entries(filter)[0] ?? [];
  if (key === undefined) throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
  if (key.startsWith('$') && Array.isArray(condition) && isDoc(condition[0])) return identifierOf(condition[0]);
  const name = key.split('.')[0] ?? '';
  if (/^[a-z]\w*$/.test(name)) return name;
  throw badValue(`Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string`);
}

/** Returns the concrete paths of an update path in one document. */
export function expandPath(doc: Doc, path: string, context: PathContext): string[][] {
  const parts = path.split('.');
  if (parts.includes('')) {
    throw badValue(`The update path '${path}' contains an empty field name, which is not allowed.`);
  }
  if (!path.includes('$')) return [parts];
  let paths: string[][] = [[]];
  for (const part of parts) {
    paths = paths.flatMap((head) => choices(doc, head, part, path, context).map((name) => [...head, name]));
  }
  return paths;
}

function choices(doc: Doc, head: string[], part: string, path: string, context: PathContext): string[] {
  if (part === '$') return [String(matchedPosition(doc, head, context.filter))];
  const named = /^\$\[(.*)\]$/.exec(part);
  if (!named) return [part];
  const array = locate(doc, head, false)?.get();
  if (!Array.isArray(array)) {
    const message = `The path '${head.join('.')}' must exist in the document in order to apply array updates.`;
    throw badValue(message);
  }
  const name = named[1] ?? '';
  if (name === '') return array.map((_, i) => String(i));
  const matches = context.arrayFilters.get(name);
  if (!matches) throw badValue(`No array filter found for identifier '${name}' in path '${path}'`);
  return array.flatMap((element, i) => (matches({ [name]: element }) ? [String(i)] : []));
}

/**
 * Returns the index of the element that the filter matched; with several conditions on the array, of one that matches
 * all.
 */
function matchedPosition(doc: Doc, head: string[], filter: Doc): number {
  const array = locate(doc, head, false)?.get();
  const tests = conditionsOn(head.join('.'), filter);
  if (!Array.isArray(array) || tests.length === 0) {
    throw badValue('The positional operator did not find the match needed from the query.');
  }
  const all = array.findIndex((element) => tests.every((test) => test(element)));
  const position = all >= 0 ? all : array.findIndex((element) => tests.some((test) => test(element)));
  if (position >= 0) return position;
  throw badValue('The positional operator did not find the match needed from the query.');
}

function conditionsOn(path: string, filter: Doc): ((element: unknown) => boolean)[] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if ((key === '$and' || key === '$or') && Array.isArray(condition)) {
      return condition.filter(isDoc).flatMap((part) => conditionsOn(path, part));
    }
    if (key === path) return [elementTest(condition)];
    if (!key.startsWith(`${path}.`)) return [];
    const matches = compileMatcher({ [key.slice(path.length + 1)]: condition });
    return [(element: unknown) => isDoc(element) && matches(element)];
  });
}

function elementTest(condition: unknown): (element: unknown) => boolean {
  if (isDoc(condition) && isDoc(condition.$elemMatch)) {
    const inner = condition.$elemMatch;
    if (Object.keys(inner)[0]?.startsWith('$')) return matchesValue(inner);
    const matches = compileMatcher(inner);
    return (element) => isDoc(element) && matches(element);
  }
  return matchesValue(condition);
}
