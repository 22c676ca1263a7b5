import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page, in a line each. It runs in a world of its own, where the page's policy is not in its way. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // While a dialog is open, it is all that there is of the page.
    const part = document.querySelector('[role="dialog"]') ?? document;
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}
