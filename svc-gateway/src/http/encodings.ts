import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Compression = 'br' | 'gzip';

/** Encodings in which answers are compressed, smallest form first. */
const COMPRESSIONS: readonly Compression[] = ['br', 'gzip'];

/** Longest header that is parsed; clients with a longer one receive uncompressed answers. */
const MAX_HEADER = 200;

/** Caches parsed headers. Browsers send few different values. */
const parsed = new LRUCache<string, readonly Compression[]>({ max: 200 });

/** Returns the compressions that an `Accept-Encoding` header allows, smallest form first. */
export function acceptedCompressions(header: string | undefined): readonly Compression[] {
  if (header === undefined || header.length > MAX_HEADER) return [];
  const cached = parsed.get(header);
  if (cached) return cached;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...COMPRESSIONS]);
  const compressions = COMPRESSIONS.filter((name) => accepted.includes(name));
  parsed.set(header, compressions);
  return compressions;
}
