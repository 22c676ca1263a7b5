import { EJSON, ObjectId } from 'bson';
import { type Doc, isDoc } from '../bson.ts';
import { CommandError } from '../errors.ts';
import type { Index } from './index-spec.ts';

function show(value: unknown): string {
  if (value === null || typeof value !== 'object') {
    return typeof value === 'string' ? JSON.stringify(value) : String(value ?? null);
  }
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[ ${value.map(show).join(', ')} ]`;
  if (isDoc(value)) return showDoc(value);
  return EJSON.stringify(value);
}

const showDoc = (doc: Doc) =>
  `{ ${Object.entries(doc)
    .map(([key, value]) => `${key}: ${show(value)}`)
    .join(', ')} }`;

const plain = (value: unknown) => (value === undefined || typeof value === 'symbol' ? null : value);

/** Creates MongoDB's error for a key that a unique index holds already. */
export function duplicateKey(namespace: string, index: Index, values: unknown[]): CommandError {
  const keyValue = Object.fromEntries(index.paths.map((path, i) => [path, plain(values[i])]));
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${showDoc(keyValue)}`;
  return new CommandError(11000, 'DuplicateKey', message, { keyPattern: index.spec.key, keyValue });
}
