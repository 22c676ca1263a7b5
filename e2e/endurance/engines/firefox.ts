import { findProgram } from '@ethereal/dev/processes/find-program';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type BrowserDriver, retried, STEP_MS } from './browser-driver.ts';

const FIREFOX = findProgram([process.env.FIREFOX_PATH ?? '', 'firefox-esr', 'firefox'].filter(Boolean));

/** Whether Firefox is installed. */
export const isInstalled = () => FIREFOX !== undefined;

/** Logs errors as text, as their page may be gone when the test reads them. */
function reportErrorsAsText() {
  const { error } = console;
  console.error = (...values) =>
    error(values.map((value) => (value instanceof Error ? `${value}\n${value.stack}` : value)).join(' '));
}

/** Opens Firefox, driven over WebDriver BiDi. */
export async function openFirefox(site: string): Promise<BrowserDriver> {
  if (!FIREFOX) throw new Error('Firefox is not installed.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    protocolTimeout: 3 * STEP_MS,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(reportErrorsAsText);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  const act = (
    xpath: string,
    work: (element: ElementHandle) => Promise<unknown>,
    fits = (element: ElementHandle) => element.isVisible(),
  ) =>
    retried(async () => {
      const found = await page.$$(`::-p-xpath(${xpath})`);
      const fitting = await Promise.all(found.map(fits));
      const element = found.find((_, index) => fitting[index]);
      if (!element) throw new Error(`No element matches ${xpath}.`);
      await element.scrollIntoView();
      await work(element);
    });
  return {
    async open(path) {
      // Firefox reports every request that a page was still loading when it was left; one connection stays open.
      await page.waitForNetworkIdle({ concurrency: 1, timeout: STEP_MS });
      await page.goto(site + path, { waitUntil: 'load', timeout: STEP_MS });
    },
    press: (xpath) => act(xpath, (element) => element.click()),
    type: (xpath, text) =>
      act(xpath, async (element) => {
        await element.click({ count: 3 });
        await element.type(text);
      }),
    choose: (xpath, value) => act(xpath, (element) => element.select(value)),
    // The input itself is hidden behind the picture's frame.
    upload: (xpath, file) =>
      act(
        xpath,
        (element) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
        async () => true,
      ),
    waitFor: (xpath) => act(xpath, async () => undefined),
    async path() {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
    keys: (xpath, ...names) =>
      act(xpath, async (element) => {
        await element.focus();
        for (const name of names) await page.keyboard.press(name);
      }),
    back: () => page.evaluate(() => history.back()),
    run: (script) => page.evaluate(`(() => { ${script} })()`) as Promise<never>,
    errors: async () => faults,
    close: () => browser.close(),
  };
}
