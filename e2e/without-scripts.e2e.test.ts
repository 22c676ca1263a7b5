import { expect, inject } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { pageOf } from './kit/goods.ts';
import { siteUrl } from './kit/site.ts';
import { test } from './kit/test.ts';

const [sample] = inject('shop').items;
if (!sample) throw new Error('The shop has no items.');

test.for([
  ['Add to Cart', pageOf(sample), {}],
  ['Login', '/ethereal/login', { Email: 'somebody@ethereal.test', Password: 'secret123' }],
  [
    'Sign Up',
    '/ethereal/signup',
    { 'First Name': 'Some', 'Last Name': 'Body', Email: 'somebody@ethereal.test', Password: 'secret123' },
  ],
] as const)('states without JavaScript that %s needs scripts', async ([button, path, fields], { browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [label, text] of Object.entries(fields))
      await main.getByLabel(label, { exact: true }).first().fill(text);
    await main.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('heading', { name: 'This needs JavaScript' }).waitFor();
    expect(page.url()).not.toContain('secret123');
    await page.getByRole('link', { name: 'Back to home screen' }).click();
    await page.getByRole('heading', { name: 'Best Seller' }).waitFor();
  } finally {
    await context.close();
  }
});

test('shows the whole page that asks for scripts', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/needs-scripts.html');
  expect(await faultsOf(page)).toEqual([]);
});
