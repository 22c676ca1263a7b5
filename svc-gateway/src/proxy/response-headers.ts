import type { IncomingHttpHeaders } from 'node:http';
import { HOP_BY_HOP } from '@ethereal/http-cache/headers';
import { COMMON_HEADERS, DATA_POLICY, PLAIN_POLICY } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';

const SAFE = new Set(['GET', 'HEAD']);

const DROPPED = new Set([...HOP_BY_HOP, 'server', 'x-powered-by', 'strict-transport-security']);

type AnsweredVisit = Pick<Visit, 'requestId'> & { req: Pick<Visit['req'], 'method' | 'headers'> };

/**
 * Returns the headers that a visitor receives of a service's answer. Answers about a person are not cacheable unless
 * the service states otherwise.
 */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  { req, requestId }: AnsweredVisit,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !DROPPED.has(name)) kept[name] = value;
  }
  const isPersonal = req.headers.authorization !== undefined || !SAFE.has(req.method ?? '');
  if (isPersonal) kept['cache-control'] ??= 'no-store';
  Object.assign(kept, COMMON_HEADERS);
  const isPage = headers['content-type']?.startsWith('text/html');
  kept['content-security-policy'] = isPage ? PLAIN_POLICY : DATA_POLICY;
  kept['x-request-id'] = requestId;
  return kept;
}
