import { randomUUID } from 'node:crypto';

const WELL_FORMED = /^[\w.-]{8,128}$/;
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Returns the caller's request id if it is safe for logs and headers, or a new id. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();
}

/** Returns the caller's W3C trace context if it is valid, or the start of a new, unsampled trace. */
export function traceparentOf(header: string | string[] | undefined): string {
  if (typeof header === 'string' && TRACEPARENT.test(header)) return header;
  const trace = randomUUID().replaceAll('-', '');
  return `00-${trace}-${trace.slice(0, 12)}${trace.slice(28)}-00`;
}
