/**
 * Runs Lighthouse on home, a list and an item, with the server's HTML and rendered by the browser alone (through a
 * second gateway without a renderer), on a phone or `--device desktop`, in turns; prints medians. Requires a running
 * site (`npm start`) and Chromium.
 *
 *     SITE_RUN=.data/run.json node bench/lighthouse.ts [--rounds 3] [--device desktop] [--page home]
 */
import { parseArgs } from 'node:util';
import { ensureChromium } from '@ethereal/dev/testing/chromium';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { machine, summaryOf } from './measure.ts';
import { openBrowserAlone, pathsOf, readRun } from './two-sites.ts';

const DEVICES = ['mobile', 'desktop'];
const PAGES = ['home', 'list', 'item'] as const;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    device: { type: 'string', multiple: true, default: ['mobile'] },
    page: { type: 'string', multiple: true, default: [...PAGES] },
  },
});
const ROUNDS = Number(values.rounds);
/** Maximum number of attempts: on a busy machine a trace may lack its beginning, and Lighthouse must run again. */
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Scores = Record<(typeof CATEGORIES)[number] | 'first' | 'largest' | 'blocking' | 'shift', number>;

const run = readRun();
const browserAlone = await openBrowserAlone(run);
const chromePath = await ensureChromium();

function scoresOf({ categories, audits }: Result): Scores {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Each audit runs in a browser of its own, so that it is independent of the audit before. */
async function runOnce(address: string, isDesktop: boolean) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const flags = { port: chrome.port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] };
    return await lighthouse(address, flags, isDesktop ? desktopConfig : undefined);
  } finally {
    chrome.kill();
  }
}

async function audit(address: string, isDesktop: boolean): Promise<Scores> {
  for (let tries = 1; ; tries++) {
    const result = await runOnce(address, isDesktop);
    if (result && !result.lhr.runtimeError) return scoresOf(result.lhr);
    const fault = `${address}: ${result?.lhr.runtimeError?.message}`;
    if (tries === TRIES) throw new Error(fault);
    console.log(fault);
  }
}

try {
  const paths = await pathsOf(run);
  console.log(machine(`Lighthouse, ${ROUNDS} rounds in turns; medians, in brackets the least and the most`));
  for (const name of PAGES.filter((one) => values.page.includes(one))) {
    const path = paths[name];
    for (const device of DEVICES.filter((one) => values.device.includes(one))) {
      const rounds = { server: [] as Scores[], browser: [] as Scores[] };
      for (let round = 0; round < ROUNDS; round++) {
        rounds.server.push(await audit(run.site + path, device === 'desktop'));
        rounds.browser.push(await audit(browserAlone.url + path, device === 'desktop'));
      }
      for (const side of ['server', 'browser'] as const) {
        const of = (figure: keyof Scores, digits = 0) => summaryOf(rounds[side], figure, digits);
        console.log(
          `${name}, ${device}, ${side}: ${CATEGORIES.map((category) => `${category} ${of(category)}`).join(', ')}; ` +
            `first paint ${of('first')} ms, largest ${of('largest')} ms, blocking ${of('blocking')} ms, shift ${of('shift', 4)}`,
        );
      }
    }
  }
} finally {
  await browserAlone.stop();
}
