import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** What services compress with, best first. */
const KNOWN = ['br', 'gzip'];

/** Browsers send few different headers: each is understood once. */
const understood = new LRUCache<string, string>({ max: 200 });

/** An `Accept-Encoding` as far as it decides an answer: `br, gzip`, one of them, or nothing. */
export function normalEncodings(header: string | undefined): string {
  if (header === undefined || header.length > 200) return '';
  const known = understood.get(header);
  if (known !== undefined) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(KNOWN);
  const encodings = KNOWN.filter((name) => accepted.includes(name)).join(', ');
  understood.set(header, encodings);
  return encodings;
}
