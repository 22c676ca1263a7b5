import type { Call, CallAnswer, CallRequest } from '@ethereal/contracts/call';
import { fillPath } from '@ethereal/contracts/path-template';
import { errorFields } from '@ethereal/web-kit/api/error-fields.ts';
import { ApiError, NetworkError } from '@ethereal/web-kit/api/errors.ts';
import { randomId } from '@ethereal/web-kit/api/request-id.ts';
import { announceUnauthorized } from '@ethereal/web-kit/api/unauthorized.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';

/** Maximum duration of a call in milliseconds. */
const TIMEOUT_MS = 10_000;

type Options = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Multipart body of a call that takes files, sent instead of `body`. */
  form?: FormData;
  /** Milliseconds after which the call fails; 10 s by default. */
  timeoutMs?: number;
  /** Keeps the call alive after the page is closed, for counting. */
  keepalive?: boolean;
};
type Request<C extends Call> = CallRequest<C> & Options;
type Arguments<C extends Call> =
  Record<never, never> extends CallRequest<C> ? [request?: Request<C>] : [request: Request<C>];
type LooseRequest = Options & { params?: object; query?: unknown; body?: unknown };

/**
 * Makes one call of the contracts and returns the body of its answer.
 * Sends the stored bearer token when the call needs one, and a request id that the logs of the server contain.
 * @throws ApiError when the server answers with an error; a 401 to a sent token also ends the session.
 * @throws NetworkError without an answer in time. An abort by `signal` is thrown as it is.
 */
export async function callApi<C extends Call>(call: C, ...[request]: Arguments<C>): Promise<CallAnswer<C>> {
  const options: LooseRequest = request ?? {};
  const token = call.auth ? readToken() : undefined;
  const response = await send(call, options, token);
  const body = await readBody(response, options.signal);
  if (response.ok) return body as CallAnswer<C>;
  if (response.status === 401 && token !== undefined) announceUnauthorized(token);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  throw new ApiError(response.status, errorFields(body), retryAfter);
}

async function send(call: Call, options: LooseRequest, token: string | undefined): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const { signal } = options;
  try {
    return await fetch(urlOf(call, options), {
      method: call.method,
      headers: {
        accept: 'application/json',
        'x-request-id': randomId(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body: options.form ?? (options.body === undefined ? null : JSON.stringify(options.body, numbersAsTyped)),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive: options.keepalive ?? false,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

/**
 * JSON has no NaN: it would be sent as null, and an optional field would count as empty. The server refuses the text.
 */
const numbersAsTyped = (_name: string, value: unknown) =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

function urlOf(call: Call, { params, query }: LooseRequest): string {
  const path = fillPath(call.path, { ...params });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const element of [value].flat()) {
      if (element !== undefined && element !== null && element !== '') search.append(name, String(element));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw signal?.aborted ? error : new NetworkError(error);
  });
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw new ApiError(response.status, { code: 'NOT_JSON' });
    return undefined;
  }
}
