import { registry } from '@ethereal/service-kit/metrics';
import { Counter } from 'prom-client';
import { textFile } from '../front-end/static-files.ts';
import { type CachedPage, createHtmlCache } from './html-cache.ts';
import { createRendererClient, type PageRequest, type Pair } from './renderer-client.ts';

const registers = [registry];

/** Source of the HTML of pages: `cache`, `stale`, `rendered`, or `fallback` when the browser renders the page. */
const pagesServed = new Counter({
  name: 'gateway_pages_total',
  help: 'Pages by where their HTML came from and which area version they are of',
  labelNames: ['from', 'area'],
  registers,
});

type RenderingOptions = {
  /** URLs of the renderer's instances. An empty list disables rendering. */
  urls: readonly string[];
  /** Maximum time that a visitor waits for the server's page, in milliseconds. */
  deadlineMs: number;
  /** Whether change events are received at this moment. */
  receivesChanges(): boolean;
};

/** Maximum size of all cached pages, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** Time for which a cached page counts as fresh, in milliseconds. */
const FRESH_MS = 60_000;
/** Time for which a page is cached, in milliseconds, while changes of what it shows are not reported. */
const UNPURGED_MS = 1000;
/** Time after that for which a page is served while a new one is rendered, in milliseconds. */
const STALE_MS = 10 * 60_000;
/** Maximum number of pages in flight. More pages at once would only make all of them late. */
const MAX_IN_FLIGHT = 32;
/** Maximum length of an address that the renderer accepts, in characters. */
const MAX_LOCATION = 4096;

/**
 * Creates the source of the server's pages. `page` returns a page from the cache or renders it within the deadline;
 * undefined leaves the page to the browser.
 */
export function createRendering({ urls, deadlineMs, receivesChanges }: RenderingOptions) {
  const renderer = createRendererClient(urls);
  const inFlight = new Map<string, Promise<CachedPage | undefined>>();
  const cache = createHtmlCache({
    bytes: CACHE_BYTES,
    isReceiving: receivesChanges,
    freshMs: FRESH_MS,
    unpurgedMs: UNPURGED_MS,
    staleMs: STALE_MS,
    now: () => performance.now(),
    clock: Date.now,
  });

  async function render(key: string, request: PageRequest, requestId: string): Promise<CachedPage | undefined> {
    const begunIn = cache.generation();
    const rendered = await renderer.render(request, requestId);
    if (!rendered) return undefined;
    const { html, status, isComplete, tags, expiresAt, inline } = rendered;
    const page = { status, inline, file: textFile(html, 'text/html') };
    if (isComplete) cache.keep(key, page, { size: html.length * 2, begunIn, tags, expiresAt });
    return page;
  }

  /** Renders a page, or joins a rendering of the same page that is in flight. */
  function rendering(key: string, request: PageRequest, requestId: string): Promise<CachedPage | undefined> {
    const joined = inFlight.get(key);
    if (joined) return joined;
    if (inFlight.size >= MAX_IN_FLIGHT) return Promise.resolve(undefined);
    const begun = render(key, request, requestId).finally(() => inFlight.delete(key));
    inFlight.set(key, begun);
    return begun;
  }

  return {
    async page(request: PageRequest, requestId: string): Promise<CachedPage | undefined> {
      if (urls.length === 0 || request.location.length > MAX_LOCATION) return undefined;
      const area = request.pair.area ? `${request.pair.area.name} ${request.pair.area.version}` : 'frame';
      const key = JSON.stringify([request.pair.shell, request.remotes, request.origin, request.location]);
      const found = cache.find(key);
      if (found?.isFresh) {
        pagesServed.inc({ from: 'cache', area });
        return found.page;
      }
      const fresh = rendering(key, request, requestId);
      if (found) {
        pagesServed.inc({ from: 'stale', area });
        return found.page;
      }
      const page = await Promise.race([fresh, deadline(deadlineMs)]);
      pagesServed.inc({ from: page ? 'rendered' : 'fallback', area });
      return page;
    },
    /** Starts the workers of a pair whose pages will be requested soon. Returns false if a renderer did not answer. */
    warm: (pair: Pair): Promise<boolean> => renderer.warm(pair, 'warming-up'),
    /** Removes the pages that have one of these tags, or all pages when no tags are given. */
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
