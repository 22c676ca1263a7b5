import type { IncomingHttpHeaders, OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';

/** Headers of one connection (RFC 9110 7.6.1), which no intermediary forwards. */
export const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Returns a header as one text; several values are joined by commas. */
export const textOf = (value: OutgoingHttpHeader | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value === undefined ? undefined : String(value);

/** Returns the values of a list header in lower case. */
export const listOf = (value: string | undefined): string[] =>
  (value ?? '').split(',').flatMap((entry) => entry.trim().toLowerCase() || []);

/** Returns the headers without hop-by-hop headers and those in `besides`. */
export function passedOn(headers: OutgoingHttpHeaders, besides: readonly string[]): OutgoingHttpHeaders {
  const dropped = [...HOP_BY_HOP, ...besides, ...listOf(textOf(headers.connection))];
  // A new object, because V8 copies an object slowly once a property has been deleted from it.
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
}

/** Merges the headers given to `writeHead` with those set before. */
export function headersOf(before: OutgoingHttpHeaders, given: unknown): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...before };
  const put = (name: string, value: OutgoingHttpHeader | undefined, isFirst = true) => {
    const previous = isFirst ? undefined : headers[name];
    if (value !== undefined) headers[name] = previous === undefined ? value : [previous, value].flat().map(String);
  };
  if (Array.isArray(given)) {
    const seen = new Set<string>();
    for (const [name, value] of pairsIn(given)) {
      put(name.toLowerCase(), value, !seen.has(name.toLowerCase()));
      seen.add(name.toLowerCase());
    }
  } else if (typeof given === 'object' && given !== null)
    for (const [name, value] of Object.entries(given)) put(name.toLowerCase(), value);
  return headers;
}

function pairsIn(given: readonly unknown[]): [string, string][] {
  const isFlat = !Array.isArray(given[0]);
  return given.flatMap((entry, at): [string, string][] => {
    if (Array.isArray(entry)) return [[String(entry[0]), String(entry[1])]];
    return isFlat && at % 2 === 0 ? [[String(entry), String(given[at + 1])]] : [];
  });
}

/** Headers that describe a body. A 304 does not replace them. */
const BODY_HEADERS = new Set(['content-length', 'content-encoding', 'content-range', 'content-type']);

/** Returns the headers of a kept answer after a 304. */
export const updatedBy = (kept: OutgoingHttpHeaders, fresh: OutgoingHttpHeaders): OutgoingHttpHeaders => ({
  ...kept,
  ...Object.fromEntries(Object.entries(fresh).filter(([name]) => !BODY_HEADERS.has(name))),
});

const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'] as const;
export type Conditions = Pick<IncomingHttpHeaders, (typeof CONDITIONS)[number]>;

/** Returns a request's conditions. */
export function conditionsIn(headers: IncomingHttpHeaders): Conditions {
  const found: Conditions = {};
  for (const name of CONDITIONS) if (headers[name] !== undefined) found[name] = headers[name];
  return found;
}

/** Removes a request's conditions, because an answer to keep must be complete. */
export function dropConditions(headers: IncomingHttpHeaders): void {
  for (const name of CONDITIONS) delete headers[name];
}
