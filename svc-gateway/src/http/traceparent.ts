import { randomUUID } from 'node:crypto';
import type { Visit } from './visit.ts';

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * Returns the W3C trace context that services receive: that of the gateway's own span, else the caller's if it is
 * valid, else the start of a new, unsampled trace.
 */
export function traceparentOf({ trace, req }: Pick<Visit, 'trace'> & { req: Pick<Visit['req'], 'headers'> }): string {
  const header = req.headers.traceparent;
  if (trace !== undefined) return trace;
  if (typeof header === 'string' && TRACEPARENT.test(header)) return header;
  const id = randomUUID().replaceAll('-', '');
  return `00-${id}-${id.slice(0, 12)}${id.slice(28)}-00`;
}
