import { deserialize, ObjectId, serialize } from 'bson';
import { typeMismatch } from './errors.ts';

export type Doc = Record<string, unknown>;

/** Maximum size of a document in MongoDB, in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Decodes a BSON document. */
export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, { promoteBuffers: false });

/** Returns a copy, because the serializer reuses its buffer. */
export const encode = (doc: Doc): Uint8Array => serialize(doc, { ignoreUndefined: true });

/** Whether a value is a document, and no array, date or BSON type. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** Returns a command's field as a document. @throws CommandError for another type */
export function docOf(value: unknown, field: string): Doc {
  if (isDoc(value)) return value;
  throw typeMismatch(`BSON field '${field}' is the wrong type '${typeName(value)}', expected type 'object'`);
}

/** Returns a command's field as a document, or undefined without it. @throws CommandError for another type */
export function optionalDoc(value: unknown, field: string): Doc | undefined {
  return value === undefined || value === null ? undefined : docOf(value, field);
}

/** Returns a command's field as a list of documents. @throws CommandError for another type */
export function docsOf(value: unknown, field: string): Doc[] {
  if (Array.isArray(value)) return value.map((entry) => docOf(entry, field));
  throw typeMismatch(`BSON field '${field}' is the wrong type '${typeName(value)}', expected type 'array'`);
}

/** Returns a command's field as a string. @throws CommandError for another type */
export function stringOf(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  throw typeMismatch(`BSON field '${field}' is the wrong type '${typeName(value)}', expected type 'string'`);
}

/** Converts Int32, Double or Long to a plain number, which the rest of the store uses. */
export function numberOf(value: unknown, field: string, fallback: number): number {
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'number' ? value : Number(value);
  if (Number.isNaN(number)) {
    throw typeMismatch(`BSON field '${field}' is the wrong type '${typeName(value)}', expected a number`);
  }
  return number;
}

const TYPE_NAMES: Record<string, string> = {
  ObjectId: 'objectId',
  Date: 'date',
  RegExp: 'regex',
  BSONRegExp: 'regex',
  Binary: 'binData',
  UUID: 'binData',
  Long: 'long',
  Int32: 'int',
  Double: 'double',
  Decimal128: 'decimal',
  Timestamp: 'timestamp',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
  Code: 'javascript',
};

/** Returns the type's name as MongoDB writes it in messages and accepts it in `$type`. */
export function typeName(value: unknown): string {
  if (value === undefined || typeof value === 'symbol') return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') {
    return Number.isInteger(value) && Math.abs(value) <= 0x7fffffff ? 'int' : 'double';
  }
  if (typeof value === 'bigint') return 'long';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'string';
  return TYPE_NAMES[value.constructor?.name ?? ''] ?? 'object';
}

/** Returns a deep copy of documents and lists. */
export function cloneValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneValue);
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const key of Object.keys(value)) copy[key] = cloneValue(value[key]);
  return copy;
}

/**
 * Puts `_id` first, as MongoDB stores it, and creates it when missing. `same` states whether the original bytes are
 * still valid.
 */
export function withIdFirst(doc: Doc): { doc: Doc; same: boolean } {
  if (doc._id !== undefined && Object.keys(doc)[0] === '_id') return { doc, same: true };
  const { _id = new ObjectId(), ...rest } = doc;
  return { doc: { _id, ...rest }, same: false };
}
