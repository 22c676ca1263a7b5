/**
 * Measures home, a list and an item with the server's HTML and rendered by the browser alone (through a second gateway
 * without a renderer), in turns, on a phone's profile (processor ÷ SLOWDOWN, default 4, 1.6 Mbit/s, 150 ms): first and
 * largest paint, hydration, layout shift, blocking time above 50 ms, and script bytes on the wire (compressed, with
 * about 0.4 kB of headers per answer). Then measures the time to the first byte of the HTML, kept and rendered.
 * Requires a running site (`npm start`) and Chromium.
 *
 *     SITE_RUN=.data/run.json node bench/first-view.ts [--rounds 5]
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { machine, quantile, summaryOf } from './measure.ts';
import { openBrowser, openSlowPhone } from './slow-phone.ts';
import { openBrowserAlone, pathsOf, readRun } from './two-sites.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
const run = readRun();

type Round = {
  first: number;
  largest: number;
  hydrated: number;
  shift: number;
  blocking: number;
  script: number;
};

async function visit(browser: Browser, address: string): Promise<Round> {
  const { context, page, cdp } = await openSlowPhone(browser);
  try {
    let script = 0;
    const scripts = new Set<string>();
    cdp.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = { first: 0, largest: 0, hydrated: 0, shift: 0, blocking: 0 };
      Object.assign(globalThis, { seen });
      const watch = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) take(entry as PerformanceEntry & { value: number });
        }).observe({ type, buffered: true });
      watch('paint', (entry) => {
        if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
      });
      watch('largest-contentful-paint', (entry) => {
        seen.largest = entry.startTime;
      });
      watch('layout-shift', (entry) => {
        seen.shift += entry.value;
      });
      watch('longtask', (entry) => {
        seen.blocking += Math.max(0, entry.duration - 50);
      });
      const look = () => {
        const part = document.querySelector('#main > :last-child h1') ?? {};
        if (Object.keys(part).some((key) => key.startsWith('__reactFiber$'))) seen.hydrated = performance.now();
        else setTimeout(look, 20);
      };
      look();
    });
    await page.goto(address, { timeout: 60_000 });
    // Waits for hydration, because a page without content paints quickly.
    await page.waitForFunction(() => (globalThis as unknown as { seen: Round }).seen.hydrated > 0);
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Omit<Round, 'script'> }).seen);
    return { ...seen, script: script / 1000 };
  } finally {
    await context.close();
  }
}

async function firstByte(address: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const took = performance.now() - startedAt;
  await response.arrayBuffer();
  return took;
}

const browserAlone = await openBrowserAlone(run);
const browser = await openBrowser();
try {
  console.log(machine(`${ROUNDS} rounds in turns; medians, in brackets the least and the most`));
  for (const [name, path] of Object.entries(await pathsOf(run))) {
    const rendered = async () => (await (await fetch(run.site + path)).text()).includes('id="view"');
    for (let tries = 0; !(await rendered()); tries++)
      if (tries > 20) throw new Error(`${path} is not rendered on the server.`);
    const sides = { server: run.site, browser: browserAlone.url };
    const rounds: Record<keyof typeof sides, Round[]> = { server: [], browser: [] };
    for (let round = 0; round < ROUNDS; round++) {
      rounds.server.push(await visit(browser, sides.server + path));
      rounds.browser.push(await visit(browser, sides.browser + path));
    }
    for (const side of ['server', 'browser'] as const) {
      const of = (figure: keyof Round, digits = 0) => summaryOf(rounds[side], figure, digits);
      console.log(
        `${name}, ${side}: first paint ${of('first')} ms, largest ${of('largest')} ms, hydrated ${of('hydrated')} ms, ` +
          `blocking ${of('blocking')} ms, shift ${of('shift', 4)}, script ${of('script')} kB`,
      );
    }
  }
  const cached = [];
  const anew = [];
  for (let n = 0; n < 100; n++) {
    cached.push(await firstByte(`${run.site}/ethereal`));
    anew.push(await firstByte(`${run.site}/ethereal/all?minPrice=${n + 1}`));
  }
  const p = (took: number[]) => `p50 ${quantile(took, 0.5).toFixed(1)} ms, p95 ${quantile(took, 0.95).toFixed(1)} ms`;
  console.log(`First byte of home from the cache: ${p(cached)}; of lists never requested before: ${p(anew)}`);
} finally {
  await browser.close();
  await browserAlone.stop();
}
