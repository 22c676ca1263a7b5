import { createTaggedStore } from '@ethereal/http-cache/tagged-store';
import type { StaticFile } from '../front-end/static-files.ts';
import type { Inline } from '../http/security-headers.ts';

/** Tags of the objects that a page shows. A change with one of these tags affects the page. */
type Tags = readonly string[];

/** A page as it is sent: its status, the inline code that its policy allows, and its content, compressed once. */
export type CachedPage = { file: StaticFile; status: number; inline?: Inline | undefined };

/** Facts on what a page shows. */
type Shows = {
  /** Without tags, no event reports a change of what the page shows. */
  tags: Tags | undefined;
  /** Moment from which the page is wrong without any event, in milliseconds since 1970; never unless given. */
  expiresAt?: number | undefined;
};

type Entry = CachedPage & Shows & { at: number };

type HtmlCacheOptions = {
  bytes: number;
  /** Whether change events are received at this moment. */
  isReceiving(): boolean;
  /**
   * Time for which a page counts as fresh, in milliseconds: `freshMs` if events report its changes, `unpurgedMs`
   * otherwise.
   */
  freshMs: number;
  unpurgedMs: number;
  /**
   * Time after `freshMs`, in milliseconds, for which a page whose changes are reported is served while a new one is
   * rendered.
   */
  staleMs: number;
  now(): number;
  /** Returns the time of day in milliseconds since 1970. */
  clock(): number;
};

/** Creates the cache of rendered pages. A page is the same for all visitors until what it shows changes. */
export function createHtmlCache(options: HtmlCacheOptions) {
  const { bytes, freshMs, unpurgedMs, staleMs, isReceiving, now, clock } = options;
  const store = createTaggedStore<Entry>({ bytes });

  return {
    find(key: string): { page: CachedPage; isFresh: boolean } | undefined {
      const entry = store.get(key);
      if (!entry || (entry.expiresAt !== undefined && entry.expiresAt <= clock())) return undefined;
      const age = now() - entry.at;
      const isReported = entry.tags !== undefined && isReceiving();
      if (age > (isReported ? freshMs + staleMs : unpurgedMs)) return undefined;
      return { page: entry, isFresh: age <= (isReported ? freshMs : unpurgedMs) };
    },
    /** Read this before a page is rendered. A page whose rendering began before its last purge is not cached. */
    generation: store.generation,
    keep(key: string, page: CachedPage, { size, begunIn, ...shows }: Shows & { size: number; begunIn: number }): void {
      store.keep(key, { ...page, ...shows, at: now() }, { size, begunIn, tags: shows.tags ?? [] });
    },
    /** Removes the pages that have one of these tags, or all pages when no tags are given. */
    purge: store.purge,
    size: store.size,
  };
}
