import { type BrowserDriver, field, heading, retried } from './browser-driver.ts';

/**
 * Steps that engines implement differently: scroll positions after loads, selects by keyboard, forms without scripts.
 */
export function engineSteps(driver: BrowserDriver, itemPath: string): Record<string, () => Promise<void>> {
  const becomes = <T>(script: string, wanted: T) =>
    retried(async () => {
      const now = await driver.run<T>(`return ${script}`);
      if (now !== wanted) throw new Error(`Waited for ${wanted}; the page still shows ${now}.`);
    });
  const isHydrated = () =>
    becomes(`Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`, true);
  const openWhole = async (path: string) => {
    await driver.open(path);
    await isHydrated();
  };
  const scrollTo = async (place: number) => {
    await driver.run(`scrollTo(0, ${place})`);
    await becomes('Math.round(scrollY)', place);
  };
  const category = field('Category');
  return {
    async 'a page that is opened anew is at its top'() {
      await openWhole('/ethereal');
      await scrollTo(1400);
      await openWhole('/ethereal/contact');
      await openWhole('/ethereal');
      await becomes('Math.round(scrollY)', 0);
    },
    async 'Back returns to the place in another document'() {
      await scrollTo(700);
      await openWhole('/ethereal/contact');
      await driver.back();
      await becomes('location.pathname', '/ethereal');
      await isHydrated();
      await becomes('Math.round(scrollY)', 700);
    },
    async 'the category dropdown by keyboard'() {
      await openWhole('/ethereal/all');
      await driver.keys(category, 'ArrowDown', 'ArrowDown', 'ArrowDown');
      await becomes(`document.querySelector('[name=categoryDropdown]').value`, 'kids');
      await becomes('location.pathname', '/ethereal/all');
      await driver.keys(category, 'Enter');
      await becomes('location.pathname', '/ethereal/categories/kids');
      await driver.waitFor(heading('Kids'));
    },
    async 'forms that no script sends'() {
      for (const path of [itemPath, '/ethereal/login', '/ethereal/signup']) {
        await openWhole(path);
        // Submits as a browser without scripts does: no handler receives it.
        await driver.run(`document.querySelector('main form[method=post]').submit()`);
        await driver.waitFor(heading('This needs JavaScript'));
      }
    },
  };
}
