import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Decimal128,
  Double,
  EJSON,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import type { Doc } from '../bson.ts';

/** First byte of an encoded value: its type. The bytes have the order in which MongoDB sorts types. */
export const TAG = {
  minKey: 0x01,
  undefined: 0x08,
  null: 0x0a,
  number: 0x10,
  string: 0x20,
  object: 0x30,
  array: 0x38,
  binary: 0x40,
  objectId: 0x48,
  boolean: 0x50,
  date: 0x58,
  timestamp: 0x60,
  regex: 0x68,
  other: 0x70,
  maxKey: 0xf0,
} as const;

/** Represents an empty array, which MongoDB indexes as `undefined`, before null. */
export const EMPTY_ARRAY = Symbol('empty array');

/**
 * Encodes a value so that the order of the bytes is MongoDB's order of values, across types. No encoding is a prefix of
 * another, so that the fields of a compound key can be concatenated.
 */
export function encodeValue(value: unknown): Buffer {
  switch (typeof value) {
    case 'string':
      return encodeString(value);
    case 'number':
      return encodeNumber(value, 0);
    case 'boolean':
      return Buffer.from([TAG.boolean, value ? 1 : 0]);
    case 'bigint':
      return encodeLong(value);
    case 'object':
      return value === null ? Buffer.from([TAG.null]) : encodeObject(value);
    default:
      return Buffer.from([value === EMPTY_ARRAY ? TAG.undefined : TAG.null]);
  }
}

function encodeObject(value: object): Buffer {
  if (value instanceof ObjectId) return tagged(TAG.objectId, value.id);
  if (value instanceof Date) return tagged(TAG.date, sortableDouble(value.getTime()));
  if (Array.isArray(value)) return encodeList(TAG.array, value);
  if (value instanceof Timestamp) return encodeTimestamp(value);
  if (value instanceof Long) return encodeLong(value.toBigInt());
  if (value instanceof Int32 || value instanceof Double) return encodeNumber(value.valueOf(), 0);
  if (value instanceof Decimal128) return encodeNumber(Number(value.toString()), 0);
  if (value instanceof Binary) return encodeBinary(value);
  if (value instanceof RegExp) return encodeText(TAG.regex, `${value.source}\0${value.flags}`);
  if (value instanceof BSONRegExp) return encodeText(TAG.regex, `${value.pattern}\0${value.options}`);
  if (value instanceof BSONSymbol) return encodeString(value.value);
  if (value instanceof MinKey) return Buffer.from([TAG.minKey]);
  if (value instanceof MaxKey) return Buffer.from([TAG.maxKey]);
  if ('_bsontype' in value) return encodeText(TAG.other, EJSON.stringify(value));
  return encodeDoc({ ...value });
}

function tagged(tag: number, bytes: Uint8Array): Buffer {
  const out = Buffer.allocUnsafe(bytes.length + 1);
  out[0] = tag;
  out.set(bytes, 1);
  return out;
}

const encodeString = (value: string) => encodeText(TAG.string, value);

/** UTF-8 with 0x00 written as 0x00 0xFF, ended by 0x00 0x00. */
function encodeText(tag: number, value: string): Buffer {
  const escaped = escapeText(value);
  const out = Buffer.allocUnsafe(escaped.length + 3);
  out[0] = tag;
  out.set(escaped, 1);
  out[out.length - 2] = 0;
  out[out.length - 1] = 0;
  return out;
}

/** Returns the bytes of a text with each zero escaped, because a zero ends a text. */
export function escapeText(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  if (!bytes.includes(0)) return bytes;
  return Buffer.from([...bytes].flatMap((byte) => (byte === 0 ? [0, 0xff] : [byte])));
}

/** IEEE 754 with the sign bit inverted (all bits below zero), so that unsigned byte order is numeric order. */
function sortableDouble(value: number): Buffer {
  const out = Buffer.alloc(8);
  if (Number.isNaN(value)) return out;
  out.writeDoubleBE(value === 0 ? 0 : value);
  if ((out[0] ?? 0) & 0x80) for (let i = 0; i < 8; i++) out[i] = ~(out[i] ?? 0);
  else out[0] = (out[0] ?? 0) | 0x80;
  return out;
}

/** The nearest double, followed by the difference of a 64-bit integer (at most 512). */
function encodeNumber(value: number, remainder: number): Buffer {
  const out = Buffer.allocUnsafe(11);
  out[0] = TAG.number;
  out.set(sortableDouble(value), 1);
  out.writeUInt16BE(0x8000 + remainder, 9);
  return out;
}

function encodeLong(value: bigint): Buffer {
  const nearest = Number(value);
  return encodeNumber(nearest, Number(value - BigInt(nearest)));
}

function encodeTimestamp(value: Timestamp): Buffer {
  const out = Buffer.allocUnsafe(9);
  out[0] = TAG.timestamp;
  out.writeUInt32BE(value.getHighBitsUnsigned(), 1);
  out.writeUInt32BE(value.getLowBitsUnsigned(), 5);
  return out;
}

/** Binaries sort by length, then subtype, then bytes. */
function encodeBinary(value: Binary): Buffer {
  const head = Buffer.allocUnsafe(6);
  head[0] = TAG.binary;
  head.writeUInt32BE(value.length(), 1);
  head[5] = value.sub_type;
  return Buffer.concat([head, value.value()]);
}

function encodeList(tag: number, values: readonly unknown[]): Buffer {
  return Buffer.concat([Buffer.from([tag]), ...values.map(encodeValue), Buffer.from([0])]);
}

/** Encodes each field of a document: the type of its value, its name, its value. */
function encodeDoc(doc: Doc): Buffer {
  const parts: Uint8Array[] = [Buffer.from([TAG.object])];
  for (const [name, value] of Object.entries(doc)) {
    const bytes = encodeValue(value);
    parts.push(bytes.subarray(0, 1), escapeText(name), Buffer.from([0, 0]), bytes);
  }
  parts.push(Buffer.from([0]));
  return Buffer.concat(parts);
}

/** Returns the bytes in descending order, for the descending fields of a key. */
export function inverted(bytes: Uint8Array): Buffer {
  const out = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) out[i] = ~(bytes[i] ?? 0);
  return out;
}

/** Returns the first byte string after everything with this prefix. */
export function successor(prefix: Uint8Array): Buffer {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end -= 1;
  if (end === 0) return Buffer.alloc(64, 0xff);
  const out = Buffer.from(prefix.subarray(0, end));
  out[end - 1] = (out[end - 1] ?? 0) + 1;
  return out;
}
