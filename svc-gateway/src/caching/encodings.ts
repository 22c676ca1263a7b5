import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Encodings that services compress with, best first. */
const KNOWN = ['br', 'gzip'];

/** Caches parsed headers. Browsers send few different values. */
const understood = new LRUCache<string, string>({ max: 200 });

/**
 * Returns the part of an `Accept-Encoding` header that decides an answer: `br, gzip`, one of the two, or an empty text.
 */
export function normalEncodings(header: string | undefined): string {
  if (header === undefined || header.length > 200) return '';
  const known = understood.get(header);
  if (known !== undefined) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(KNOWN);
  const encodings = KNOWN.filter((name) => accepted.includes(name)).join(', ');
  understood.set(header, encodings);
  return encodings;
}
