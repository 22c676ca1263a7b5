import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { hydrateOnNavigation } from './hydration.ts';
import type { Account } from './people.ts';
import { siteUrl } from './site.ts';

/** Answer for a picture of an item that another test, in the same shop, hides or deletes while a list shows it. */
const GONE_PICTURE = /^console: .* status of 404 .*\/images\/product-images-[\w-]+\?w=\d+$/;

/** Reports console errors, violations of the content security policy, uncaught errors and answers of 5xx. */
async function watchForFaults(context: BrowserContext, report: (fault: string) => void): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => report(`uncaught: ${error.error().stack}`));
  context.on('response', (response) => {
    if (response.status() >= 500) report(`answer: ${response.status()} ${response.url()}`);
  });
}

interface Visit {
  /** Account that is logged in from the start. */
  as?: Pick<Account, 'token'>;
  /** Width of a phone, a tablet or a desktop, in pixels; a desktop by default. */
  width?: number;
  /** Faults that may occur on this visit, such as an answer that the test provokes. */
  expects?: RegExp[];
  /** Another site than the one that all tests share. */
  site?: string;
  timezone?: string;
  /** Whether the shop's service worker runs. It hides requests from `page.route`. */
  worksOffline?: boolean;
  /** Whether the test uses pages before they are hydrated, or pages that never are. */
  early?: true;
}

interface Fixtures {
  /** One browser per worker; each visitor has a separate context in it. */
  browser: Browser;
  /** Opens a separate browser context for a visitor. Errors in its pages fail the test at its end. */
  visitor(visit?: Visit): Promise<Page>;
}

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 820: 1180 };

/** Starts a browser for tests. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.HEADLESS_SHELL_PATH ?? '',
    // Makes letters as wide as on people's screens.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    ...options,
  });

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of what a fixture needs
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (visit = {}) => {
      const context = await openContext(browser, visit);
      contexts.push(context);
      await watchForFaults(context, (fault) => {
        if (![GONE_PICTURE, ...(visit.expects ?? [])].some((expected) => expected.test(fault))) faults.push(fault);
      });
      return context.newPage();
    });
    // A page may still request a file that the test answers itself.
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults, 'what went wrong in the browser').toEqual([]);
  },
});

/**
 * Runs tests in the whole browser, which has more than the engine alone: the back/forward cache and an estimate of the
 * network's speed.
 */
export const testInWholeBrowser = test.extend({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of what a fixture needs
    async ({}, use) => {
      const browser = await launchBrowser({
        executablePath: process.env.CHROMIUM_PATH ?? '',
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

async function openContext(browser: Browser, visit: Visit): Promise<BrowserContext> {
  const { as, width = 1440, site = siteUrl, timezone, early, worksOffline = false } = visit;
  const session = as ? [{ origin: site, localStorage: [{ name: 'authToken', value: as.token }] }] : [];
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    isMobile: width < 800,
    hasTouch: width < 1000,
    reducedMotion: 'reduce',
    serviceWorkers: worksOffline ? 'allow' : 'block',
    storageState: { cookies: [], origins: session },
    ...(timezone ? { timezoneId: timezone } : {}),
  });
  context.setDefaultTimeout(20_000);
  if (!early) context.on('page', hydrateOnNavigation);
  return context;
}
