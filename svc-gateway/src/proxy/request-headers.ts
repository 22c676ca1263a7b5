import type { Visit } from '../http/visit.ts';

/** Headers of one connection (RFC 9110 7.6.1), and those that the gateway writes itself. */
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

/** The headers that a service gets, as a flat list of names and values. */
export function requestHeaders({ req, requestId, traceparent, address, host, scheme }: Visit): string[] {
  const { connection } = req.headers;
  const named = connection && !PLAIN_CONNECTION.test(connection) ? namesIn(connection) : undefined;
  const raw = req.rawHeaders;
  const headers: string[] = [];
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] ?? '';
    const lower = name.toLowerCase();
    if (!NOT_FORWARDED.has(lower) && !named?.has(lower)) headers.push(name, raw[i + 1] ?? '');
  }
  headers.push(
    'x-request-id',
    requestId,
    'x-forwarded-for',
    address,
    'x-forwarded-host',
    host,
    'x-forwarded-proto',
    scheme,
    'traceparent',
    traceparent,
  );
  return headers;
}

const namesIn = (connection: string) =>
  new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
