import { LRUCache } from 'lru-cache';
import type { StaticFile } from '../front-end/static-files.ts';
import type { Tags } from './page-tags.ts';

/** A page as it goes out: with its status, compressed once. */
export type CachedPage = { file: StaticFile; status: number };

type Entry = CachedPage & { at: number; tags: Tags };

/** More changes than these while one page is rendered are taken for changes of everything. */
const PURGES_KNOWN = 10_000;

export type HtmlCacheOptions = {
  bytes: number;
  /** As long as this a page is served as it is (milliseconds). */
  freshMs(): number;
  /** After that and up to this long it is served while a new one is rendered (milliseconds). */
  staleMs(): number;
  now(): number;
};

/** Rendered pages: the same for everybody, until something on them changes. */
export function createHtmlCache({ bytes, freshMs, staleMs, now }: HtmlCacheOptions) {
  const entries = new LRUCache<string, Entry, unknown>({ maxSize: bytes });
  /** In which generation each tag was last purged. */
  const purged = new LRUCache<string, number>({
    max: PURGES_KNOWN,
    dispose(generation, _tag, reason) {
      if (reason === 'evict') allPurged = Math.max(allPurged, generation);
    },
  });
  let allPurged = 0;
  let generation = 0;
  const isOlder = (begunIn: number, tags: Tags) =>
    begunIn < allPurged || tags.some((tag) => begunIn < (purged.get(tag) ?? 0));

  return {
    find(key: string): { page: CachedPage; isFresh: boolean } | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.at;
      if (age > freshMs() + staleMs()) return undefined;
      return { page: entry, isFresh: age <= freshMs() };
    },
    /** Ask before a page is rendered; a page begun before its last purge is not kept. */
    generation: () => generation,
    keep(key: string, page: CachedPage, size: number, begunIn: number, tags: Tags): void {
      if (!isOlder(begunIn, tags)) entries.set(key, { ...page, at: now(), tags }, { size });
    },
    /** Drops the pages that have one of these tags; all of them without any. */
    purge(tags?: Tags): void {
      generation++;
      if (tags === undefined) {
        allPurged = generation;
        entries.clear();
        return;
      }
      for (const tag of tags) purged.set(tag, generation);
      for (const [key, entry] of entries)
        if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
    },
    size: () => entries.size,
  };
}
