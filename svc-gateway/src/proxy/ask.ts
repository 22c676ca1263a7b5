import type { Upstream } from './upstream.ts';
import type { UpstreamGroup } from './upstream-group.ts';

const DEADLINE_MS = 2000;

type Answer = { status: number; body: unknown };

/** A JSON document of one instance of a service, for the gateway's own pages; undefined when none answers in time. */
export async function askUpstream(
  from: UpstreamGroup | Upstream,
  path: string,
  { deadlineMs = DEADLINE_MS, headers = {} }: { deadlineMs?: number; headers?: Record<string, string> } = {},
): Promise<Answer | undefined> {
  const upstream = 'pick' in from ? from.pick(performance.now()) : from;
  if (!upstream) return undefined;
  try {
    const { statusCode, body } = await upstream.pool.request({
      path,
      method: 'GET',
      headers: { accept: 'application/json', ...headers },
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
