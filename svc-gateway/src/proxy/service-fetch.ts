import { request } from '@ethereal/service-kit/undici';
import { Fault } from './fault.ts';
import type { Upstream } from './upstream.ts';
import type { UpstreamGroup } from './upstream-group.ts';

/** Deadline of a call of the gateway itself, in milliseconds. */
const DEADLINE_MS = 2000;

type Answer = { status: number; body: unknown };
type FetchOptions = { deadlineMs?: number; headers?: Record<string, string> };

/**
 * Requests a JSON document of a service for the gateway's own pages. Returns undefined when no instance answers in
 * time.
 */
export async function fetchFromService(
  group: UpstreamGroup,
  path: string,
  options?: FetchOptions,
): Promise<Answer | undefined> {
  const upstream = group.pick(performance.now(), { asTrial: true });
  if (!upstream) return undefined;
  const answer = fetchFromUpstream(upstream, path, options);
  // Pages wait for a shorter time than shoppers, so a late answer is not a failure of the instance. The breaker
  // counts it like a visitor who left.
  const answered = answer.then((received) => received ?? Promise.reject(new Fault('left')));
  await upstream.breaker.fire(answered).catch(() => {});
  return answer;
}

/** Requests a document of one instance, whatever the state of its breaker. */
export async function fetchFromUpstream(
  { url, target }: Upstream,
  path: string,
  { deadlineMs = DEADLINE_MS, headers = {} }: FetchOptions = {},
): Promise<Answer | undefined> {
  try {
    const { statusCode, body } = await request(url + path, {
      headers: { accept: 'application/json', ...headers, host: target.host },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const text = await body.text();
    return {
      status: statusCode,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  } catch {
    return undefined;
  }
}
