import { z } from 'zod';
import { ERROR_CODES } from './error-codes.ts';
import type { Role } from './roles.ts';

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
  /** Beside a token, one of these roles by a log-in with a second factor (403 without); its answers are not kept. */
  roles?: readonly Role[];
  params?: z.ZodObject;
  /** Path parameters that are secrets, such as the token of a mailed link: logs, spans and metrics hold the path without them. */
  secretParams?: readonly string[];
  /** A valid value of each path parameter that is neither an id nor among `SAMPLES` (`samples.ts`), for checks that make every call. */
  samples?: Readonly<Record<string, string>>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What a multipart body has instead, by field. */
  form?: Readonly<Record<string, string>>;
  /** Status of success and the schema of its body (`z.undefined()` for none); its media types where it is no JSON, `body` is its text then. */
  success: { status: number; body: z.ZodType; types?: readonly string[] };
  /** Statuses of failure that are this call's own, each with when it happens; `answers.ts` has what every call may answer. */
  failures?: Readonly<Record<number, string>>;
  rateLimit?: RateLimit;
  /** What bounds it instead, where a stranger writes with it. */
  limitedBy?: string;
  /**
   * `stream`: answered as long as somebody listens. `upload`: brings up to 30 MB; `bulk`: up to 120 MB. What the gateway allows others is too
   * little for them.
   */
  transfer?: 'stream' | 'upload' | 'bulk';
  /** The tags of what its answer shows, by its parsed input (`defineCall`). */
  shows?(input: { params: object; query: object }): readonly string[];
};

/**
 * Declares a call; keeps the precise schema types for inference.
 * @param shows of a public GET call: the tags of what its answer shows. An event that changes one of them (`defineEvent`) puts every kept answer
 *   out of date; without it nothing made of the answer is kept for long
 */
export function defineCall<const C extends Call>(
  call: C,
  shows?: (input: Pick<CallInput<C>, 'params' | 'query'>) => readonly string[],
): C & Pick<Call, 'shows'> {
  // Bound to the input that this call's own schemas give.
  return shows ? { ...call, shows: shows as Call['shows'] } : call;
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
