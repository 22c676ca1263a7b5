import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { pageOf } from './kit/goods.ts';
import { title } from './kit/page.ts';
import { openTamperedSite } from './kit/tampered-site.ts';
import { test } from './kit/test.ts';

const [item] = inject('shop').items;
if (!item) throw new Error('The shop has no items.');

/** Messages of the browser, and of React (#422) for a part that the server rendered and the browser could not. */
const REFUSED = [/integrity/i, /Failed to (load|fetch)/i, /did not load/i, /React error #422/];

/**
 * Answers requests for these files with the released file and an addition, as an attacker between shop and browser.
 * Returns a function that counts the answers.
 */
async function tamper(page: Page, files: Parameters<Page['route']>[0], addition: string): Promise<() => number> {
  let changed = 0;
  await page.route(files, async (route) => {
    changed++;
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${addition}` });
  });
  return () => changed;
}

const wasRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

test('runs no entry of an area that differs from its release', async ({ visitor }) => {
  const page = await visitor({ expects: REFUSED, early: true });
  const changed = await tamper(page, '**/remotes/mf-account/**/remoteEntry*.js*', 'globalThis.tampered = true;');
  // First by the shell's own loader, then by the federation runtime.
  await page.goto('/ethereal/login');
  await expect.poll(changed).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(changed).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  expect(await wasRun(page)).toBe(false);

  const untouched = await visitor();
  await untouched.goto('/ethereal/login');
  await title(untouched, 'Login').waitFor();
});

test('loads an area again with the next page that was changed in transit, though the browser cached it', async ({
  visitor,
}) => {
  const site = await openTamperedSite(/\/mf-account\/.*remoteEntry.*\.js/, 'globalThis.tampered = true;');
  const page = await visitor({ site: site.url, expects: REFUSED, early: true });
  await page.goto('/ethereal/login');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  expect(site.changed()).toBeGreaterThan(0);
  expect(await wasRun(page)).toBe(false);

  site.leave();
  await page.goto('/ethereal/contact');
  await page.goto('/ethereal/login');
  await title(page, 'Login').waitFor();
  await expect.poll(() => page.evaluate(() => 'mf_account' in globalThis)).toBe(true);
  expect(await wasRun(page)).toBe(false);
  site.close();
});

test('runs no script of the shell that differs from its release', async ({ visitor }) => {
  const page = await visitor({ expects: REFUSED, early: true });
  const changed = await tamper(page, '**/assets/main.*.js', 'globalThis.tampered = true;');
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto('/ethereal/contact', { waitUntil: 'load' });
  await refused;
  expect(changed()).toBeGreaterThan(0);
  expect(await wasRun(page)).toBe(false);
});

test.for([
  ['the shell', '/assets/bootstrap.', '/ethereal/contact'],
  ['the first area', '/remotes/mf-storefront/', '/ethereal/all'],
  ['a further area', '/remotes/mf-account/', '/ethereal/login'],
] as const)('runs no later script of %s that differs from its release', async ([, prefix, path], { visitor }) => {
  const page = await visitor({ expects: REFUSED, early: true });
  const isLater = ({ pathname }: URL) =>
    pathname.startsWith(prefix) && pathname.endsWith('.js') && !pathname.includes('remoteEntry');
  const changed = await tamper(page, isLater, 'globalThis.tampered = true;');
  await page.goto('/ethereal/about');
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(path);
  await refused;
  expect(changed()).toBeGreaterThan(0);
  expect(await wasRun(page)).toBe(false);
});

const isTampered = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '' || 'tampered' in globalThis,
  );

test('applies no style sheet of a later page that differs from its release', async ({ visitor }) => {
  const page = await visitor({ expects: REFUSED, early: true });
  const changed = await tamper(page, '**/*.css', 'html { --tampered: yes; }');
  await page.goto(pageOf(item), { waitUntil: 'load' });
  await title(page, item.name).waitFor();
  expect(changed()).toBe(0);
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await refused;
  expect(changed()).toBeGreaterThan(0);
  expect(await isTampered(page)).toBe(false);
});

test('runs and applies no inline script or style that differs from the release', async ({ visitor }) => {
  const page = await visitor({ expects: [/Content Security Policy/, /CSP: (style|script)-src-elem inline/] });
  await page.route(pageOf(item), async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('</style>', 'html { --tampered: yes; }</style>')
      .replace('</head>', '<style>html { --tampered: yes; }</style><script>var tampered</script></head>');
    await route.fulfill({ response, body: html });
  });
  await page.goto(pageOf(item), { waitUntil: 'load' });
  await title(page, item.name).waitFor();
  expect(await page.locator('style').count()).toBeGreaterThan(2);
  expect(await isTampered(page)).toBe(false);
});

test('turns no string into code or HTML in a page of the shop', async ({ visitor }) => {
  const page = await visitor({
    expects: [/requires 'Trusted|trusted-types/i, /Content Security Policy|unsafe-eval|script-src/i],
  });
  await page.goto(pageOf(item));
  await title(page, item.name).waitFor();
  const refused = await page.evaluate(async () => {
    // A debugger itself may use `eval`; the page may not use it later.
    await new Promise((resolve) => setTimeout(resolve));
    const evil = '<img src="x" onerror="globalThis.tampered = true">';
    const script = () => document.createElement('script');
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('p'), { innerHTML: evil }),
      outerHTML: () => {
        const parent = document.createElement('p');
        Object.assign(parent.appendChild(document.createElement('b')), { outerHTML: evil });
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', evil),
      'document.write': () => document.write(evil),
      DOMParser: () => new DOMParser().parseFromString(evil, 'text/html'),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: evil }),
      'script text': () => Object.assign(script(), { text: 'globalThis.tampered = true' }),
      'script of elsewhere': () => Object.assign(script(), { src: 'https://elsewhere.example/a.js' }),
      'script of data': () => Object.assign(script(), { src: 'data:text/javascript,1' }),
      'script of an upload': () => Object.assign(script(), { src: '/images/a' }),
      // biome-ignore lint/security/noGlobalEval: it is what has to be refused
      eval: () => globalThis.eval('globalThis.tampered = true'),
      Function: () => new Function('globalThis.tampered = true')(),
    };
    const outcomes = Object.entries(sinks).map(([name, feed]) => {
      try {
        feed();
        return [name, 'taken'];
      } catch (error) {
        return [name, error instanceof TypeError || error instanceof EvalError ? 'refused' : String(error)];
      }
    });
    return Object.fromEntries(outcomes);
  });
  expect(new Set(Object.values(refused)), JSON.stringify(refused)).toEqual(new Set(['refused']));
  expect(await wasRun(page)).toBe(false);
});
