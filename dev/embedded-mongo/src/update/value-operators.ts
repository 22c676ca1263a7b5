import { Decimal128, Double, Int32, Long, Timestamp } from 'bson';
import { isDoc, typeName } from '../bson.ts';
import { badValue, typeMismatch } from '../errors.ts';
import { encodeValue } from '../index/key-encoding.ts';
import type { Location } from './location.ts';

function numeric(value: unknown): number | bigint | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Long) return value.toBigInt();
  if (value instanceof Int32 || value instanceof Double) return value.valueOf();
  if (value instanceof Decimal128) return Number(value.toString());
  return undefined;
}

/** Exact for 64-bit integers, as long as both operands are integers. */
function arithmetic(operator: '$inc' | '$mul', a: number | bigint, b: number | bigint): unknown {
  const areIntegers = [a, b].every((n) => typeof n === 'bigint' || Number.isSafeInteger(n));
  if ((typeof a === 'bigint' || typeof b === 'bigint') && areIntegers) {
    return Long.fromBigInt(operator === '$inc' ? BigInt(a) + BigInt(b) : BigInt(a) * BigInt(b));
  }
  return operator === '$inc' ? Number(a) + Number(b) : Number(a) * Number(b);
}

/** Applies `$inc` or `$mul` to a field. */
export function calculate(operator: '$inc' | '$mul', place: Location, by: unknown, path: string): void {
  const amount = numeric(by);
  if (amount === undefined) {
    const verb = operator === '$inc' ? 'increment' : 'multiply';
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${JSON.stringify(by)}}`);
  }
  const current = place.get();
  if (current === undefined) {
    place.set(operator === '$inc' ? by : 0);
    return;
  }
  const number = numeric(current);
  if (number === undefined) {
    const message = `Cannot apply ${operator} to a value of non-numeric type. The field '${path}' has non-numeric type ${typeName(current)}`;
    throw typeMismatch(message);
  }
  place.set(arithmetic(operator, number, amount));
}

/** Applies `$max` or `$min` to a field, by the sign. */
export function keepExtreme(place: Location, value: unknown, sign: 1 | -1): void {
  const current = place.get();
  const order = current === undefined ? sign : Buffer.compare(encodeValue(value), encodeValue(current));
  if (order * sign > 0) place.set(value);
}

/** Applies `$currentDate` to a field. */
export function currentDate(place: Location, spec: unknown, now: Date): void {
  const type = isDoc(spec) ? spec.$type : 'date';
  if (type === 'date') place.set(now);
  else if (type === 'timestamp') place.set(new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
  else throw badValue(`The '$type' string field is required to be 'date' or 'timestamp'`);
}

/** Applies `$bit` to a field. */
export function bitwise(place: Location, spec: unknown): void {
  let value = Number(place.get() ?? 0);
  for (const [name, operand] of Object.entries(isDoc(spec) ? spec : {})) {
    const bits = Number(operand);
    if (name === 'and') value &= bits;
    else if (name === 'or') value |= bits;
    else if (name === 'xor') value ^= bits;
    else throw badValue(`The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`);
  }
  place.set(value);
}
