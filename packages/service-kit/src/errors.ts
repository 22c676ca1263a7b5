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

export type ErrorDetails = {
  /** Stable word for programs. */
  code?: ErrorCode;
  /** One message per field, nested fields as `a.b`. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A refusal that the caller should hear about. It knows nothing of HTTP: the edge turns `kind` into a status. */
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

const refusal =
  (kind: ErrorKind, code: ErrorCode, text: string) =>
  (message: string = text, details: ErrorDetails = {}): DomainError =>
    new DomainError(kind, message, { code, ...details });

/** Input that breaks a rule. */
export const invalid = refusal('invalid', 'INVALID_INPUT', 'That is not valid.');
/** No valid token. */
export const unauthenticated = refusal('unauthenticated', 'UNAUTHENTICATED', 'Please log in.');
/** A valid token of somebody who may not do this. */
export const forbidden = refusal('forbidden', 'FORBIDDEN', 'You may not do that.');
/** No such thing, or none that the caller may know of. */
export const notFound = refusal('not-found', 'NOT_FOUND', 'There is no such thing here.');
/** No such method here; the answer's `Allow` names those there are. */
export const notAllowed = refusal('not-allowed', 'METHOD_NOT_ALLOWED', 'That is not possible here.');
/** What the caller knows is no longer so. */
export const conflict = refusal('conflict', 'CONFLICT', 'That has changed in the meantime.');
/** It was there, and is over for good. */
export const gone = refusal('gone', 'EXPIRED', 'That is over.');
/** Not possible before some later time. */
export const locked = refusal('locked', 'LOCKED', 'That cannot be changed yet.');
export const tooLarge = refusal('too-large', 'TOO_LARGE', 'That is too large.');
export const unsupported = refusal('unsupported', 'UNSUPPORTED_MEDIA_TYPE', 'That format is not supported.');
/** Too often; give `retryAfterSeconds`. */
export const tooMany = refusal('too-many', 'TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.');

const busy = refusal('unavailable', 'UNAVAILABLE', 'This is away for a moment. Please try again.');
/** Something that this needs does not answer; says when to come back (1 second unless told). */
export const unavailable = (message?: string, details: ErrorDetails = {}): DomainError =>
  busy(message, { retryAfterSeconds: 1, ...details });
