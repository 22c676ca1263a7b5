/**
 * Measures first and largest paint of home, the whole list and an item at two running shops, such as this commit and
 * another, in turns, for a new visitor on a slow phone's network with a SLOWDOWN-th of this processor (default 4). One
 * round before the first is not counted, because no shop has kept its pages yet. Requires both shops (`PORT=3100 npm
 * start`) and Chromium.
 *
 *     node bench/first-paint.ts <address> <address> [rounds, default 10]
 */
import type { Browser } from 'playwright-core';
import { machine, summaryOf } from './measure.ts';
import { openBrowser, openSlowPhone } from './slow-phone.ts';
import { pathsOf } from './two-sites.ts';

type Paints = { first: number; largest: number };

const [one = '', other = '', rounds = '10'] = process.argv.slice(2);
const sites = await Promise.all([one, other].map(async (site) => ({ site, paths: await pathsOf({ site }) })));

async function visit(browser: Browser, address: string): Promise<Paints> {
  const { context, page } = await openSlowPhone(browser);
  try {
    await page.goto(address, { timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    return await page.evaluate(async () => {
      const paints = await new Promise<PerformanceEntryList>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return {
        first: first?.startTime ?? Number.NaN,
        largest: paints.at(-1)?.startTime ?? Number.NaN,
      };
    });
  } finally {
    await context.close();
  }
}

const browser = await openBrowser();
try {
  const seen = new Map<string, Paints[]>();
  for (let round = 0; round <= Number(rounds); round++)
    for (const name of ['home', 'list', 'item'] as const)
      for (const { site, paths } of round % 2 === 0 ? sites : sites.toReversed()) {
        const paints = await visit(browser, site + paths[name]);
        const key = `${name}, ${site}`;
        if (round > 0) seen.set(key, [...(seen.get(key) ?? []), paints]);
      }
  console.log(machine(`medians of ${rounds} rounds in turns, in brackets the least and the most`));
  for (const [page, paints] of seen)
    console.log(`${page}: first paint ${summaryOf(paints, 'first')} ms, largest ${summaryOf(paints, 'largest')} ms`);
} finally {
  await browser.close();
}
