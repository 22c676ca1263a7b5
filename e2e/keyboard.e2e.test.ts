import { listBuyerOrders } from '@ethereal/contracts/orders';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, publishItem } from './kit/goods.ts';
import { expectPath, expectToast, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';

/** Maximum number of presses of Tab from one control to the next that a person needs. */
const MAX_PRESSES = 150;

/**
 * Returns the fault of the element with the focus: none has it, it is out of view, it is covered, or it has no ring.
 * Undefined when a person sees where the focus is.
 */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'The body has the focus.';
    const what = focused.outerHTML.slice(0, 140);
    // A field may be drawn by its label, as a radio button is.
    const drawn = [focused, focused.closest('label'), focused.parentElement].filter((element) => element !== null);
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && drawn.some((element) => element === at || element.contains(at) || at.contains(element));
    });
    if (!isSeen) return `Covered or out of view: ${what}`;
    const hasRing = drawn.some((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return hasRing || focused.matches('h1, h2, [role="dialog"]') ? undefined : `No ring: ${what}`;
  });

const expectFocusSeen = (page: Page) => expect.poll(() => faultOfFocus(page)).toBeUndefined();

type Role = Parameters<Page['getByRole']>[0];

/** Presses Tab, or Shift and Tab, until a control has the focus. The focus is seen at each stop. */
async function tabTo(page: Page, role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const control = page.getByRole(role, { name, exact: true }).locator('visible=true').first();
  await control.waitFor();
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  throw new Error(`${MAX_PRESSES} presses of ${key} did not lead to ${name}.`);
}

async function press(page: Page, role: Role, name: string | RegExp, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, role, name, key);
  await page.keyboard.press('Enter');
}

async function enter(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label === 'State' ? 'combobox' : 'textbox', label);
  await page.keyboard.type(text);
}

/** Reserves an area for gestures at the lower edge of the window, as phones without buttons do. */
async function reserveForGestures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The protocol's types lack this experimental command.
  const send = session.send.bind(session) as (name: string, params: object) => Promise<unknown>;
  await send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, bottomMax: 34 } });
}

test.for([1440, 390])('buys an item with the keyboard alone, %s pixels wide', async (width, { visitor }) => {
  const [seller, buyer] = [await newAccount('Kay'), await newAccount('Kit')];
  const item = await publishItem(seller.token, { name: newName('Keyboard Coat'), colors: ['White', 'Navy'] });
  const page = await visitor({ as: buyer, width });
  if (width < 800) await reserveForGestures(page);
  await page.goto('/ethereal');
  await tabTo(page, 'combobox', 'Search items');
  await page.keyboard.type(item.name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name: item.name }).first().waitFor();
  await expectFocusSeen(page);

  await press(page, 'link', new RegExp(item.name));
  await title(page, item.name).waitFor();
  await expectFocusSeen(page);
  await press(page, 'button', 'Color Navy');
  await press(page, 'button', 'Size M');
  await press(page, 'button', 'Add to Cart');
  await expectToast(page, 'Item added to cart', 'alert');
  await expectFocusSeen(page);
  await press(page, 'link', /^Cart, 1 item/, width < 800 ? 'Tab' : 'Shift+Tab');

  await title(page, 'Your Ethereal Cart').waitFor();
  await expectFocusSeen(page);
  await press(page, 'link', 'Proceed to checkout');
  await title(page, 'Add a new address').waitFor();
  await expectFocusSeen(page);
  await enter(page, 'Phone number', '+1 212 555 0100');
  await enter(page, 'Address', '1 Test Street');
  await enter(page, 'City', 'New York');
  await enter(page, 'State', 'NY');
  await enter(page, 'ZIP Code', '10001');
  await press(page, 'button', 'Place Order');
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  await page.getByText('Quantity: 1 · Color: Navy · Size: M').waitFor();
  await expectFocusSeen(page);
  const { orders } = await callApi(listBuyerOrders, { query: { buyerId: buyer.id } }, buyer.token);
  expect(orders.map(({ items, userLocation }) => [items[0]?.sizeChosen, userLocation.state])).toEqual([['M', 'NY']]);
});
