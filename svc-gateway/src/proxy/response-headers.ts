import type { IncomingHttpHeaders } from 'node:http';
import { COMMON_HEADERS, DATA_POLICY } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';

const SAFE = new Set(['GET', 'HEAD']);

const DROPPED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'x-powered-by',
  'strict-transport-security',
]);

/** The headers that a visitor gets of a service's answer. What is about a person is kept nowhere, unless the service says otherwise. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  { req, requestId }: Visit,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !DROPPED.has(name)) kept[name] = value;
  }
  const isPersonal = req.headers.authorization !== undefined || !SAFE.has(req.method);
  if (isPersonal) kept['cache-control'] ??= 'no-store';
  Object.assign(kept, COMMON_HEADERS);
  kept['content-security-policy'] = DATA_POLICY;
  kept['x-request-id'] = requestId;
  return kept;
}
