import { setTimeout as pause } from 'node:timers/promises';

/** One page as a visitor got it: what the server rendered, or the shell's own that the browser fills. */
type Got = { path: string; status: number; isRendered: boolean; ms: number; fault?: string };

/** Between one page and the next of a visitor, in milliseconds. */
const READING_MS = 40;
/** A page that takes longer counts as failed, whatever comes then. */
const PATIENCE_MS = 5000;

/** Visitors who go from page to page, some of which nobody has asked for before. */
export function createReaders(site: string, paths: readonly string[], visitors = 4, readingMs = READING_MS) {
  const got: Got[] = [];
  let isReading = false;
  let reading: Promise<unknown> = Promise.resolve();
  let turn = 0;

  async function read(path: string): Promise<Got> {
    const startedAt = performance.now();
    const done = (status: number, isRendered: boolean, fault?: string): Got => {
      return { path, status, isRendered, ms: performance.now() - startedAt, ...(fault && { fault }) };
    };
    try {
      const headers = { accept: 'text/html' };
      const answer = await fetch(site + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
      const html = await answer.text();
      if (!html.includes('<div id="root"')) return done(answer.status, false, 'no page of the shop');
      return done(answer.status, html.includes('id="view"'));
    } catch (error) {
      return done(0, false, String(error));
    }
  }

  async function visit(): Promise<void> {
    while (isReading) {
      const path = paths[turn++ % paths.length] ?? '/ethereal';
      got.push(await read(turn % 2 === 0 ? path : `${path}?minPrice=${turn}`));
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
    /** Pages since then that did not come whole. */
    failed: (since = 0) => got.slice(since).filter(({ status, fault }) => status !== 200 || fault !== undefined),
    /** How many since then were rendered on the server, and how many left to the browser. */
    counts(since = 0) {
      const pages = got.slice(since);
      const rendered = pages.filter(({ isRendered }) => isRendered).length;
      return { pages: pages.length, rendered, leftToBrowser: pages.length - rendered };
    },
  };
}
