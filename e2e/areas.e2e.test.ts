import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { openCheckout, restOfSite } from './kit/checkout.ts';
import { title } from './kit/page.ts';
import { showSampleAnswer } from './kit/sample-page.ts';
import { test } from './kit/test.ts';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = readFileSync(join(ROOT, 'docs/first-change.md'), 'utf8');

/** Commands of the document, in its order. */
const commands = [...DOCUMENT.matchAll(/```sh\n([^`]+)\n```/g)].map(([, command = '']) => command);

/** Substitution and files of the document's `sed` command, the component first. */
const [, was = '', is = '', files = ''] = /^sed -i 's\/([^/]+)\/([^/]+)\/' (\S.*)$/m.exec(commands.join('\n')) ?? [];
const [file = '', ...tests] = files.split(' ');

const NOT_FOUND = { expects: [/404/] };
// Tests that release to the shared site are in one file, because each checks that no other area changes.
let checkout: ReturnType<typeof openCheckout>;
beforeEach(() => {
  checkout = openCheckout();
});
afterEach(() => checkout.close());

test('adds an area by one folder and its first release: its page opens, its path is taken, a rollback removes it', async ({
  visitor,
}) => {
  const before = restOfSite('mf-sample');
  const page = await visitor(NOT_FOUND);
  await page.goto('/ethereal/sample');
  await title(page, 'Page not found').waitFor();

  await checkout.newArea('mf-sample');
  await checkout.release('mf-sample');
  expect((await page.reload())?.status()).toBe(200);
  await title(page, 'Sample').waitFor();
  // The server renders the page, too.
  const html = async () => (await page.request.get('/ethereal/sample')).text();
  await expect.poll(html).toMatch(/<main.*<h1>Sample<\/h1>/s);
  expect(await html()).toContain('<meta name="description" content="A new part of the shop begins here."');

  // A page that calls an unknown path is refused as a release, and its skeleton is never shown.
  showSampleAnswer(checkout.folder, '/api/nobodys');
  await expect(checkout.release('mf-sample')).rejects.toThrow('/api/nobodys is no public call of any service');

  // Two areas with the same path: the release of the second is refused with the name of the first.
  await checkout.newArea('mf-other');
  checkout.edit('mf-other/area.ts', '/ethereal/other', '/ethereal/Sample');
  await expect(checkout.release('mf-other')).rejects.toThrow('/ethereal/Sample belongs to mf-sample');
  checkout.edit('mf-other/area.ts', '/ethereal/Sample', '/api/items');
  await expect(checkout.release('mf-other')).rejects.toThrow('/api/items is reserved');

  await checkout.rollback('mf-sample');
  expect((await page.reload())?.status()).toBe(404);
  await title(page, 'Page not found').waitFor();
  expect(restOfSite('mf-sample')).toEqual(before);
});

test('ships a page of mf-account as one release of mf-account, with a newer kit in its area alone', async ({
  visitor,
}) => {
  const before = restOfSite('mf-account');
  checkout.copy('mf-account');
  checkout.edit('mf-account/area.ts', 'pages: [', "pages: [{ path: '/ethereal/points' },");
  const points = "{ path: 'points', ...lazyPage(() => import('./signup/SignupPage.tsx'), 'SignupPage') }";
  checkout.edit('mf-account/src/routes.tsx', '[] = [', `[] = [${points},`);
  // The web-kit of mf-account is newer than the one of the shell and all other areas.
  checkout.edit('packages/web-kit/src/components/Button.tsx', '<button', '<button data-kit="newer"');
  await checkout.release('mf-account');

  const page = await visitor();
  expect((await page.goto('/ethereal/points'))?.status()).toBe(200);
  await page.locator('main form button[data-kit="newer"]').first().waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await title(page, 'Contact Us').waitFor();
  await page.locator('main form button').first().waitFor();
  expect(await page.locator('[data-kit="newer"]').count()).toBe(0);

  await checkout.rollback('mf-account');
  const later = await visitor(NOT_FOUND);
  expect((await later.goto('/ethereal/points'))?.status()).toBe(404);
  expect(restOfSite('mf-account')).toEqual(before);
});

describe('docs/first-change.md', () => {
  test('names its commands in order', () => {
    expect(commands).toEqual([
      'npm start',
      `sed -i 's/${was}/${is}/' ${files}`,
      'npm run check -w mf-storefront',
      'npm run release -w mf-storefront',
      'npm run rollback -w mf-storefront',
      `git checkout ${files}`,
    ]);
  });

  test('changes every test that names the label', () => {
    const naming = globSync(['e2e/**/*.ts', 'mf-storefront/src/**/*.test.tsx'], { cwd: ROOT }).filter((test) =>
      readFileSync(join(ROOT, test), 'utf8').includes(`'${was}'`),
    );
    expect(naming).toEqual(tests);
  });

  test('changes, releases and rolls back the label of a button', async ({ visitor }) => {
    const others = restOfSite('mf-storefront');
    const openTab = await visitor();
    await openTab.goto('/ethereal/about');
    checkout.copy('mf-storefront');
    checkout.edit(file, was, is);
    await checkout.release('mf-storefront');

    const page = await visitor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/ethereal/contact');
    await button(is).waitFor();
    // An open tab continues with the files that it has, also where it loads more of them.
    await openTab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await openTab.getByRole('button', { name: was, exact: true }).waitFor();

    await checkout.rollback('mf-storefront');
    await page.reload();
    await button(was).waitFor();
    expect(restOfSite('mf-storefront')).toEqual(others);
  });
});
