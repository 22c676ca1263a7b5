/** The server answered with an error: its status and what its body says. `retryAfter` is in seconds. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  /** Whether the message came from the server and is fit for people. */
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

/** No answer came: offline, the server unreachable, or longer than the time allowed. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The shop could not be reached.', { cause });
    this.name = 'NetworkError';
  }
}

/** Whether an error is an `ApiError`, of whichever area's copy of this module. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && typeof error.status === 'number';

/** The server's own words of a failed call, or `fallback` when it gave none. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && error.hasServerMessage ? error.message : fallback;
}
