import { setTimeout as pause } from 'node:timers/promises';
import { addToCart } from '@ethereal/contracts/cart';
import { addFavorite } from '@ethereal/contracts/favorites';
import { getUserDetails, logIn } from '@ethereal/contracts/identity';
import { listReports, sendReport } from '@ethereal/contracts/reports';
import { codeOf } from '@ethereal/service-kit/testing/second-factor';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { callApi, send } from './kit/api.ts';
import { faultsOf } from './kit/axe.ts';
import { newDeskAccount, newRole } from './kit/desk.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { placesOf, whereShown } from './kit/item-places.ts';
import { expectLoaded, expectPath, expectToast, logInByForm } from './kit/page.ts';
import { type Account, newAccount, PASSWORD } from './kit/people.ts';
import { test } from './kit/test.ts';
import { orderOne } from './kit/trade.ts';
import { until } from './kit/until.ts';
import { expectWhole } from './kit/widths.ts';

const DESK = '/ethereal/desk';
/**
 * Missing item, picture or seller. The desk lists reports and orders of all people; an item that is hidden or deleted,
 * its pictures, and a seller with nothing for sale answer 404, and the row is shown without them.
 */
const GONE =
  /status of 404 .*\/(api\/categories\/[\w-]+\/[0-9a-f]{24}|api\/sellers\/[0-9a-f]{24}|images\/[\w-]+\?w=\d+)$/;
let operator: Awaited<ReturnType<typeof newDeskAccount>>;
let seller: Account;

beforeAll(async () => {
  operator = await newDeskAccount('operator');
  seller = await newAccount('Selma');
});

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name, exact: true }).click();

/** Searches one of the desk's lists. */
async function search(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('main').getByLabel(label, { exact: true });
  await field.fill(words);
  await field.press('Enter');
}

