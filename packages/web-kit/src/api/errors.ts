import { isBrowserOffline } from '@ethereal/web-kit/api/browser-offline.ts';

/**
 * Marks an `ApiError` of any copy of this module: each area bundles one, and `instanceof` is false for an error of
 * another copy.
 */
const API_ERROR = Symbol.for('ethereal.ApiError');

/** Thrown when the server answers with an error. `retryAfter` is in seconds. */
export class ApiError extends Error {
  readonly [API_ERROR] = true;
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  /** Whether the message comes from the server and is meant for people. */
  readonly hasServerMessage: boolean;

  constructor(
    status: number,
    body: {
      message?: string | undefined;
      code?: string | undefined;
      errors?: Record<string, string> | undefined;
      requestId?: string | undefined;
    },
    retryAfter?: number,
  ) {
    super(body.message ?? `The server answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'UNKNOWN';
    this.errors = body.errors ?? {};
    this.requestId = body.requestId;
    this.retryAfter = retryAfter;
    this.hasServerMessage = body.message !== undefined;
  }
}

/** Thrown when no answer arrives: offline, server unreachable, or timed out. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The shop could not be reached.', { cause });
    this.name = 'NetworkError';
  }
}

/** Whether an error is an `ApiError` of any area's copy of this module. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && API_ERROR in error;

/** Whether a call failed because the browser is offline. The service worker then answers 503. */
export const isOffline = (error: unknown): boolean =>
  error instanceof Error && isBrowserOffline() && (!isApiError(error) || error.status === 503);

/** Returns the message of a failed action: that the browser is offline, or else `message`. */
export const orOffline = (error: unknown, message: string): string =>
  isOffline(error) ? 'You are offline. Please try again once you are back online.' : message;

/** Returns the server's message of a failed call, or `fallback` when there is none. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && error.hasServerMessage ? error.message : fallback;
}
