import { z } from 'zod';
import { ERROR_CODES } from './error-codes.ts';
import type { Role } from './roles.ts';

/** Areas of the back end, by the names that operators and teams use. */
export type ServiceName = `svc-${string}`;

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Limit on how often a call may be made: `max` calls per `windowSeconds` and caller's address. */
export type RateLimit = { windowSeconds: number; max: number };

/** Bound of a call with which people change their own things: its work is small, and the gateway counts it. */
export const AS_CHANGE = 'The gateway limits it per address, as calls that change something.';

/**
 * One HTTP call across a boundary: its input, its output and the service that answers it. Services register their
 * routes from it, front ends infer their types from it, and the API reference is generated from it.
 */
export type Call = {
  /** Stable camelCase name; the `operationId` of the API reference. */
  id: string;
  service: ServiceName;
  method: HttpMethod;
  /** Path as the browser sends it, with `{name}` parameters: `/api/categories/{category}/{id}`. */
  path: string;
  summary: string;
  /** Whether a valid bearer token is required (401 without one). */
  auth: boolean;
  /**
   * Roles of which the caller needs one, from a log-in with a second factor (403 without). Answers of such calls are
   * not cached.
   */
  roles?: readonly Role[];
  params?: z.ZodObject;
  /**
   * Path parameters that are secrets, such as the token of a mailed link. Logs, spans and metrics contain the path
   * without their values.
   */
  secretParams?: readonly string[];
  /**
   * A valid value of each path parameter that is neither an id nor among `SAMPLES` (`samples.ts`), for checks that make
   * every call.
   */
  samples?: Readonly<Record<string, string>>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Fields of a multipart body, each with its description; used instead of `body`. */
  form?: Readonly<Record<string, string>>;
  /**
   * Status of success and the schema of its body (`z.undefined()` for none). `types` names the media types of a body
   * that is not JSON; `body` then describes its text. `also` names other statuses of success with the same body, each
   * with its condition.
   */
  success: {
    status: number;
    body: z.ZodType;
    types?: readonly string[];
    also?: Readonly<Record<number, string>>;
  };
  /** Failure statuses of this call only, each with its condition. `answers.ts` has the failures of every call. */
  failures?: Readonly<Record<number, string>>;
  rateLimit?: RateLimit;
  /** Limit of each path by itself, beside that of all its paths together. The gateway alone counts it. */
  pathLimit?: RateLimit;
  /** Bound of a call that writes without a `rateLimit`. A call with `roles` needs none. */
  limitedBy?: string;
  /**
   * Transfers that exceed the gateway's usual limits. `stream`: the answer lasts as long as the client reads it.
   * `upload`: the body has up to 30 MB. `bulk`: the body has up to 120 MB.
   */
  transfer?: 'stream' | 'upload' | 'bulk';
  /** Returns the cache tags of the call's answer for its parsed input (`defineCall`). */
  shows?(input: { params: object; query: object }): readonly string[];
};

/**
 * Declares a call; keeps the precise schema types for inference.
 * @param shows returns the cache tags of the answer of a public GET call. An event that changes one of them
 * (`defineEvent`) purges every cached answer with that tag. Without `shows`, answers are cached for a short time only.
 */
export function defineCall<const C extends Call>(
  call: C,
  shows?: (input: Pick<CallInput<C>, 'params' | 'query'>) => readonly string[],
): C & Pick<Call, 'shows'> {
  // The cast is sound: `shows` receives the input that this call's own schemas parse.
  return shows ? { ...call, shows: shows as Call['shows'] } : call;
}

type Schema<T> = T extends z.ZodType ? T : never;

/** Input of a call as the server receives it after parsing: `CallInput<typeof addToCart>['body']`. */
export type CallInput<C extends Call> = {
  params: C['params'] extends z.ZodType ? z.output<Schema<C['params']>> : Record<never, never>;
  query: C['query'] extends z.ZodType ? z.output<Schema<C['query']>> : Record<never, never>;
  body: C['body'] extends z.ZodType ? z.output<Schema<C['body']>> : undefined;
};

/** Input of a call as the caller sends it, before defaults are filled in. */
export type CallRequest<C extends Call> = (C['params'] extends z.ZodType
  ? { params: z.input<Schema<C['params']>> }
  : { params?: undefined }) &
  (C['query'] extends z.ZodType ? { query?: z.input<Schema<C['query']>> } : { query?: undefined }) &
  (C['body'] extends z.ZodType ? { body: z.input<Schema<C['body']>> } : { body?: undefined });

/** Body of a successful answer. */
export type CallAnswer<C extends Call> = z.output<C['success']['body']>;

/**
 * Body of every error as callers read it, including errors of a later version. `errors` holds one message per field.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  requestId: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** Body of every error as this version answers it: `code` is in the vocabulary. */
export const answeredError = errorBody.extend({ code: z.enum(ERROR_CODES) });
export type ErrorBody = z.output<typeof answeredError>;

/** `{ message }`: the answer of calls that return no data. */
export const messageBody = z.object({ message: z.string() });
