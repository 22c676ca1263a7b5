import { type Doc, isDoc, typeName } from '../bson.ts';
import { badValue, pathNotViable } from '../errors.ts';

/** Maximum number of elements by which an update extends an array with nulls, as in MongoDB. */
const MAX_PADDING = 1_500_000;

/** Place of a value: in a document by name or in an array by index. */
export type Location = { get(): unknown; set(value: unknown): void; remove(): void };

function inDoc(doc: Doc, name: string): Location {
  return {
    get: () => (Object.hasOwn(doc, name) ? doc[name] : undefined),
    set: (value) => {
      doc[name] = value;
    },
    remove: () => {
      delete doc[name];
    },
  };
}

function inArray(array: unknown[], index: number): Location {
  return {
    get: () => array[index],
    set: (value) => {
      if (index - array.length > MAX_PADDING) throw badValue("can't backfill more than 1500000 elements");
      while (array.length < index) array.push(null);
      array[index] = value;
    },
    // An array keeps its length: the element becomes null.
    remove: () => {
      if (index < array.length) array[index] = null;
    },
  };
}

function step(container: unknown, name: string, create: boolean, parts: string[]): Location | undefined {
  if (isDoc(container)) return inDoc(container, name);
  if (Array.isArray(container) && /^\d+$/.test(name)) return inArray(container, Number(name));
  if (!create) return undefined;
  throw pathNotViable(
    `Cannot create field '${name}' in element {${parts.join('.')}: ${typeName(container)}} of type ${typeName(container)}`,
  );
}

/** Follows a path to its end; with `create` it creates missing documents on the way. */
export function locate(doc: Doc, parts: string[], create: boolean): Location | undefined {
  let container: unknown = doc;
  for (const [i, name] of parts.entries()) {
    const place = step(container, name, create, parts.slice(0, i));
    if (!place || i === parts.length - 1) return place;
    let next = place.get();
    if (next === undefined) {
      if (!create) return undefined;
      next = {};
      place.set(next);
    }
    container = next;
  }
  return undefined;
}
