import type { OutgoingHttpHeaders } from 'node:http';
import { type Conditions, textOf } from './headers.ts';
import { httpDate } from './http-date.ts';

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client's copy is current (RFC 9110 13.2.2). */
export function isCurrent(given: Conditions, headers: OutgoingHttpHeaders): boolean {
  const tags = given['if-none-match'];
  if (tags !== undefined) {
    const etag = textOf(headers.etag);
    if (tags.trim() === '*') return true;
    return etag !== undefined && tags.split(',').map(withoutWeakness).includes(withoutWeakness(etag));
  }
  const sinceText = given['if-modified-since'];
  if (sinceText === undefined) return false;
  const since = httpDate(sinceText);
  const changed = httpDate(textOf(headers['last-modified']) ?? textOf(headers.date) ?? '');
  return since !== undefined && changed !== undefined && changed <= since;
}

/** Returns the headers of a 304. */
export function notModified(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = { ...headers };
  for (const name of ['content-length', 'content-type', 'content-encoding', 'content-range']) delete kept[name];
  return kept;
}

export type Range = { first: number; last: number };

/** Returns the requested range of bytes; undefined for the whole body. */
export function rangeIn(header: string | undefined, length: number): Range | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const range =
    first === ''
      ? { first: Math.max(0, length - Number(last)), last: length - 1 }
      : { first: Number(first), last: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
  return range.first <= range.last ? range : undefined;
}
