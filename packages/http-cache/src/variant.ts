import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type CachePolicy from 'http-cache-semantics';
import { listOf, textOf } from './headers.ts';
import { type CacheRequest, judge, type OriginAnswer } from './judge.ts';

/**
 * One cached answer of an address. `selecting` has the request's values of the headers in Vary: normalized, and as
 * received.
 */
export type Variant = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  selecting: readonly (readonly [name: string, value: string, received: IncomingHttpHeaders[string]])[];
  policy: CachePolicy;
  staleIfError: number;
};

/** Returns the names in Vary; undefined when no other request can match. */
function variesBy(headers: OutgoingHttpHeaders): string[] | undefined {
  const names = listOf(textOf(headers.vary));
  return names.includes('*') ? undefined : names;
}

/** Normalizes a header: blanks are irrelevant in lists, and case and order in languages. */
function valueIn(headers: IncomingHttpHeaders, name: string): string {
  const members = (textOf(headers[name]) ?? '\0').split(',').map((member) => member.replace(/[ \t]+/g, ''));
  return (name === 'accept-language' ? members.map((entry) => entry.toLowerCase()).sort() : members).join();
}

const selectingOf = (headers: IncomingHttpHeaders, names: readonly string[]): Variant['selecting'] =>
  names.map((name) => [name, valueIn(headers, name), headers[name]]);

/** Whether a stored answer fits the headers of a request, by those that `Vary` names. */
export const matches = ({ selecting }: Variant, headers: IncomingHttpHeaders): boolean =>
  selecting.every(([name, value, received]) => headers[name] === received || valueIn(headers, name) === value);

/** Returns the answer to keep; undefined when it may not be kept. */
export function variantOf(request: CacheRequest, answer: OriginAnswer): Omit<Variant, 'body'> | undefined {
  const { policy, isStorable, staleIfError } = judge(request, answer);
  const names = variesBy(answer.headers);
  if (!isStorable || !names || answer.headers['set-cookie'] !== undefined) return undefined;
  const { status, headers } = answer;
  return { status, headers, policy, staleIfError, selecting: selectingOf(request.headers, names) };
}

/** Whether the answer may be used without revalidation. A stale one is never used, even if the client accepts it. */
export function isFreshFor({ policy }: Variant, { headers }: CacheRequest): boolean {
  if (policy.stale()) return false;
  const [control, pragma] = [textOf(headers['cache-control']), headers.pragma];
  if (control === undefined && pragma === undefined) return true;
  const words = (control ?? '').toLowerCase();
  const maxAge = /max-age=(\d+)/.exec(words)?.[1];
  const minFresh = /min-fresh=(\d+)/.exec(words)?.[1];
  if (/no-cache|no-store/.test(control === undefined ? (pragma ?? '') : words)) return false;
  if (maxAge !== undefined && policy.age() > Number(maxAge)) return false;
  return minFresh === undefined || policy.maxAge() - policy.age() >= Number(minFresh);
}

/** Whether a stale answer may replace a failed one (`stale-if-error`). */
export const mayStandIn = ({ policy, staleIfError }: Variant): boolean =>
  staleIfError > 0 && policy.age() < policy.maxAge() + staleIfError;

/** Returns the headers of a revalidation request. */
export function validatorsOf({ headers }: Variant): IncomingHttpHeaders {
  const [etag, modified] = [textOf(headers.etag), textOf(headers['last-modified'])];
  return {
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(modified === undefined ? {} : { 'if-modified-since': modified }),
  };
}
