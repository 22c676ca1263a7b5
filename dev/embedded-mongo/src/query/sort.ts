import { type Doc, isDoc } from '../bson.ts';
import { badValue } from '../errors.ts';
import { type Collation, collatorOf, fold } from '../index/collation.ts';
import { encodeValue, inverted } from '../index/key-encoding.ts';
import { valuesAt } from '../index/key-extraction.ts';
import type { SortField } from '../index/planner.ts';

/** Returns the fields of a sort with their directions. */
export function parseSort(sort: Doc | undefined): SortField[] {
  return Object.entries(sort ?? {}).map(([path, order]) => {
    if (isDoc(order)) throw badValue('$meta sort is not supported by the embedded store');
    const direction = Number(order);
    if (direction !== 1 && direction !== -1) {
      throw badValue(`$sort key ordering must be 1 (for ascending) or -1 (for descending)`);
    }
    return { path, descending: direction < 0 };
  });
}

type Part = { bytes: Buffer; value: unknown };

/** The smallest element of an array counts in ascending order, the largest in descending order. */
function partOf(doc: Doc, { path, descending }: SortField, collation?: Collation): Part {
  const parts = valuesAt(doc, path).map((value) => ({ bytes: encodeValue(fold(value, collation)), value }));
  return parts.reduce((best, part) => {
    const order = Buffer.compare(part.bytes, best.bytes);
    return (descending ? order > 0 : order < 0) ? part : best;
  });
}

/** Sorts documents by the encoded keys of indexes. */
export function sortDocuments<T>(items: T[], docOf: (item: T) => Doc, sort: SortField[], collation?: Collation): T[] {
  if (collation) return sortCollated(items, docOf, sort, collation);
  const keyed = items.map((item) => {
    const doc = docOf(item);
    const parts = sort.map((field) => {
      const { bytes } = partOf(doc, field);
      return field.descending ? inverted(bytes) : bytes;
    });
    return { item, key: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts) };
  });
  keyed.sort((a, b) => Buffer.compare(a.key, b.key));
  return keyed.map(({ item }) => item);
}

function sortCollated<T>(items: T[], docOf: (item: T) => Doc, sort: SortField[], collation: Collation): T[] {
  const collator = collatorOf(collation);
  const keyed = items.map((item) => ({
    item,
    parts: sort.map((field) => partOf(docOf(item), field, collation)),
  }));
  const compare = (a: Part | undefined, b: Part | undefined) => {
    if (typeof a?.value === 'string' && typeof b?.value === 'string') return collator.compare(a.value, b.value);
    return a && b ? Buffer.compare(a.bytes, b.bytes) : 0;
  };
  keyed.sort((a, b) => {
    for (const [i, { descending }] of sort.entries()) {
      const order = compare(a.parts[i], b.parts[i]);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}
