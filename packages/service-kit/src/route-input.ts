import type { Call, CallInput } from '@ethereal/contracts/call';
import type { Request } from 'express';
import { z } from 'zod';
import { invalid, notFound, unsupported } from './errors.ts';

const wordMissing: z.core.$ZodErrorMap = (issue) => (issue.input === undefined ? 'This field is required.' : undefined);

/** One message per field, nested fields with dots; the first fault of a field counts. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
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

/** An object schema that says nothing about unknown fields refuses them. */
function strict(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject && schema.def.catchall === undefined ? schema.strict() : schema;
}

function parseQuery(schema: z.ZodType, query: unknown): unknown {
  const names = Object.keys(query ?? {});
  const operators = names.filter((name) => /[[\]$]/.test(name));
  if (operators.length > 0) {
    refuse(Object.fromEntries(operators.map((name) => [name, 'This field is not known.'])));
  }
  const result = schema.safeParse(query, { error: wordMissing });
  return result.success ? result.data : refuse(fieldErrors(result.error));
}

function parseBody(schema: z.ZodType, { body, headers }: Request): unknown {
  const result = schema.safeParse(body ?? {}, { error: wordMissing });
  if (!result.success) return refuse(fieldErrors(result.error));
  // Where every field is optional, a body that nobody could read would pass for none.
  if (body === undefined && hasBody(headers)) throw unsupported();
  return result.data;
}

const hasBody = (headers: Request['headers'] = {}): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Makes the parser of a call's input. Faults: in the path 404, in the query or body 400 with a message per field. */
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
    // The schemas above are those that CallInput<C> is inferred from.
    return input as CallInput<C>;
  };
}
