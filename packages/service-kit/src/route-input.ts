import type { Call, CallInput } from '@ethereal/contracts/call';
import type { Request } from 'express';
import { z } from 'zod';
import { invalid, notFound, unsupported } from './errors.ts';

const requiredMessage: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? 'This field is required.' : undefined;

/** Returns one message per field, nested fields with dots; the first fault of a field counts. */
function fieldErrors(error: z.ZodError): Record<string, string> {
  // The object has no prototype, because a field may be named like a method of every object.
  const errors: Record<string, string> = Object.create(null);
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= 'This field is not known.';
    } else {
      errors[issue.path.join('.') || 'body'] ??= issue.message;
    }
  }
  return errors;
}

function refuse(errors: Record<string, string>): never {
  const messages = Object.values(errors);
  const only = messages.length === 1 ? messages[0] : undefined;
  throw invalid(only ?? 'Some fields are not valid.', { errors });
}

/** Makes an object schema without a rule for unknown fields reject them. */
function strict(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject && schema.def.catchall === undefined ? schema.strict() : schema;
}

function parseQuery(schema: z.ZodType, query: unknown): unknown {
  const names = Object.keys(query ?? {});
  const operators = names.filter((name) => /[[\]$]/.test(name));
  if (operators.length > 0) {
    refuse(Object.fromEntries(operators.map((name) => [name, 'This field is not known.'])));
  }
  const result = schema.safeParse(query, { error: requiredMessage });
  return result.success ? result.data : refuse(fieldErrors(result.error));
}

function parseBody(schema: z.ZodType, { body, headers }: Request): unknown {
  const result = schema.safeParse(body ?? {}, { error: requiredMessage });
  if (!result.success) return refuse(fieldErrors(result.error));
  // When every field is optional, a body in an unsupported format would otherwise count as no body.
  if (body === undefined && hasBody(headers)) throw unsupported();
  return result.data;
}

const hasBody = (headers: Request['headers'] = {}): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Creates the parser of a call's input. Faults in the path are 404; faults in the query or body are 400 with a message
 * per field.
 */
export function inputParser<C extends Call>(call: C): (request: Request) => CallInput<C> {
  const { params, query } = call;
  const body = call.body && strict(call.body);
  return (request) => {
    const parsedParams = params?.safeParse(request.params);
    if (parsedParams && !parsedParams.success) throw notFound();
    const input = {
      params: parsedParams?.data ?? {},
      query: query ? parseQuery(query, request.query) : {},
      body: body && parseBody(body, request),
    };
    // The cast is sound: CallInput<C> is inferred from the schemas above.
    return input as CallInput<C>;
  };
}
