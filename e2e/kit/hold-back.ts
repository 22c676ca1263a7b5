import type { Page } from 'playwright-core';

/** The first file of the application; without it nothing of the page is React's. */
export const APPLICATION = /\/assets\/main\.[^/]+\.js/;

/** Holds files that the page asks for on their way until the function that it gives is called, so that one can act before them. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
