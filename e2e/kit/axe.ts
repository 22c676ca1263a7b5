import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Returns what axe finds wrong with a page, one line for each element. An open dialog is checked instead of the page behind it. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Loading axe takes as long as running it: once per document is enough.
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
