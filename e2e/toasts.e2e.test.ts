import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageOf, publishItem } from './kit/goods.ts';
import { expectPath, TOASTS, title } from './kit/page.ts';
import { fillAddress, prepareBuyer } from './kit/paying.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';

const WIDTH = 390;

/** Returns the title, Go Back above it, and the controls of bars that a message covers once it stands still. */
const coveredBy = (page: Page, message: string) =>
  page.locator(message).evaluate(async (toast) => {
    await Promise.all(toast.getAnimations().map(({ finished }) => finished));
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isBar(element.parentElement));
    const controls = [...document.querySelectorAll('a, button, input, select')].filter(
      (control) => isBar(control) && !toast.contains(control) && !control.matches('.skip'),
    );
    const over = toast.getBoundingClientRect();
    const back = [...document.querySelectorAll('main button')].filter(({ textContent }) => textContent === 'Go Back');
    return [...document.querySelectorAll('main h1'), ...back, ...controls].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isApart = right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom;
      return isApart || !element.checkVisibility() ? [] : [element.outerHTML.slice(0, 80)];
    });
  });

test('on a phone, shows a message below the title of the next page and beside its buttons', async ({ visitor }) => {
  const { buyer } = await prepareBuyer();
  const page = await visitor({ as: buyer, width: WIDTH });
  await page.goto('/ethereal/cart/checkout');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  // A message stays while the pointer rests on it.
  await page.locator(TOASTS.status).hover();
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  await title(page, 'Your Orders').waitFor();
  await page.getByRole('button', { name: 'Open chat' }).waitFor();
  expect(await coveredBy(page, TOASTS.status)).toEqual([]);
});

test('on a phone, shows a message above the bar with the button of an item', async ({ visitor }) => {
  const seller = await newAccount('Tess');
  const item = await publishItem(seller.token, { size: [] });
  const page = await visitor({ as: await newAccount('Tom'), width: WIDTH });
  await page.goto(pageOf(item));
  await page.getByRole('button', { name: 'Open chat' }).waitFor();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  expect(await coveredBy(page, TOASTS.alert)).toEqual([]);
});
