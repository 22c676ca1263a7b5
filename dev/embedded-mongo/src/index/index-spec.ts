import { type Doc, docOf, isDoc, numberOf, optionalDoc, stringOf } from '../bson.ts';
import { CommandError } from '../errors.ts';
import { compileMatcher, type Matcher } from '../query/matcher.ts';
import { type Collation, parseCollation } from './collation.ts';

export type IndexField = { path: string; descending: boolean };

export type Index = {
  id: number;
  name: string;
  /** The specification as the client sent it, for `listIndexes`. */
  spec: Doc;
  fields: IndexField[];
  paths: string[];
  unique: boolean;
  sparse: boolean;
  partial?: { filter: Doc; matches: Matcher };
  collation?: Collation;
  expireAfterSeconds?: number;
  /** Fields under which some document has an array, and therefore several keys. */
  arrayFields: boolean[];
  /** Top-level fields that determine the keys; an update of other fields does not affect this index. */
  roots: Set<string>;
};

const SPECIAL = new Set(['text', 'hashed', '2d', '2dsphere', 'columnstore']);

function cannotCreate(message: string): CommandError {
  return new CommandError(67, 'CannotCreateIndex', message);
}

function fieldsOf(key: Doc): IndexField[] {
  const fields = Object.entries(key);
  if (fields.length === 0) throw cannotCreate('Index keys cannot be an empty object');
  return fields.map(([path, order]) => {
    if (typeof order === 'string' && SPECIAL.has(order)) {
      throw cannotCreate(`${order} indexes are not supported by the embedded store`);
    }
    if (path.startsWith('$') || path.includes('$**')) {
      throw cannotCreate(`the index key '${path}' is not supported by the embedded store`);
    }
    const direction = Number(order);
    if (!direction) {
      throw cannotCreate(`Values in v:2 index key pattern must be numbers other than 0: ${path}`);
    }
    return { path, descending: direction < 0 };
  });
}

/** Returns the name that MongoDB gives an index without one, such as `user_1_at_-1`. */
export const defaultIndexName = (key: Doc): string =>
  Object.entries(key)
    .map(([path, order]) => `${path}_${String(order)}`)
    .join('_');

/** Returns a client's specification in the form of `listIndexes`. */
export function normalizeSpec(given: Doc): Doc {
  const key = docOf(given.key, 'createIndexes.indexes.key');
  const { v: _v, background: _b, ns: _ns, key: _k, name, ...rest } = given;
  return { v: 2, key, name: name === undefined ? defaultIndexName(key) : stringOf(name, 'name'), ...rest };
}

/** Returns an index by its specification. `arrayFields` states for each field whether it has held an array. */
export function toIndex(id: number, spec: Doc, arrayFields: boolean[]): Index {
  const fields = fieldsOf(docOf(spec.key, 'key'));
  const filter = optionalDoc(spec.partialFilterExpression, 'partialFilterExpression');
  const expire = spec.expireAfterSeconds;
  if (expire !== undefined && fields.length > 1) {
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL');
  }
  return {
    id,
    name: stringOf(spec.name, 'name'),
    spec,
    fields,
    paths: fields.map((field) => field.path),
    unique: spec.unique === true || isIdKey(spec.key),
    sparse: spec.sparse === true,
    partial: filter && { filter, matches: compileMatcher(filter) },
    collation: parseCollation(optionalDoc(spec.collation, 'collation')),
    expireAfterSeconds: expire === undefined ? undefined : numberOf(expire, 'expireAfterSeconds', 0),
    arrayFields: fields.map((_, i) => arrayFields[i] === true),
    roots: new Set([...fields.map((field) => rootOf(field.path)), ...rootsOfFilter(filter ?? {})]),
  };
}

/** Whether the key of an index is `_id` alone. */
export const isIdKey = (key: unknown): boolean =>
  isDoc(key) && Object.keys(key).length === 1 && Object.keys(key)[0] === '_id';

/** Returns the first field of a path. */
export const rootOf = (path: string): string => {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
};

function rootsOfFilter(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [rootOf(key)];
    return Array.isArray(value) ? value.filter(isDoc).flatMap(rootsOfFilter) : [];
  });
}
