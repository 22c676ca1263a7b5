import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';

/** A desktop, a tablet and a phone. */
const WIDTHS = [1440, 820, 390];
/** Where pictures of what was checked are kept, for people to look at; none unless told. */
const SHOTS = process.env.SCREENSHOTS;

/** What a page shows now fits a phone, a tablet and a desktop, and axe finds nothing wrong with it. */
export async function expectWhole(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide, { message: `${name} at ${width} px: too wide by` }).toBeLessThanOrEqual(0);
    await expect.poll(() => faultsOf(page), { message: `${name} at ${width} px`, timeout: 30_000 }).toEqual([]);
    if (SHOTS) {
      mkdirSync(SHOTS, { recursive: true });
      // What is fixed to the window is drawn where the window is: at the top it stands as people see it.
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`), fullPage: true });
    }
  }
  if (before) await page.setViewportSize(before);
}
