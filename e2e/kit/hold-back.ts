import type { Page } from 'playwright-core';

/** First file of the application; without it no part of the page is hydrated. */
export const APPLICATION = /\/assets\/main\.[^/]+\.js/;

/**
 * Holds back files that the page requests until the returned function is called, so that the test can act before they
 * load.
 */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
