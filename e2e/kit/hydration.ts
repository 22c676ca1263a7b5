import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Maximum time for which a navigation waits for hydration, in milliseconds. */
const MAX_WAIT_MS = 10_000;

const isHydrated = (): boolean => {
  const inMain = document.querySelector('#main > :last-child *') ?? document.querySelector('#main > *');
  return Object.keys(inMain ?? {}).some((key) => key.startsWith('__reactFiber$'));
};

/** Waits until the page's own part is hydrated. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(isHydrated), { message: `hydration of ${page.url()}` }).toBe(true);

/**
 * Makes `goto` and `reload` of a page wait for hydration when the server rendered the page, unless they name the event
 * to wait for. A page that is never hydrated delays them by ten seconds.
 */
export function hydrateOnNavigation(page: Page): void {
  const hydrated = async () => {
    const isRendered = () => document.getElementById('view') !== null;
    // A page that has moved on to another address needs no waiting.
    if (await page.evaluate(isRendered).catch(() => false))
      await page.waitForFunction(isHydrated, undefined, { timeout: MAX_WAIT_MS }).catch(() => undefined);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await hydrated();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await hydrated();
    return response;
  };
}
