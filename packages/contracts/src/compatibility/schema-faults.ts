import type { JsonSchema } from './snapshot.ts';

/** Side that still uses the released version: senders of requests, or readers of answers and events. */
export type Side = 'request' | 'answer';

const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const SAME = ['pattern', 'format', 'multipleOf', 'contentEncoding'];

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): Record<string, JsonSchema> =>
  isSchema(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, schema]) => (isSchema(schema) ? [[key, schema]] : [])))
    : {};
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isAnything = (schema: JsonSchema) => Object.keys(schema).every((key) => key === 'description');

/** Returns a schema as the list of its alternatives, each with one type. */
function variantsOf(schema: JsonSchema): JsonSchema[] {
  const choices = [schema.anyOf, schema.oneOf].flatMap(listIn).filter(isSchema);
  if (choices.length > 0) return choices.flatMap(variantsOf);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

/**
 * Returns the reasons why a reader of the schema `read` may reject values of the schema `sent`, each with its place;
 * empty when it accepts all of them. A field that only one of the two schemas has counts as removed from the side that
 * has not changed.
 */
export function schemaFaults(sent: JsonSchema, read: JsonSchema, side: Side, at = ''): string[] {
  if (isAnything(read)) return [];
  if (isAnything(sent)) return [`${at}: was anything, is narrower now`];
  const readers = variantsOf(read);
  const only = readers[0];
  return variantsOf(sent).flatMap((variant) => {
    if (readers.some((reader) => variantFaults(variant, reader, side, at).length === 0)) return [];
    const alike = readers.filter((reader) => reader.type === variant.type);
    const nearest = alike.length === 1 ? alike[0] : readers.length === 1 ? only : undefined;
    if (nearest) return variantFaults(variant, nearest, side, at);
    return [`${at}: ${nameOf(variant)} is not understood`];
  });
}

const nameOf = ({ type, enum: values, const: value }: JsonSchema) =>
  value !== undefined ? JSON.stringify(value) : values ? JSON.stringify(values) : String(type ?? 'a value');

function variantFaults(sent: JsonSchema, read: JsonSchema, side: Side, at: string): string[] {
  if (isAnything(read)) return [];
  const isInteger = sent.type === 'integer' && read.type === 'number';
  if (read.type !== undefined && sent.type !== read.type && !isInteger) {
    return [`${at}: ${nameOf(sent)} where ${nameOf(read)} is understood`];
  }
  return [
    ...valueFaults(sent, read, at),
    ...limitFaults(sent, read, at),
    ...(read.type === 'object' ? objectFaults(sent, read, side, at) : []),
    ...itemFaults(sent, read, side, at),
  ];
}

const valuesOf = ({ const: value, enum: values }: JsonSchema): unknown[] | undefined =>
  value !== undefined ? [value] : Array.isArray(values) ? values : undefined;

function valueFaults(sent: JsonSchema, read: JsonSchema, at: string): string[] {
  const known = valuesOf(read);
  if (!known) return [];
  const unknown = valuesOf(sent)?.filter((value) => !known.some((candidate) => same(candidate, value)));
  if (!unknown) return [`${at}: any ${nameOf(sent)} where only ${JSON.stringify(known)} is understood`];
  return unknown.map((value) => `${at}: ${JSON.stringify(value)} is not understood`);
}

function limitFaults(sent: JsonSchema, read: JsonSchema, at: string): string[] {
  const beyond = (key: string, isBeyond: (sent: number, read: number) => boolean) => {
    const [sentPart, readPart] = [sent[key], read[key]];
    if (typeof readPart !== 'number') return [];
    return typeof sentPart === 'number' && !isBeyond(sentPart, readPart)
      ? []
      : [`${at}: ${key} ${sentPart ?? 'none'} where ${readPart} is understood`];
  };
  const parts = (schema: JsonSchema) => listIn(schema.allOf).map((part) => JSON.stringify(part));
  return [
    ...UPPER_BOUNDS.flatMap((key) => beyond(key, (sentPart, readPart) => sentPart > readPart)),
    ...LOWER_BOUNDS.flatMap((key) => beyond(key, (sentPart, readPart) => sentPart < readPart)),
    ...SAME.filter((key) => read[key] !== undefined && !same(sent[key], read[key])).map(
      (key) => `${at}: ${key} ${JSON.stringify(sent[key])} where ${JSON.stringify(read[key])} is understood`,
    ),
    ...parts(read)
      .filter((part) => !parts(sent).includes(part))
      .map((part) => `${at}: must also be ${part}`),
  ];
}

function objectFaults(sent: JsonSchema, read: JsonSchema, side: Side, at: string): string[] {
  const [sentPart, readPart] = [schemasIn(sent.properties), schemasIn(read.properties)];
  const [given, needed] = [listIn(sent.required), listIn(read.required)];
  const path = (name: string) => (at ? `${at}.${name}` : name);
  const lost = side === 'request' ? 'is no longer taken' : 'is new to a reader that takes no unknown field';
  return [
    ...Object.entries(readPart).flatMap(([name, schema]) => {
      const sentField = sentPart[name];
      const isMissing = needed.includes(name) && !given.includes(name);
      if (!sentField && side === 'answer') return [`${path(name)}: is no longer there`];
      if (isMissing) return [`${path(name)}: ${side === 'request' ? 'is required now' : 'may be missing now'}`];
      return sentField ? schemaFaults(sentField, schema, side, path(name)) : [];
    }),
    ...Object.keys(sentPart)
      .filter((name) => !readPart[name] && !isSchema(read.additionalProperties))
      .filter(() => side === 'request' || read.additionalProperties === false)
      .map((name) => `${path(name)}: ${lost}`),
    ...(isSchema(read.additionalProperties) && isSchema(sent.additionalProperties)
      ? schemaFaults(sent.additionalProperties, read.additionalProperties, side, path('*'))
      : []),
  ];
}

function itemFaults(sent: JsonSchema, read: JsonSchema, side: Side, at: string): string[] {
  if (!isSchema(read.items)) return [];
  return schemaFaults(isSchema(sent.items) ? sent.items : {}, read.items, side, `${at}[]`);
}
