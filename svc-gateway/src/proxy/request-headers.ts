import type { IncomingHttpHeaders } from 'node:http';
import { traceparentOf } from '../http/request-id.ts';
import type { Visit } from '../http/visit.ts';

/** Headers that belong to one connection (RFC 9110 7.6.1), and headers that the gateway sets itself. */
const NOT_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
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
  const came = visit.req.headers;
  const { connection } = came;
  const named = connection && !PLAIN_CONNECTION.test(connection) ? namesIn(connection) : undefined;
  const headers: IncomingHttpHeaders = {};
  for (const name in came) if (!NOT_FORWARDED.has(name) && !named?.has(name)) headers[name] = came[name];
  headers['x-request-id'] = visit.requestId;
  headers['x-forwarded-for'] = visit.address;
  headers['x-forwarded-host'] = visit.host;
  headers['x-forwarded-proto'] = visit.scheme;
  headers.traceparent = traceparentOf(visit);
  if (length !== undefined) headers['content-length'] = String(length);
  return headers;
}

const namesIn = (connection: string) => new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
