import type { Call, ErrorBody } from '@ethereal/contracts/call';
import type { ErrorCode } from '@ethereal/contracts/error-codes';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { writeAudit } from './audit.ts';
import { checkStatus } from './check-contract.ts';
import { DomainError, type ErrorKind, unavailable } from './errors.ts';
import type { Logger } from './logger.ts';
import { routeOf } from './request.ts';
import { isTransient } from './transient.ts';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'not-allowed': 405,
  conflict: 409,
  gone: 410,
  locked: 423,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
};

type Refusal = {
  status: number;
  code: ErrorCode;
  message: string;
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
};

/** Faults that Express and its body parser report, by their `type`. */
const PARSER_FAULTS: Record<string, Refusal> = {
  'entity.parse.failed': { status: 400, code: 'MALFORMED_JSON', message: 'The body is not valid JSON.' },
  'entity.too.large': { status: 413, code: 'TOO_LARGE', message: 'The body is too large.' },
  'charset.unsupported': {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'That charset is not supported.',
  },
  'encoding.unsupported': {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'That encoding is not supported.',
  },
};

const UNKNOWN: Refusal = {
  status: 500,
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Please try again.',
};

/** Returns the answer to an error that Express marks as the client's fault with a 4xx `status`. */
function clientFault(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  const known = 'type' in error && typeof error.type === 'string' ? PARSER_FAULTS[error.type] : undefined;
  return known ?? { status, code: 'BAD_REQUEST', message: 'That request is not valid.' };
}

/** Returns status and text of an error as callers receive them. */
export function refusalOf(error: unknown): Refusal {
  const isTransientFault = !(error instanceof DomainError) && isTransient(error);
  const known = isTransientFault ? unavailable(undefined, { cause: error }) : error;
  if (known instanceof DomainError) {
    const { code, message, errors, retryAfterSeconds } = known;
    return { status: STATUS[known.kind], code, message, errors, retryAfterSeconds };
  }
  return clientFault(error) ?? UNKNOWN;
}

/** Returns the answer to an error, as far as the call's contract names its status. */
function namedRefusal(error: unknown, call: Call | undefined, logger: Logger): Refusal {
  const refusal = refusalOf(error);
  try {
    if (call) checkStatus(call, refusal.status);
    return refusal;
  } catch (fault) {
    logger.error({ err: fault }, 'a service threw an error that no contract declares');
    return UNKNOWN;
  }
}

/**
 * Writes a line of the audit trail about a caller who was denied another person's data or action, without the content
 * of the request.
 */
function auditRefusal(log: Logger, request: Request, response: Response, code: ErrorCode): void {
  const user: unknown = response.locals.user;
  const call = `${request.method} ${routeOf(request, response)}`;
  writeAudit(log, { audit: 'access.refused', user, call, code });
}

/** Turns every thrown error into an answer: `{ message, code, requestId, errors? }`. */
export const errorAnswer =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request: Request, response, next) => {
    const { status, code, message, errors, retryAfterSeconds } = namedRefusal(error, response.locals.call, logger);
    const { id: requestId } = request;
    if (status === 500) logger.error({ err: error, requestId }, 'a request failed unexpectedly');
    if (status === 403) auditRefusal(logger, request, response, code);
    if (status === 503) logger.warn({ err: error, requestId }, 'a request failed because a dependency is unavailable');
    if (response.headersSent) {
      next(error);
      return;
    }
    if (status === 401) response.set('WWW-Authenticate', 'Bearer');
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(Math.ceil(retryAfterSeconds)));
    const body: ErrorBody = { message, code, requestId, ...(errors ? { errors } : {}) };
    response.status(status).set('Cache-Control', 'no-store').json(body);
  };
