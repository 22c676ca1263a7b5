/**
 * Header with the tags of an answer, for caches that keep it or a page made from it: `item:1,items` (the format of
 * CDNs).
 */
export const CACHE_TAG = 'cache-tag';
/**
 * Header with the tags that a call has changed. The cache on its way purges them, so the caller sees the change
 * immediately (RFC 9875).
 */
export const CACHE_INVALIDATION = 'cache-group-invalidation';
/**
 * Headers of a public answer with cache tags. The gateway caches the answer until an event changes one of them; all
 * other caches, including a CDN in front, revalidate each time. While the service is unavailable, the answer is not
 * served (ADR 31).
 */
export const KEPT_UNTIL_CHANGED = { 'Cache-Control': 'no-cache', 'Surrogate-Control': 'max-age=10' };

/** Maximum number of tags of one answer. */
const MAX_TAGS = 200;
/** Maximum length of all tags of one answer together, in characters. */
const MAX_CHARACTERS = 8000;

/** Returns the value of the header `Cache-Tag`. */
export const writeTags = (tags: readonly string[]): string => tags.join(',');
/** Returns the value of the header that invalidates cached answers by their tags. */
export const writeInvalidation = (tags: readonly string[]): string => tags.map((tag) => `"${tag}"`).join(', ');

/** Returns the tags in either header; undefined when there are none, or more than a cache stores. */
export function readTags(header: unknown): readonly string[] | undefined {
  if (typeof header !== 'string' || header.length > MAX_CHARACTERS) return undefined;
  const tags = header.split(',').flatMap((tag) => tag.trim().replace(/^"|"$/g, '') || []);
  return tags.length > 0 && tags.length <= MAX_TAGS ? tags : undefined;
}
