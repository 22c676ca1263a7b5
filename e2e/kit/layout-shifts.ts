import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What search engines count as still: a hundredth of the window, moved by its own height, twice. */
const MOST = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
}

/** Notes, for each document that the page opens from now on, how far its parts move by themselves. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Holds that nothing in the page's document has moved by itself. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  const sum = shifts.reduce((before, shift) => before + shift, 0);
  expect(sum, `layout shifts of ${page.url()}`).toBeLessThanOrEqual(MOST);
}
