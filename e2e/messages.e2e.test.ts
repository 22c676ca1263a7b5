import { listConversations, startConversation } from '@ethereal/contracts/messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { faultsOf } from './kit/axe.ts';
import { newDeskAccount } from './kit/desk.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { expectAddress, title } from './kit/page.ts';
import { newAccount, PASSWORD } from './kit/people.ts';
import { siteUrl } from './kit/site.ts';
import { test } from './kit/test.ts';
import { orderOne } from './kit/trade.ts';
import { expectWhole } from './kit/widths.ts';

const IN_CONVERSATION = /^\/ethereal\/messages\/[0-9a-f]{24}$/;
const PHONE = { width: 390, height: 844 };
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const messageWith = (page: Page, words: string) => page.getByRole('log').getByText(words);
const unreadOf = async (token: string) => (await callApi(listConversations, {}, token)).unread;

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

test('shows each message to the other side without a reload, on a desktop and a phone', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Sera'), await newAccount('Bea')];
  const item = await publishItem(seller.token, { name: newName(`Asked Coat ${'with a long name '.repeat(5)}`) });
  const phone = await visitor({ as: buyer, width: 390 });
  await phone.goto(pageOf(item));
  await phone.getByRole('main').getByRole('link', { name: 'Ask the seller' }).click();
  await title(phone, 'New message').waitFor();
  await expectWhole(phone, 'new-message');
  await write(phone, 'Is it warm?');
  await expectAddress(phone, ({ pathname }) => IN_CONVERSATION.test(pathname));
  await messageWith(phone, 'Is it warm?').waitFor();

  const desktop = await visitor({ as: seller });
  await desktop.goto('/ethereal/messages');
  const unread = desktop.getByRole('link', { name: /^Bea .*.*1 unread, *Asked Coat/ });
  await unread.waitFor();
  await messageWith(phone, '· Delivered').waitFor();
  await unread.click();
  await messageWith(desktop, 'Is it warm?').waitFor();
  await messageWith(phone, '· Read').waitFor();
  await expect.poll(() => unreadOf(seller.token)).toBe(0);
  await write(desktop, 'Yes, see https://wool.example/care');
  await messageWith(phone, 'Yes, see https://wool.example/care').waitFor();
  await write(phone, 'Thank you!');
  await messageWith(desktop, 'Thank you!').waitFor();
  await expect.poll(() => unreadOf(seller.token)).toBe(0);
  await expectWhole(desktop, 'conversation-of-seller');
  await expectWhole(phone, 'conversation-of-buyer');
  await phone.getByRole('link', { name: 'All conversations' }).click();
  await title(phone, 'Messages').waitFor();
  await expectWhole(phone, 'inbox');
});

test('leads both sides of an order to one conversation, which a block ends', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Sid'), await newAccount('Bob')];
  const item = await publishItem(seller.token, { name: newName('Sent Scarf') });
  await orderOne(buyer, item);
  const page = await visitor({ as: buyer });
  await page.goto('/ethereal/profile/BuyerOrderpage');
  await page.getByRole('main').getByRole('link', { name: 'Ask the seller' }).click();
  await write(page, 'When does it arrive?');
  await messageWith(page, 'When does it arrive?').waitFor();

  const shop = await visitor({ as: seller });
  await shop.goto('/ethereal/profile/Orders');
  const toBuyer = shop.getByRole('link', { name: 'Write to the buyer', exact: true });
  expect(await toBuyer.getAttribute('aria-description')).toBe(item.name);
  await toBuyer.click();
  await messageWith(shop, 'When does it arrive?').waitFor();
  await shop.getByRole('button', { name: /^Block Bob/ }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click();
  await shop.getByText('You have blocked this person. Unblock them to write.').waitFor();
  await page.reload();
  await page.getByText('This person does not take messages from you.').waitFor();
});

