import { createTaggedStore } from '@ethereal/http-cache/tagged-store';
import type { StaticFile } from '../front-end/static-files.ts';
import type { Inline } from '../http/security-headers.ts';

/** What a page shows, as far as it decides which changes touch it. */
export type Tags = readonly string[];

/** A page as it goes out: with its status and what its policy allows in it, compressed once. */
export type CachedPage = { file: StaticFile; status: number; inline?: Inline | undefined };

/** Without tags nobody will tell when what it shows changes. */
type Entry = CachedPage & { at: number; tags: Tags | undefined };

export type HtmlCacheOptions = {
  bytes: number;
  /** Whether changes are received at this moment. */
  isHearing(): boolean;
  /** As long as this a page is served as it is (milliseconds): one whose changes are told, and another. */
  freshMs: number;
  untoldMs: number;
  /** After that and up to this long one whose changes are told is served while a new one is rendered (milliseconds). */
  staleMs: number;
  now(): number;
};

/** Rendered pages: the same for everybody, until something on them changes. */
export function createHtmlCache(options: HtmlCacheOptions) {
  const { bytes, freshMs, untoldMs, staleMs, isHearing, now } = options;
  const store = createTaggedStore<Entry>({ bytes });

  return {
    find(key: string): { page: CachedPage; isFresh: boolean } | undefined {
      const entry = store.get(key);
      if (!entry) return undefined;
      const age = now() - entry.at;
      const isTold = entry.tags !== undefined && isHearing();
      if (age > (isTold ? freshMs + staleMs : untoldMs)) return undefined;
      return { page: entry, isFresh: age <= (isTold ? freshMs : untoldMs) };
    },
    /** Ask before a page is rendered; a page begun before its last purge is not kept. */
    generation: store.generation,
    keep(key: string, page: CachedPage, size: number, begunIn: number, tags: Tags | undefined): void {
      store.keep(key, { ...page, at: now(), tags }, { size, begunIn, tags: tags ?? [] });
    },
    /** Drops the pages that have one of these tags; all of them without any. */
    purge: store.purge,
    size: store.size,
  };
}
