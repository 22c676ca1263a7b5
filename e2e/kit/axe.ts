import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Returns the faults that axe finds in a page, one line for each element. An open dialog is checked instead of the page
 * behind it.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  // Loads axe once per document: loading takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const part = document.querySelector('[role="dialog"]') ?? document;
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}
