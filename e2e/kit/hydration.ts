import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const isHydrated = (page: Page) =>
  page.evaluate(() => {
    const inMain = document.querySelector('#main > :last-child *') ?? document.querySelector('#main > *');
    return Object.keys(inMain ?? {}).some((key) => key.startsWith('__reactFiber$'));
  });

/** Waits until the page's own part is hydrated. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect.poll(() => isHydrated(page), { message: `hydration of ${page.url()}` }).toBe(true);
