import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';

/** Widths of a desktop, a tablet and a phone, in pixels. */
const WIDTHS = [1440, 820, 390];
/** Widths at which axe runs: a tablet shows what either a desktop or a phone shows. */
const WIDTHS_OF_AXE = new Set([1440, 390]);
/** Folder for screenshots of the checked states; none are taken when it is not set. */
const SHOTS = process.env.SCREENSHOTS;

/** Passes when a page's current state fits a phone, a tablet and a desktop, and axe finds no fault in it. */
export async function expectWhole(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide, { message: `${name} at ${width} px: too wide by` }).toBeLessThanOrEqual(0);
    if (WIDTHS_OF_AXE.has(width))
      await expect.poll(() => faultsOf(page), { message: `${name} at ${width} px`, timeout: 30_000 }).toEqual([]);
    if (SHOTS) {
      mkdirSync(SHOTS, { recursive: true });
      // Elements with a fixed position are drawn at the scroll position: at the top they stand where people see them.
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`), fullPage: true });
    }
  }
  if (before) await page.setViewportSize(before);
}
