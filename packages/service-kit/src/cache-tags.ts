/** Names what an answer shows, for caches that keep it or something made of it: `item:1,items` (as CDNs read it). */
export const CACHE_TAG = 'cache-tag';
/** Names what the call has changed, for the cache that passes its answer on: the caller sees it at once (RFC 9875). */
export const CACHE_INVALIDATION = 'cache-group-invalidation';
/**
 * Headers of a public answer whose tags events change: the gateway keeps it until then, everybody else, a CDN in front too, asks again each
 * time. While its service is away nobody gets it (ADR 31).
 */
export const KEPT_UNTIL_CHANGED = { 'Cache-Control': 'no-cache', 'Surrogate-Control': 'max-age=10' };

/** Most tags that one answer is taken to have, and most characters of all of them. */
const MOST = 200;
const MOST_CHARACTERS = 8000;

export const writeTags = (tags: readonly string[]): string => tags.join(',');
export const writeInvalidation = (tags: readonly string[]): string => tags.map((it) => `"${it}"`).join(', ');

/** The tags in either header; undefined when there are none, or more than a cache would remember. */
export function readTags(header: unknown): readonly string[] | undefined {
  if (typeof header !== 'string' || header.length > MOST_CHARACTERS) return undefined;
  const tags = header.split(',').flatMap((it) => it.trim().replace(/^"|"$/g, '') || []);
  return tags.length > 0 && tags.length <= MOST ? tags : undefined;
}
