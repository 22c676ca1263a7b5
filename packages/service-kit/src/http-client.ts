import CircuitBreaker from 'opossum';
import { DomainError, forbidden, notFound, unavailable } from './errors.ts';
import { originHeaders } from './request-context.ts';
import { request } from './undici.ts';

export type GetJsonOptions<T> = {
  /** Parses the answer and determines its type. */
  schema: { parse(value: unknown): T };
  /** Deadline of the whole call, in milliseconds; 2000 by default. */
  deadlineMs?: number;
  /** Request id to send; by default that of the current request. */
  requestId?: string;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};
type Method = 'POST' | 'PUT' | 'DELETE';
type PostJsonOptions<T> = GetJsonOptions<T> & {
  /** Value that is sent as JSON; without it the request has no body. */
  body?: unknown;
  method?: Method;
};

type JsonRequest = {
  url: string;
  method: 'GET' | Method;
  headers: Record<string, string>;
  signal: AbortSignal;
  body?: string;
};

/** Cause of `unavailable` when the neighbor answered that the request itself is wrong. */
export class Refused extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} refused with ${status}`);
    this.status = status;
  }
}

/** Statuses that count as failures of the neighbor: it timed out or is overloaded. */
const NEIGHBOR_FAULTS: ReadonlySet<number> = new Set([408, 425, 429]);

/** Errors of a connection to an instance that stops or crashed; another instance may be behind the same name. */
const CONNECTION_LOST: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED']);

/** Sends a request, and a GET once more when the connection breaks. */
async function send(sent: JsonRequest): Promise<unknown> {
  try {
    return await sendOnce(sent);
  } catch (error) {
    const isLost = error instanceof Error && 'code' in error && CONNECTION_LOST.has(error.code);
    if (sent.method === 'GET' && isLost) return sendOnce(sent);
    throw error;
  }
}

/** Uses undici directly, because fetch would be most of the cost of a neighbor's small answer. */
async function sendOnce({ url, ...options }: JsonRequest): Promise<unknown> {
  const { statusCode, body } = await request(url, options);
  if (statusCode >= 200 && statusCode < 300) return body.json();
  await body.dump();
  if (statusCode === 404) throw notFound();
  if (statusCode === 403) throw forbidden();
  // A refusal is a valid answer: this request was wrong, and others succeed.
  if (statusCode >= 400 && statusCode < 500 && !NEIGHBOR_FAULTS.has(statusCode)) {
    throw unavailable(undefined, { cause: new Refused(new URL(url).pathname, statusCode) });
  }
  throw new Error(`${new URL(url).pathname} answered ${statusCode}`);
}

const breakers = new Map<string, CircuitBreaker<[JsonRequest], unknown>>();

/** Returns the circuit breaker of a neighbor. A missing thing (404) is an answer and no fault of the neighbor. */
function breakerFor(origin: string): CircuitBreaker<[JsonRequest], unknown> {
  const existing = breakers.get(origin);
  if (existing) return existing;
  const breaker = new CircuitBreaker<[JsonRequest], unknown>(send, {
    timeout: false,
    volumeThreshold: 5,
    errorThresholdPercentage: 50,
    resetTimeout: 1000,
    errorFilter: (error: unknown) => error instanceof DomainError,
  });
  breakers.set(origin, breaker);
  return breaker;
}

/**
 * Requests JSON from another service over kept-alive connections. A request whose connection breaks is sent once more.
 * While the service keeps failing, calls are rejected at once and tried again after a second.
 * @throws notFound for 404, forbidden for 403, unavailable for any other failure, a missed deadline, or an answer that
 * does not match the schema.
 */
export const getJson = <T>(url: string, options: GetJsonOptions<T>): Promise<T> => requestJson('GET', url, options);

/** Sends a POST or another change, otherwise like `getJson`; it is never repeated. */
export const postJson = <T>(url: string, { method = 'POST', ...options }: PostJsonOptions<T>): Promise<T> =>
  requestJson(method, url, options);

async function requestJson<T>(
  method: JsonRequest['method'],
  url: string,
  options: Omit<PostJsonOptions<T>, 'method'>,
): Promise<T> {
  const { schema, deadlineMs = 2000, requestId, signal, body } = options;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...options.headers,
    ...originHeaders(requestId),
  };
  const deadline = AbortSignal.timeout(deadlineMs);
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
  const sent: JsonRequest = { url, method, headers, signal: either, ...(text !== undefined && { body: text }) };
  try {
    return schema.parse(await breakerFor(new URL(url).origin).fire(sent));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw unavailable(undefined, { cause: error });
  }
}
