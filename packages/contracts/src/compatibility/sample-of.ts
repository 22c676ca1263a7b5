import type { JsonSchema } from './snapshot.ts';

/** Candidate values for a string with a pattern or format. */
const TEXTS = [
  'Sample',
  'a'.repeat(24),
  '2026-01-01T12:00:00.000Z',
  '/ethereal',
  'sample',
  'SAMPLE',
  '#aabbcc',
  '2026-01-01',
];

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

function textOf({ pattern, format, minLength, maxLength }: JsonSchema): string {
  // Input: our own schemas.
  const expression = typeof pattern === 'string' ? new RegExp(pattern) : undefined;
  const [min, max] = [Number(minLength ?? 0), Number(maxLength ?? Number.POSITIVE_INFINITY)];
  const candidates =
    format === 'date-time' ? TEXTS.slice(2, 3) : TEXTS.map((text) => text.padEnd(min, 'x').slice(0, max));
  const found = candidates.find((text) => !expression || expression.test(text));
  if (found === undefined) throw new Error(`No sample text matches ${pattern}; add one to TEXTS.`);
  return found;
}

function objectOf(schema: JsonSchema, isFull: boolean): Record<string, unknown> {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  return Object.fromEntries(
    properties.flatMap(([name, value]) =>
      isSchema(value) && (isFull || required.includes(name)) ? [[name, sampleOf(value, isFull)]] : [],
    ),
  );
}

/**
 * Returns a value that a JSON schema accepts: with `isFull` every optional field and one element in each list,
 * otherwise the smallest such value.
 * @throws Error for a pattern that no candidate value matches
 */
export function sampleOf(schema: JsonSchema, isFull: boolean): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const options = schemasIn(schema.anyOf ?? schema.oneOf);
  const option = isFull ? options.at(0) : options.at(-1);
  if (option) return sampleOf(option, isFull);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, isFull);
    case 'array':
      return (isFull || Number(schema.minItems ?? 0) > 0) && isSchema(schema.items)
        ? [sampleOf(schema.items, isFull)]
        : [];
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 1), Number(schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
