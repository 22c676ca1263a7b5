import type { ErrorCode } from '@ethereal/contracts/error-codes';

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'not-allowed'
  | 'conflict'
  | 'gone'
  | 'locked'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable';

type ErrorDetails = {
  /** Stable word for programs. */
  code?: ErrorCode;
  /** One message per field, nested fields as `a.b`. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A refusal that the caller receives. It is independent of HTTP: `errorAnswer` turns `kind` into a status. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly errors: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, message: string, details: ErrorDetails & { code: ErrorCode }) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.code = details.code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Returns the message of a thrown value, also when it is not an Error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether an error rejects the request for good. After any other error the caller may try again. */
export const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.kind !== 'unavailable';

const refusal =
  (kind: ErrorKind, code: ErrorCode, text: string) =>
  (message: string = text, details: ErrorDetails = {}): DomainError =>
    new DomainError(kind, message, { code, ...details });

/** Creates the error for input that breaks a rule. */
export const invalid = refusal('invalid', 'INVALID_INPUT', 'That is not valid.');
/** Creates the error for a missing or invalid token. */
export const unauthenticated = refusal('unauthenticated', 'UNAUTHENTICATED', 'Please log in.');
/** Creates the error for a caller whose valid token does not permit the action. */
export const forbidden = refusal('forbidden', 'FORBIDDEN', 'You may not do that.');
/** Creates the error for a thing that does not exist or that the caller may not see. */
export const notFound = refusal('not-found', 'NOT_FOUND', 'There is no such thing here.');
/** Creates the error for an unsupported method; the `Allow` header of the answer names the supported ones. */
export const notAllowed = refusal('not-allowed', 'METHOD_NOT_ALLOWED', 'That is not possible here.');
/** Creates the error for a request that is based on outdated state. */
export const conflict = refusal('conflict', 'CONFLICT', 'That has changed in the meantime.');
/** Creates the error for a thing that existed and is permanently over. */
export const gone = refusal('gone', 'EXPIRED', 'That is over.');
/** Creates the error for an action that is not possible before some later time. */
export const locked = refusal('locked', 'LOCKED', 'That cannot be changed yet.');
/** Creates the error for a body or file above the limit. */
export const tooLarge = refusal('too-large', 'TOO_LARGE', 'That is too large.');
/** Creates the error for a body or file in a format that the call does not accept. */
export const unsupported = refusal('unsupported', 'UNSUPPORTED_MEDIA_TYPE', 'That format is not supported.');
/** Creates the error for an exceeded limit; pass `retryAfterSeconds`. */
export const tooMany = refusal('too-many', 'TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.');

const busy = refusal('unavailable', 'UNAVAILABLE', 'Temporarily unavailable. Please try again.');
/** Creates the error for an unavailable dependency, with the time after which to retry (1 second by default). */
export const unavailable = (message?: string, details: ErrorDetails = {}): DomainError =>
  busy(message, { retryAfterSeconds: 1, ...details });