test('lets the desk read a reported conversation, and undo its decision by keyboard', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Stu'), await newAccount('Bob')];
  const item = await publishItem(seller.token, { name: newName('Reported Rug') });
  const about = { type: 'item', id: item._id } as const;
  const first = { about, text: 'You fool', clientId: 'first' };
  const { _id: id } = await callApi(startConversation, { body: first }, buyer.token);
  const shop = await visitor({ as: seller, width: 390 });
  await shop.goto(`/ethereal/messages/${id}`);
  await messageWith(shop, 'You fool').waitFor();
  await shop.getByRole('button', { name: /^Report/ }).click();
  await expectWhole(shop, 'report-message');
  const dialog = shop.getByRole('dialog');
  await dialog.getByLabel('What is wrong?').selectOption('Other');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  const desk = await visitor({ as: await newDeskAccount('operator') });
  await desk.goto('/ethereal/desk/conversations');
  const card = desk.getByRole('article', { name: item.name });
  await card.getByLabel('Reason').fill('Insults');
  await card.getByRole('button', { name: 'Read the messages' }).click();
  await card.getByText('You fool').waitFor();
  await expectWhole(desk, 'reported-conversation');
  await card.getByRole('button', { name: /^Warn Bob/ }).click();
  await desk
    .getByRole('status')
    .filter({ hasText: `${item.name}: Bob` })
    .waitFor();
  await card.waitFor({ state: 'detached' });
  await expectWhole(desk, 'decided-conversation');
  await desk.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Read the messages' }).waitFor();
});

test('lists, reads and sends messages by forms without scripts', async ({ browser, visitor }) => {
  const [seller, buyer] = [await newAccount('Sam'), await newAccount('Ben')];
  const item = await publishItem(seller.token, { name: newName('Plain Coat') });
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false, viewport: PHONE });
  try {
    const page = await context.newPage();
    await page.goto(`/ethereal/messages/new?about=item&id=${item._id}`);
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await title(page, 'New message').waitFor();
    await page.getByLabel('Message').fill('Is it <b>warm</b>?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: /^Conversation with/ }).waitFor();

    const desktop = await visitor({ as: seller });
    await desktop.goto('/ethereal/messages');
    await desktop.getByRole('link', { name: /^Ben .*Plain Coat/ }).click();
    await messageWith(desktop, 'Is it <b>warm</b>?').waitFor();
    await write(desktop, 'Yes.');
    await messageWith(desktop, 'Yes.').waitFor();

    // A page without scripts does not change by itself.
    await expect
      .poll(async () => {
        await page.goto('/ethereal/messages');
        await page
          .getByText(/\bunread\b/)
          .first()
          .waitFor();
        return page.getByText('1 unread.').count();
      })
      .toBe(1);
    await page.getByRole('link', { name: /Sam/ }).click();
    await page.getByRole('listitem').filter({ hasText: 'Yes.' }).waitFor();
    await page.getByRole('link', { name: 'All conversations' }).click();
    await page.getByText('No unread messages.').waitFor();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.goto('/plain/messages');
    await title(page, 'Login').waitFor();
  } finally {
    await context.close();
  }
});

test('has no accessibility fault on the pages for browsers without scripts', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Sue'), await newAccount('Bo')];
  const item = await publishItem(seller.token);
  const page = await visitor({ width: 390 });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/plain/login?next=${encodeURIComponent(`/plain/messages/new?about=item&id=${item._id}`)}`);
    expect(await faultsOf(page), `log-in, ${scheme}`).toEqual([]);
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(await faultsOf(page), `form, ${scheme}`).toEqual([]);
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Hello' }).first().waitFor();
    expect(await faultsOf(page), `conversation, ${scheme}`).toEqual([]);
    await page.getByRole('link', { name: 'All conversations' }).click();
    await title(page, 'Messages').waitFor();
    expect(await faultsOf(page), `inbox, ${scheme}`).toEqual([]);
    await page.getByRole('button', { name: 'Log Out' }).click();
  }
});
