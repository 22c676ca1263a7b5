import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import CachePolicy from 'http-cache-semantics';
import { type Directives, readDirectives, readTargeted, seconds } from './directives.ts';
import { textOf } from './headers.ts';
import { httpDate } from './http-date.ts';

export type CacheRequest = { method: string; url: string; headers: IncomingHttpHeaders };
export type OriginAnswer = { status: number; headers: OutgoingHttpHeaders };

/** Directives that forbid `stale-if-error`. Unlike in RFC 9111, `s-maxage` is not one of them, as in CDNs. */
const MUST_REVALIDATE = ['must-revalidate', 'proxy-revalidate', 'no-cache'];

type Judgement = {
  policy: CachePolicy;
  isStorable: boolean;
  /** Seconds after expiry in which the answer may replace an error. */
  staleIfError: number;
};

/** Statuses that the library supports; any other counts as 200 if its freshness is explicit. */
const UNDERSTOOD = new Set([200, 203, 204, 300, 301, 302, 303, 307, 308, 404, 405, 410, 414, 501]);
const isCacheableStatus = (status: number) => status >= 200 && status < 600 && status !== 206 && status !== 304;

/**
 * Decides by `http-cache-semantics` whether and for how long an answer is cached. Normalizes the headers so that the
 * library reads them correctly.
 */
export function judge(request: CacheRequest, { status, headers }: OriginAnswer): Judgement {
  const stated = normalizedHeaders(status, headers);
  const policy = new CachePolicy(
    { ...request, headers: { ...request.headers, 'cache-control': textOf(request.headers['cache-control']) ?? '' } },
    {
      status: stated.isExplicit || stated.words.has('public') ? understoodStatus(status) : status,
      headers: stated.headers,
    },
    { shared: true },
  );
  const mustRevalidate = MUST_REVALIDATE.some((candidate) => stated.words.has(candidate));
  const staleIfError = mustRevalidate ? 0 : (seconds(stated.words.get('stale-if-error')) ?? 0);
  const isOfUse = policy.maxAge() > policy.age() || stated.hasValidator || staleIfError > 0;
  return { policy, isStorable: isCacheableStatus(status) && policy.storable() && isOfUse, staleIfError };
}

const understoodStatus = (status: number) => (UNDERSTOOD.has(status) ? status : 200);

/** Returns the directives for caches of this kind, else those for all. */
function directivesOf(status: number, headers: OutgoingHttpHeaders) {
  const targeted = readTargeted(textOf(headers['surrogate-control']) ?? textOf(headers['cdn-cache-control']));
  const words = new Map(targeted ?? readDirectives(textOf(headers['cache-control'])));
  for (const name of ['max-age', 's-maxage'])
    if (words.has(name)) words.set(name, String(seconds(words.get(name)) ?? 0));
  if (words.has('must-understand') && UNDERSTOOD.has(status)) words.delete('no-store');
  return { words, expires: targeted ? undefined : textOf(headers.expires) };
}

/** Returns headers for the library with one well-formed value each. */
function normalizedHeaders(status: number, headers: OutgoingHttpHeaders) {
  const { words, expires } = directivesOf(status, headers);
  const normalized: Record<string, string> = {
    'cache-control': serialized(words),
    age: String(seconds(textOf(headers.age)?.split(',', 1)[0]?.trim()) ?? 0),
  };
  if (expires !== undefined) normalized.expires = httpDate(expires)?.toUTCString() ?? '0';
  for (const name of ['date', 'last-modified']) {
    const date = httpDate(textOf(headers[name]) ?? '');
    if (date) normalized[name] = date.toUTCString();
  }
  const isExplicit = expires !== undefined || words.has('max-age') || words.has('s-maxage');
  const hasValidator = headers.etag !== undefined || headers['last-modified'] !== undefined;
  return { words, headers: normalized, isExplicit, hasValidator };
}

/**
 * Directives that are not passed to the library, which reads both as 'never fresh'. `isFreshFor` ensures that nothing
 * stale is served.
 */
const HANDLED_HERE = new Set(['must-revalidate', 'proxy-revalidate']);

const serialized = (words: Directives): string =>
  [...words]
    .filter(([name]) => !HANDLED_HERE.has(name))
    .map(([name, value]) => (value === true ? name : `${name}="${value.replaceAll(',', ' ')}"`))
    .join(', ');
