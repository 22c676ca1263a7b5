import { z } from 'zod';
import { type Call, errorBody } from '../call.ts';
import { calls } from '../calls.ts';
import { EVENTS } from '../events.ts';

const jsonSchema = z.record(z.string(), z.unknown());
export type JsonSchema = z.output<typeof jsonSchema>;

const callSnapshot = z.object({
  service: z.string(),
  method: z.string(),
  path: z.string(),
  auth: z.boolean(),
  roles: z.array(z.string()).optional(),
  status: z.number(),
  params: jsonSchema.optional(),
  query: jsonSchema.optional(),
  body: jsonSchema.optional(),
  answer: jsonSchema,
});
export type CallSnapshot = z.output<typeof callSnapshot>;

/** Everything that crosses a boundary, as plain JSON. The file of a released version holds one snapshot. */
export const snapshotFile = z.object({
  version: z.string(),
  error: jsonSchema,
  calls: z.record(z.string(), callSnapshot),
  events: z.record(z.string(), jsonSchema),
});
export type Snapshot = z.output<typeof snapshotFile>;

/** Lists the fields of an object that its schema requires; a preprocessed field counts as optional otherwise. */
const listRequired: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodObject)) return;
  const fields = Object.entries<z.ZodType>(zodSchema.shape);
  const required = fields.flatMap(([name, field]) => (field.safeParse(undefined).success ? [] : [name]));
  if (required.length > 0) jsonSchema.required = required;
  else delete jsonSchema.required;
};

/**
 * Returns the JSON schema of the values that a reader accepts on the wire. A value that a transformation hides counts
 * as any value.
 */
export const wire = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: listRequired,
  });
  return json;
};

function snapshotOf(call: Call): CallSnapshot {
  const { service, method, path, auth, roles, params, query, body, success } = call;
  return {
    service,
    method,
    path,
    auth,
    status: success.status,
    ...(roles && { roles: [...roles] }),
    ...(params && { params: wire(params) }),
    ...(query && { query: wire(query) }),
    ...(body && { body: wire(body) }),
    answer: wire(success.body),
  };
}

/** Returns the contracts of this source tree. */
export function currentContracts(version: string): Snapshot {
  return {
    version,
    error: wire(errorBody),
    calls: Object.fromEntries(calls.map((call) => [call.id, snapshotOf(call)])),
    events: Object.fromEntries(Object.entries(EVENTS).map(([type, schema]) => [type, wire(schema)])),
  };
}
