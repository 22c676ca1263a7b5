import { randomUUID } from 'node:crypto';
import { saveAnnouncement } from '@ethereal/contracts/announcement';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newDeskAccount } from './kit/desk.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { mailedLinkTo } from './kit/inbox.ts';
import {
  cardOf,
  expectPath,
  expectToast,
  followAccountLink,
  heading,
  logInByForm,
  openStorePage,
  title,
} from './kit/page.ts';
import { orderByCard, pay } from './kit/paying.ts';
import { newAccount, newEmail, PASSWORD } from './kit/people.ts';
import { test } from './kit/test.ts';
import { expectWhole } from './kit/widths.ts';

test('finds an item, signs up and pays by card; its seller ships it; an operator hides it', async ({ visitor }) => {
  const [seller, operator] = await Promise.all([newAccount('Petra'), newDeskAccount('operator')]);
  const name = newName('Path Parka');
  const item = await publishItem(seller.token, { name, category: 'women', isBestseller: true });

  const page = await visitor({ expects: [/favicon\.ico/] });
  await page.goto('/ethereal');
  await heading(page, 'Summer Collection 2024').waitFor();
  await heading(page, 'Best Seller').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Categories' }).click();
  await heading(page, 'Categories').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Women' }).click();
  await expectPath(page, '/ethereal/categories/women');

  // The browser exposes no answer of a view that is sent before the application runs. The seller's dashboard shows it
  // below.
  const counting = page.waitForRequest((request) => request.url().includes('/api/increment-views/'));
  await cardOf(page, name).getByRole('link').click();
  const view = await counting;
  expect(view.method()).toBe('PATCH');
  expect(view.url()).toContain(item._id);
  await title(page, name).waitFor();
  await heading(page, 'Product Details').waitFor();

  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await title(page, 'Login').waitFor();
  await page.goto('/ethereal/signup');
  const email = newEmail('vera');
  const lname = `Vogel-${randomUUID().slice(0, 6)}`;
  await title(page, 'Sign Up').waitFor();
  await page.getByLabel('First Name').fill('Vera');
  await page.getByLabel('Last Name').fill(lname);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectPath(page, '/ethereal/login');
  await page.goto(await mailedLinkTo(email, 'Activate'));
  await page.getByRole('button', { name: 'Activate Account' }).click();
  await expectPath(page, '/ethereal/login');
  await logInByForm(page, email);
  await expectToast(page, 'Logged In Successfully');

  await page.goto(pageOf(item));
  await page.getByRole('button', { name: 'Size M' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await orderByCard(page);
  await pay(page, 'succeeds');
  const order = page.getByRole('article', { name: /^Order / });
  await order.getByText(name).waitFor();
  await order.getByText('Charged when it ships', { exact: true }).first().waitFor();

  const shop = await visitor({ as: seller });
  await shop.goto('/ethereal/profile/Orders');
  const received = shop.getByRole('article', { name: /^Order / });
  await received.getByText('Charged when it ships', { exact: true }).first().waitFor();
  const saved = shop.waitForResponse('**/updateStatus');
  await received.getByLabel(`Status of ${name}`).selectOption('Out for Shipping');
  // The change is sent when the time to undo it is over.
  await received.getByRole('button', { name: 'Mark as shipped' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await order.getByText('Delivery state: Out for Shipping').waitFor();

  await openStorePage(shop, 'Items Analysis');
  await shop.getByRole('link', { name: `Analyse this Item: ${name}` }).click();
  const numberIn = (region: string, number: string) =>
    shop.getByRole('region', { name: region }).getByText(number, { exact: true }).first();
  await numberIn('Item Sales (Last Day)', '1').waitFor();
  await numberIn('Item Views (Last Day)', '1').waitFor();
  // A second view shows in the open dashboard by itself.
  await page.request.patch(`/api/increment-views/${item._id}`);
  await numberIn('Item Views (Last Day)', '2').waitFor();

  const desk = await visitor({ as: operator });
  await desk.goto('/ethereal/desk/items');
  const field = desk.getByRole('main').getByLabel('Search items', { exact: true });
  await field.fill(name);
  await field.press('Enter');
  await desk.getByRole('button', { name: `Hide: ${name}`, exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A copy of another brand.');
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expectToast(desk, 'The item is hidden.');
  await expect.poll(async () => (await page.request.get(pageOf(item))).status()).toBe(404);
  await shop.goto('/ethereal/profile/notifications');
  await shop.getByText(`Hidden by Ethereal. ${name}: A copy of another brand.`).first().waitFor();
});

test('shares one React between shell and areas', async ({ visitor }) => {
  const seller = await newAccount('Rhea');
  await publishItem((await newAccount('Rita')).token, { isBestseller: true });
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

// This file runs before the others, whose pages an announcement would move.
test('shows an announcement on top of a page until it is removed', async ({ visitor }) => {
  const { token } = await newDeskAccount('operator');
  const text = newName('Free delivery');
  await callApi(saveAnnouncement, { body: { text } }, token);
  const page = await visitor();
  const open = async () => {
    await page.goto('/ethereal/contact');
    return page.getByRole('complementary', { name: 'Announcement' }).allTextContents();
  };
  await expect.poll(open).toEqual([text]);
  await expectWhole(page, 'announcement');
  await callApi(saveAnnouncement, { body: { text: '' } }, token);
  await expect.poll(open).toEqual([]);
});
