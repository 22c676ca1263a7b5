import type { IncomingHttpHeaders } from 'node:http';
import { COMMON_HEADERS, DATA_POLICY } from '../http/security-headers.ts';

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

/** The headers that a visitor gets of a service's answer. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  requestId: string,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !DROPPED.has(name)) kept[name] = value;
  }
  Object.assign(kept, COMMON_HEADERS);
  kept['content-security-policy'] = DATA_POLICY;
  kept['x-request-id'] = requestId;
  return kept;
}
