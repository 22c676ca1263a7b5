import type { ServerResponse } from 'node:http';
import type { ErrorBody } from '@ethereal/contracts/call';
import type { ErrorCode } from '@ethereal/contracts/error-codes';
import { COMMON_HEADERS, DATA_POLICY } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;
type Answer = { res: ServerResponse; requestId: string };

/** Answers with JSON and the headers that every answer carries. */
export function sendJson({ res, requestId }: Answer, status: number, body: unknown, headers: Headers = {}): void {
  if (res.headersSent || res.destroyed) return;
  const bytes = Buffer.from(JSON.stringify(body));
  res.writeHead(status, {
    ...COMMON_HEADERS,
    'content-security-policy': DATA_POLICY,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'x-request-id': requestId,
    ...headers,
  });
  res.end(res.req.method === 'HEAD' ? undefined : bytes);
}

/** An error in the format that all errors of the site have. */
export type Failure = { status: number; code: ErrorCode; message: string; headers?: Headers };

/** Sends a failure as the JSON error of the contracts. */
export function sendFailure(answer: Answer, failure: Failure): void {
  const { status, code, message, headers } = failure;
  const body: ErrorBody = { message, code, requestId: answer.requestId };
  sendJson(answer, status, body, headers);
}

/** Thrown where the error answer cannot be sent at once. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Returns the failure of a request that is not valid; the message states why. */
export const badRequest = (message: string): Failure => ({ status: 400, code: 'INVALID_INPUT', message });

/** Failure of an address without a page or call. */
export const notFound: Failure = {
  status: 404,
  code: 'NOT_FOUND',
  message: 'There is nothing at this address.',
};

/** Returns the failure of a method that an address does not have. `allow` lists its methods. */
export const methodNotAllowed = (allow: string): Failure => ({
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  message: `This address takes ${allow}.`,
  headers: { allow },
});

/** Failure of a body above the limit of its call. */
export const payloadTooLarge: Failure = {
  status: 413,
  code: 'TOO_LARGE',
  message: 'The request is too large.',
};

/** Failure of a body that does not arrive in time. */
export const requestTimeout: Failure = {
  status: 408,
  code: 'REQUEST_TIMEOUT',
  message: 'The request took too long to arrive.',
  headers: { connection: 'close' },
};

/** Returns the failure of a visitor above a rate limit, with the seconds after which to retry. */
export const tooManyRequests = (retryAfterSeconds: number): Failure => ({
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many requests. Please try again later.',
  headers: { 'retry-after': String(retryAfterSeconds) },
});

/** Failure of a service without an available instance. */
export const serviceUnavailable: Failure = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'This part of the shop is unavailable for a moment. Please try again.',
  headers: { 'retry-after': '2' },
};

/** Failure of a service that does not answer in time. */
export const gatewayTimeout: Failure = {
  status: 504,
  code: 'GATEWAY_TIMEOUT',
  message: 'This part of the shop took too long to answer. Please try again.',
  headers: { 'retry-after': '2' },
};

/** Failure of the gateway itself. */
export const internalError: Failure = {
  status: 500,
  code: 'INTERNAL',
  message: 'Something went wrong on our side.',
};
