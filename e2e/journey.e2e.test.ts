import { expect, inject } from 'vitest';
import { newName, publishItem } from './kit/goods.ts';
import { cardOf, expectPath, followAccountLink, heading, logInByForm, openStorePage, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';

const { items } = inject('shop');

test('a visitor walks from home to an item, and its seller sees the view just made', async ({ visitor }) => {
  const seller = await newAccount('Petra');
  const name = newName('Path Parka');
  const item = await publishItem(seller.token, { name, category: 'women' });

  const page = await visitor();
  await page.goto('/ethereal');
  await heading(page, 'Summer Collection 2024').waitFor();
  await heading(page, 'Best Seller').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Categories' }).click();
  await heading(page, 'Categories').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Women' }).click();
  await expectPath(page, '/ethereal/categories/women');

  // Of a press that comes before the application the browser shows no answer: the page is left. The seller sees it below.
  const counting = page.waitForRequest((request) => request.url().includes('/api/increment-views/'));
  await cardOf(page, name).getByRole('link').click();
  const view = await counting;
  expect(view.method()).toBe('PATCH');
  expect(view.url()).toContain(item._id);
  await title(page, name).waitFor();
  await heading(page, 'Product Details').waitFor();

  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await logInByForm(page, seller.email);
  await title(page, name).waitFor();
  await openStorePage(page, 'Items Analysis');
  await page.getByRole('link', { name: `Analyse this Item: ${name}` }).click();
  const views = page.getByRole('region', { name: 'Item Views (Last Day)' });
  await views.getByText('1', { exact: true }).first().waitFor();

  // One more look while the dashboard is open shows by itself.
  await page.request.patch(`/api/increment-views/${item._id}`);
  await views.getByText('2', { exact: true }).first().waitFor({ timeout: 8000 });
});

test('the page has one React, shared by the shell and all three areas', async ({ visitor }) => {
  const seller = await newAccount('Rhea');
  const page = await visitor({ as: seller });
  const renderers: unknown[] = [];
  await page.exposeFunction('noteRenderer', (name: unknown) => renderers.push(name));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteRenderer(name: unknown): void }).noteRenderer;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: { rendererPackageName?: string }) => {
          note(renderer.rendererPackageName);
          return 1;
        },
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
      },
    });
  });
  await page.goto('/ethereal');
  await heading(page, 'Best Seller').waitFor();
  await followAccountLink(page, 'Wishlist');
  await heading(page, 'Your Favorite Items Will appear here').waitFor();
  await openStorePage(page, 'Your Items');
  await page.getByText('You have no items.').waitFor();

  expect(renderers).toEqual(['react-dom']);
});

test('a card names the item in at most 30 characters and its price in dollars', async ({ visitor }) => {
  const seller = await newAccount('Lena');
  const name = 'A Very Long Name For One Single Simple Shirt';
  const item = await publishItem(seller.token, { name, price: 1234.5, category: 'electronics' });
  const page = await visitor();
  await page.goto('/ethereal/categories/electronics');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${item._id}"]`) });
  await card.getByRole('heading', { name: `${name.slice(0, 30)}...` }).waitFor();
  await card.getByText('$1,234.50').waitFor();
  expect(items.length).toBeGreaterThan(24);
});
