import { setTimeout as pause } from 'node:timers/promises';

/** One page as a visitor received it: rendered by the server, or the shell's own that the browser fills. */
type Got = { path: string; status: number; isRendered: boolean; ms: number; fault?: string };

/** Time between two pages of a visitor, in milliseconds. */
const READING_MS = 40;
/** Time after which a page counts as failed, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Creates visitors who go from page to page, some of which were never requested before. */
export function createReaders(site: string, paths: readonly string[], visitors = 4, readingMs = READING_MS) {
  const got: Got[] = [];
  let isReading = false;
  let reading: Promise<unknown> = Promise.resolve();
  let round = 0;

  async function read(path: string): Promise<Got> {
    const startedAt = performance.now();
    const done = (status: number, isRendered: boolean, fault?: string): Got => {
      return { path, status, isRendered, ms: performance.now() - startedAt, ...(fault && { fault }) };
    };
    try {
      const headers = { accept: 'text/html' };
      const answer = await fetch(site + path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const html = await answer.text();
      if (!html.includes('<div id="root"')) return done(answer.status, false, 'no page of the shop');
      return done(answer.status, html.includes('id="view"'));
    } catch (error) {
      return done(0, false, String(error));
    }
  }

  async function visit(): Promise<void> {
    while (isReading) {
      const path = paths[round++ % paths.length] ?? '/ethereal';
      got.push(await read(round % 2 === 0 ? path : `${path}?minPrice=${round}`));
      await pause(readingMs);
    }
  }

  return {
    got,
    start(): void {
      isReading = true;
      reading = Promise.all(Array.from({ length: visitors }, visit));
    },
    async stop(): Promise<void> {
      isReading = false;
      await reading;
    },
    /** Returns the pages since then that failed. */
    failed: (since = 0) => got.slice(since).filter(({ status, fault }) => status !== 200 || fault !== undefined),
    /** Returns how many pages since then the server rendered, and how many it left to the browser. */
    counts(since = 0) {
      const pages = got.slice(since);
      const rendered = pages.filter(({ isRendered }) => isRendered).length;
      return { pages: pages.length, rendered, leftToBrowser: pages.length - rendered };
    },
  };
}
