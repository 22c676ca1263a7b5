import { z } from 'zod';
import { ERROR_CODES } from './error-codes.ts';

/** The areas of the back end, by the names that operators and teams use. */
export type ServiceName = `svc-${string}`;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A limit on how often a call may be made: `max` calls per `windowSeconds`, per caller's address. */
export type RateLimit = { windowSeconds: number; max: number };

/**
 * One HTTP call across a boundary: what goes in, what comes out, who answers it.
 * Services register their routes from it, front-ends infer their types from it, the API reference is made of it.
 */
export type Call = {
  /** Stable camelCase name; the `operationId` of the API reference. */
  id: string;
  service: ServiceName;
  method: HttpMethod;
  /** As the browser sees it, with `{name}` parameters: `/api/categories/{category}/{id}`. */
  path: string;
  summary: string;
  /** Whether a valid bearer token is required (401 without one). */
  auth: boolean;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Status of success and the schema of its body (`z.undefined()` for none). */
  success: { status: number; body: z.ZodType };
  /** Statuses of failure that a caller must expect, each with when it happens. */
  failures?: Readonly<Record<number, string>>;
  rateLimit?: RateLimit;
  /**
   * `stream`: answered as long as somebody listens. `upload`: brings up to 30 MB; `bulk`: up to 120 MB. What the gateway allows others is too
   * little for them.
   */
  transfer?: 'stream' | 'upload' | 'bulk';
};

/** Declares a call; keeps the precise schema types for inference. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Schema<T> = T extends z.ZodType ? T : never;

/** What the server gets after parsing: `CallInput<typeof addToCart>['body']`. */
export type CallInput<C extends Call> = {
  params: C['params'] extends z.ZodType ? z.output<Schema<C['params']>> : Record<never, never>;
  query: C['query'] extends z.ZodType ? z.output<Schema<C['query']>> : Record<never, never>;
  body: C['body'] extends z.ZodType ? z.output<Schema<C['body']>> : undefined;
};

/** What a caller sends, before defaults are filled in. */
export type CallRequest<C extends Call> = (C['params'] extends z.ZodType
  ? { params: z.input<Schema<C['params']>> }
  : { params?: undefined }) &
  (C['query'] extends z.ZodType ? { query?: z.input<Schema<C['query']>> } : { query?: undefined }) &
  (C['body'] extends z.ZodType ? { body: z.input<Schema<C['body']>> } : { body?: undefined });

/** The body of a successful answer. */
export type CallAnswer<C extends Call> = z.output<C['success']['body']>;

/** Every error body there is, as callers read it: of a later version, too. `errors` holds one message per field. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  requestId: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** The same as this version answers it: with a code of the vocabulary. */
export const answeredError = errorBody.extend({ code: z.enum(ERROR_CODES) });
export type ErrorBody = z.output<typeof answeredError>;

/** `{ message }`, the answer of calls that only report. */
export const messageBody = z.object({ message: z.string() });
