import type { IncomingHttpHeaders } from 'node:http';
import { HOP_BY_HOP } from '@ethereal/http-cache/headers';
import { traceparentOf } from '../http/traceparent.ts';
import type { Visit } from '../http/visit.ts';

/** Headers of one connection, and headers that the gateway sets itself. */
const NOT_FORWARDED = new Set([
  ...HOP_BY_HOP,
  'expect',
  'host',
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-request-id',
  'traceparent',
]);

const PLAIN_CONNECTION = /^(?:keep-alive|close)$/i;

/** Returns the headers that a service receives. `length` is the length of a buffered body, in bytes. */
export function requestHeaders(visit: Visit, length: number | undefined): IncomingHttpHeaders {
  const received = visit.req.headers;
  const { connection } = received;
  const named = connection && !PLAIN_CONNECTION.test(connection) ? namesIn(connection) : undefined;
  const headers: IncomingHttpHeaders = {};
  for (const name in received) if (!NOT_FORWARDED.has(name) && !named?.has(name)) headers[name] = received[name];
  headers['x-request-id'] = visit.requestId;
  headers['x-forwarded-for'] = visit.address;
  headers['x-forwarded-host'] = visit.host;
  headers['x-forwarded-proto'] = visit.scheme;
  headers.traceparent = traceparentOf(visit);
  if (length !== undefined) headers['content-length'] = String(length);
  return headers;
}

const namesIn = (connection: string) => new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
