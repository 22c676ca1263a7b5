import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Maximum layout shift of a page that search engines count as stable: a hundredth of the window, moved by its own
 * height, twice.
 */
const MAX_SHIFT = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Size of a shift, and the elements that moved: `0.03 <div class="…"> 116 → 160`. */
type Noted = { value: number; moved: string[] };

/** Records, for each document that the page opens from now on, how far its elements shift by themselves. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Noted[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? (node.cloneNode() as Element).outerHTML.slice(0, 120) : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} ${Math.round(from.y)} → ${Math.round(to.y)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Checks that nothing in the page's document has shifted by itself. */
export async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Noted[] }).shifts);
  const sum = shifts.reduce((before, { value }) => before + value, 0);
  const moved = shifts.flatMap((shift) => shift.moved).join('; ');
  expect(sum, `layout shifts of ${page.url()}: ${moved}`).toBeLessThanOrEqual(MAX_SHIFT);
}
