import { fileOf } from '../front-end/static-files.ts';
import { createRendererClient, type PageAsk, type Pair } from './ask-renderer.ts';
import { type CachedPage, createHtmlCache } from './html-cache.ts';
import { pagesServed } from './metrics.ts';

export type RenderingOptions = {
  /** The renderer's instances; none turns rendering off. */
  urls: readonly string[];
  /** A visitor waits no longer for the server's page than this (milliseconds). */
  deadlineMs: number;
  /** Whether changes are received at this moment. */
  hearsChanges(): boolean;
};

const HTML = 'text/html; charset=utf-8';
const CACHE_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 60_000;
/** While nobody tells of changes, or of those of an answer in it, a page is soon rendered anew. */
const UNTOLD_MS = 1000;
const STALE_MS = 10 * 60_000;
/** More pages at once than this would only make all of them late. */
const MOST_IN_FLIGHT = 32;

/** The server's pages: from the cache, or rendered within the deadline; undefined leaves the page to the browser. */
export function createRendering({ urls, deadlineMs, hearsChanges }: RenderingOptions) {
  const renderer = createRendererClient(urls);
  const inFlight = new Map<string, Promise<CachedPage | undefined>>();
  const cache = createHtmlCache({
    bytes: CACHE_BYTES,
    isHearing: hearsChanges,
    freshMs: FRESH_MS,
    untoldMs: UNTOLD_MS,
    staleMs: STALE_MS,
    now: () => performance.now(),
  });

  async function render(key: string, ask: PageAsk, requestId: string): Promise<CachedPage | undefined> {
    const generation = cache.generation();
    const rendered = await renderer.render(ask, requestId);
    if (!rendered) return undefined;
    const { html, status, isComplete, tags, inline } = rendered;
    const page = { status, inline, file: fileOf(Buffer.from(html), HTML, false) };
    if (isComplete) cache.keep(key, page, html.length * 2, generation, tags);
    return page;
  }

  /** Joins a page that is being rendered already. */
  function rendering(key: string, ask: PageAsk, requestId: string): Promise<CachedPage | undefined> {
    const known = inFlight.get(key);
    if (known) return known;
    if (inFlight.size >= MOST_IN_FLIGHT) return Promise.resolve(undefined);
    const begun = render(key, ask, requestId).finally(() => inFlight.delete(key));
    inFlight.set(key, begun);
    return begun;
  }

  return {
    async page(ask: PageAsk, requestId: string): Promise<CachedPage | undefined> {
      if (urls.length === 0) return undefined;
      const area = ask.pair.area ? `${ask.pair.area.name} ${ask.pair.area.version}` : 'frame';
      const key = JSON.stringify([ask.pair.shell, ask.remotes, ask.origin, ask.location]);
      const found = cache.find(key);
      if (found?.isFresh) {
        pagesServed.inc({ from: 'cache', area });
        return found.page;
      }
      const fresh = rendering(key, ask, requestId);
      if (found) {
        pagesServed.inc({ from: 'stale', area });
        return found.page;
      }
      const page = await Promise.race([fresh, deadline(deadlineMs)]);
      pagesServed.inc({ from: page ? 'rendered' : 'fallback', area });
      return page;
    },
    /** Starts the workers of a pair that is about to be asked for. */
    async warm(pair: Pair): Promise<void> {
      if (urls.length > 0) await renderer.warm(pair, 'warming-up');
    },
    /** Drops the pages that a change touches; all of them without any. */
    purge: cache.purge,
    states: renderer.states,
    stop: renderer.stop,
  };
}

export type Rendering = ReturnType<typeof createRendering>;

function deadline(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
}
