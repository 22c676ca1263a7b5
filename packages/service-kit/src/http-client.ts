import CircuitBreaker from 'opossum';
import { request } from 'undici';
import { DomainError, forbidden, notFound, unavailable } from './errors.ts';
import { originHeaders } from './request-context.ts';

export type GetJsonOptions<T> = {
  /** Checks the answer and gives it its type. */
  schema: { parse(value: unknown): T };
  /** For the whole call, in milliseconds; 2000 unless given. */
  deadlineMs?: number;
  /** The id of the request that is being worked on unless given. */
  requestId?: string;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

type Ask = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; signal: AbortSignal };

/** Timed out, or asked too often: the neighbour wants to be left in peace. */
const ITS_OWN_FAULT: ReadonlySet<number> = new Set([408, 425, 429]);

/** What an instance that stops, or died, does to a connection; another may be behind the same name. */
const BROKE_OFF: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED']);

/** Reading may be done twice. */
async function ask(what: Ask): Promise<unknown> {
  try {
    return await askOnce(what);
  } catch (error) {
    const isReading = what.method === 'GET';
    if (isReading && error instanceof Error && 'code' in error && BROKE_OFF.has(error.code)) return askOnce(what);
    throw error;
  }
}

/** By undici itself: fetch would be most of what a small answer from a neighbour costs. */
async function askOnce({ url, method, headers, signal }: Ask): Promise<unknown> {
  const { statusCode, body } = await request(url, { method, headers, signal });
  if (statusCode >= 200 && statusCode < 300) return body.json();
  await body.dump();
  if (statusCode === 404) throw notFound();
  if (statusCode === 403) throw forbidden();
  // A refusal is an answer: what was asked was wrong, and others are served well.
  if (statusCode >= 400 && statusCode < 500 && !ITS_OWN_FAULT.has(statusCode)) {
    throw unavailable(undefined, { cause: new Error(`${new URL(url).pathname} refused with ${statusCode}`) });
  }
  throw new Error(`${new URL(url).pathname} answered ${statusCode}`);
}

const breakers = new Map<string, CircuitBreaker<[Ask], unknown>>();

/** One breaker for each neighbour. That something is not there is an answer, no fault of the neighbour. */
function breakerFor(origin: string): CircuitBreaker<[Ask], unknown> {
  const known = breakers.get(origin);
  if (known) return known;
  const breaker = new CircuitBreaker<[Ask], unknown>(ask, {
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
 * Asks another service; connections are kept alive. What breaks off is asked once more. While it keeps failing, calls are refused at once and tried again
 * after a second.
 * @throws notFound for 404, forbidden for 403, unavailable for any other answer, none within the deadline, or an answer not of the schema.
 */
export const getJson = <T>(url: string, options: GetJsonOptions<T>): Promise<T> => askJson('GET', url, options);

/** As `getJson`, with a POST without a body: made once, whatever becomes of it. */
export const postJson = <T>(url: string, options: GetJsonOptions<T>): Promise<T> => askJson('POST', url, options);

async function askJson<T>(method: Ask['method'], url: string, options: GetJsonOptions<T>): Promise<T> {
  const { schema, deadlineMs = 2000, requestId, signal } = options;
  const headers = { accept: 'application/json', ...options.headers, ...originHeaders(requestId) };
  const deadline = AbortSignal.timeout(deadlineMs);
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    return schema.parse(await breakerFor(new URL(url).origin).fire({ url, method, headers, signal: either }));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw unavailable(undefined, { cause: error });
  }
}