/** Enters a reason into the dialog and submits it. */
async function because(page: Page, reason: string, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Returns the name of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Enters a reason for the chosen decision by keyboard. */
async function decideByKeyboard(page: Page, reason: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.type(reason);
  // Enter starts a new line; the button submits the decision.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const report = (reporter: Account, kind: 'item' | 'seller', id: string, reason: string) =>
  callApi(sendReport, { body: { kind, id, reason } }, reporter.token);

/** Publishes items, each with its own picture: the desk hides a picture with each item that shows it. */
async function manyItems(count: number, words: string) {
  const made = [];
  for (let number = 1; number <= count; number += 1)
    made.push(await publishItem(seller.token, { name: newName(words) }));
  return made;
}

describe('access to the desk', () => {
  test('requires a second factor, set up there; later log-ins ask for its code or a recovery code', async ({
    visitor,
  }) => {
    const { email } = await newRole('operator', 'Orla');
    const page = await visitor({ expects: [/status of 401/] });
    await page.goto(DESK);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logInByForm(page, email);
    await expectPath(page, DESK);
    await press(page, 'Set up');
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
    await expectWhole(page, 'desk-second-factor');
    await page.getByLabel('Code from your app').fill(codeOf(secret));
    await press(page, 'Confirm');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    const recovery = (await codes.allTextContents()).map((code) => code.trim());
    expect(recovery).toHaveLength(10);
    await expectWhole(page, 'desk-recovery-codes');
    await press(page, 'Open the desk');
    await page.getByRole('navigation', { name: 'Desk' }).waitFor();

    for (const code of [codeOf(secret, 1), recovery[0] ?? '']) {
      const later = await visitor({ expects: [/status of 401/] });
      await later.goto(`/ethereal/login?next=${DESK}`);
      await logInByForm(later, email);
      await later.getByLabel('Code from your app, or a recovery code').fill(code);
      await press(later, 'Login');
      await later.getByRole('navigation', { name: 'Desk' }).waitFor();
    }
  });
});

describe('reports', () => {
  test('decides many reports by the keyboard alone, with undo', async ({ visitor }) => {
    const [reporter, items] = [await newAccount('Rea'), await manyItems(5, 'Odd Coat')];
    for (const { _id } of items) await report(reporter, 'item', _id, 'A copy of another brand.');
    await report(await newAccount('Rik'), 'item', items[0]?._id ?? '', 'Stolen pictures.');
    const ids = new Set(items.map(({ _id }) => _id));
    const reports = async (state: string) => {
      const page = await callApi(listReports, { query: { state, kind: 'item', limit: '60' } }, operator.token);
      return page.reports.filter(({ target }) => ids.has(target._id));
    };
    expect(await reports('open')).toHaveLength(5);

    const page = await visitor({ as: operator, expects: [GONE] });
    await page.goto(`${DESK}?kind=item`);
    await rows(page).first().waitFor();
    await expectWhole(page, 'desk-reports');
    const { keyboard } = page;
    await keyboard.press('j');
    for (let number = 1; number <= 3; number += 1) {
      const name = await focused(page);
      expect(name).toMatch(/^Item: Odd Coat/);
      await keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('radio', { name: /^Keep/ }).waitFor();
      if (number === 1) await expectWhole(page, 'desk-decision');
      if (number === 3) await keyboard.press('ArrowDown');
      await decideByKeyboard(page, 'I looked at it.');
      await row(page, name).waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toMatch(/^Item: /);
    }
    for (const key of ['x', 'j', 'x']) await keyboard.press(key);
    await page.getByText('2 reports chosen').waitFor();
    await expectWhole(page, 'desk-several');
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Decide 2 reports' }).waitFor();
    await decideByKeyboard(page, 'All of them are fine.');
    await page.getByText('2 reports decided: kept').waitFor();
    expect(await reports('open')).toEqual([]);
    const decided = await reports('decided');
    expect(decided.filter(({ decision }) => decision?.action === 'hide')).toHaveLength(1);

    await page.goto(`${DESK}?state=decided&kind=item`);
    await rows(page).first().waitFor();
    await expectWhole(page, 'desk-decided');
    await keyboard.press('j');
    const name = (await focused(page)).replace('Item: ', '');
    while ((await focused(page)) !== `Undo the decision: ${name}`) await keyboard.press('Tab');
    await keyboard.press('Enter');
    await row(page, `Item: ${name}`).waitFor({ state: 'detached' });
    expect((await reports('open')).map(({ target }) => target.name)).toEqual([name]);
  });

  test('shows the desk the one answer of the person concerned', async ({ visitor }) => {
    const item = await publishItem(seller.token, { name: newName('Answered Anorak') });
    await report(await newAccount('Ria'), 'item', item._id, 'A copy.');
    const page = await visitor({ as: operator, expects: [GONE] });
    await page.goto(DESK);
    await press(page, `Decide: ${item.name}`);
    await page.getByRole('radio', { name: /^Warn/ }).check();
    await because(page, 'It names another brand.', 'Decide');
    const theirs = await visitor({ as: seller, expects: [GONE] });
    await theirs.goto('/ethereal/profile/notifications');
    await theirs.getByText(`Warning from Ethereal. ${item.name}: It names another brand.`).first().click();
    await theirs.getByRole('heading', { name: 'Your item stays, with this warning.' }).waitFor();
    await expectWhole(theirs, 'decision');
    await theirs.getByLabel('Your answer').fill('It is my own brand.');
    await press(theirs, 'Send answer');
    await expectToast(theirs, 'Your answer was sent.');
    await theirs.getByText('Our team reads your answer.').waitFor();
    await page.goto(`${DESK}?state=decided`);
    await row(page, `Item: ${item.name}`).getByText('It is my own brand.').waitFor();
    const stranger = await visitor({ as: await newAccount('Stig'), expects: [/status of 404/] });
    await stranger.goto(new URL(theirs.url()).pathname);
    await stranger.getByRole('heading', { name: 'Page not found' }).waitFor();
  });
});

describe('people', () => {
  test('hides a suspended seller everywhere within a second; a restored seller can log in again', async ({
    visitor,
  }) => {
    const [suspect, shopper] = [await newAccount('Sly'), await newAccount('Shona')];
    const item = await publishItem(suspect.token, { name: newName('Quilted Quokka Coat') });
    const productId = item._id;
    await callApi(addToCart, { body: { productId, quantity: 1, sizeChosen: 'M' } }, shopper.token);
    await callApi(addFavorite, { body: { productId } }, shopper.token);
    const places = placesOf(item, shopper);
    const everywhere = Object.keys(places);
    await until(
      'it to be everywhere',
      () => whereShown(places),
      (all) => all.length === everywhere.length,
    );

    const page = await visitor({ as: operator, expects: [GONE] });
    await page.goto(DESK);
    await goTo(page, 'People');
    await page.keyboard.press('/');
    await search(page, 'Search people', suspect.email);
    await row(page, `Sly ${suspect.lname}`).waitFor();
    await expectWhole(page, 'desk-people');
    await page.getByRole('link', { name: `Sly ${suspect.lname}` }).click();
    await row(page, item.name).waitFor();
    await expectWhole(page, 'desk-person');
    await press(page, 'Suspend');
    await page.getByRole('dialog').waitFor();
    await expectWhole(page, 'desk-suspend');
    const suspended = page.waitForResponse(/\/suspend$/);
    await because(page, 'Copies of other brands.', 'Suspend');
    await suspended;
    const since = performance.now();
    const late = await Promise.all(everywhere.map(async (name) => [name, await lastShown(places[name], since)]));
    expect(late.filter(([, ms]) => Number(ms) > 1000)).toEqual([]);
    await page.getByText('Copies of other brands.').waitFor();
    await expectWhole(page, 'desk-suspended');
    const tokenStatus = async () => (await send(getUserDetails, {}, suspect.token)).status;
    await until('their session to end', tokenStatus, (status) => status === 401, 5000);
    const enter = (password: string) => send(logIn, { body: { email: suspect.email, password } });
    expect([(await enter(PASSWORD)).status, (await enter('wrong-password')).status]).toEqual([403, 401]);
    const order = orderOne(shopper, item).then(() => 'ordered');
    await expect(order).rejects.toThrow(/answered 409/);

    await press(page, 'Restore');
    await expectToast(page, 'They may log in again.');
    const kept = everywhere.filter((name) => name !== 'cart' && name !== 'favorites');
    await until(
      'it to be back',
      () => whereShown(places),
      (all) => all.length === kept.length,
    );
    expect(await whereShown(places)).toEqual(kept);
    expect((await enter(PASSWORD)).status).toBe(200);
    expect(await tokenStatus()).toBe(401);
  });
});

/**
 * Returns the milliseconds after `since` until the place no longer shows the item, by the times of its requests. Gives
 * up after 5 s.
 */
async function lastShown(isShown: (() => Promise<boolean>) | undefined, since: number): Promise<number> {
  for (let last = 0; ; ) {
    const asked = performance.now() - since;
    if (!(await isShown?.())) return last;
    last = asked;
    if (asked > 5000) return asked;
    await pause(20);
  }
}

describe('items', () => {
  test('hides an item with a reason and shows it again', async ({ visitor }) => {
    const item = await publishItem(seller.token, { name: newName('Hidden Hat') });
    const page = await visitor({ as: operator, expects: [GONE] });
    await page.goto(`${DESK}/items`);
    await search(page, 'Search items', item.name);
    await row(page, item.name).waitFor();
    await expectWhole(page, 'desk-items');
    await press(page, `Hide: ${item.name}`);
    await because(page, 'Stolen pictures.', 'Hide');
    await expectToast(page, 'The item is hidden.');
    const status = async () => (await page.request.get(pageOf(item))).status();
    expect(await status()).toBe(404);
    await search(page, 'Search items', pageOf(item));
    await page.getByRole('button', { name: /^Show again/ }).waitFor();
    await expectWhole(page, 'desk-hidden-item');
    await press(page, `Show again: Item ${item._id}`);
    await expectToast(page, 'The item is in the shop again.');
    await expect.poll(status).toBe(200);
  });
});

describe('the home page', () => {
  test('leads with the item that an operator features until the operator withdraws it', async ({ visitor }) => {
    const item = await publishItem(seller.token, { name: newName('Featured Fez') });
    // A newer item, without which the featured one would come first anyway.
    await publishItem(seller.token, { name: newName('Newest Fez') });
    const shop = await visitor();
    const first = async () => {
      await shop.goto('/ethereal');
      return shop.getByRole('region', { name: 'Best Seller' }).getByRole('article').first().textContent();
    };
    const page = await visitor({ as: operator });
    await page.goto(`${DESK}/items`);
    await search(page, 'Search items', item.name);
    await press(page, `Feature on the home page: ${item.name}`);
    await expectToast(page, 'The item is on the home page.');
    await expect.poll(first).toContain(item.name);
    await page.goto(`${DESK}/items`);
    const featured = page.getByRole('region', { name: 'Featured on the home page' });
    await featured.getByRole('article', { name: item.name }).waitFor();
    await expectWhole(page, 'desk-featured');
    await featured.getByRole('button', { name: `Take off the home page: ${item.name}` }).click();
    await expectToast(page, 'The item is back in its old place.');
    await featured.waitFor({ state: 'detached' });
    await expect.poll(first).not.toContain(item.name);
  });
});

test('passes axe in both themes', async ({ visitor }) => {
  const page = await visitor({ as: operator, expects: [GONE] });
  for (const path of ['', '/people', `/people/${seller.id}`, '/orders', '/items', '/shop']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(DESK + path);
    await page.getByRole('main').locator('section, dl').first().waitFor();
    await expectLoaded(page);
    await expectWhole(page, `desk${path.replaceAll('/', '-')}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => faultsOf(page), { message: `${path} at ${width} px` }).toEqual([]);
    }
  }
});
