import { listConversations } from '@ethereal/contracts/messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask } from './kit/api.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { expectAddress, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { orderOne } from './kit/trade.ts';
import { expectWhole } from './kit/widths.ts';

const IN_CONVERSATION = /^\/ethereal\/messages\/[0-9a-f]{24}$/;
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const said = (page: Page, words: string) => page.getByRole('log').getByText(words);
const unreadOf = async (token: string) => (await ask(listConversations, {}, token)).unread;

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

test('shows each message to the other side within a second, on a desktop and a phone', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Sera'), await newAccount('Bea')];
  const item = await publishItem(seller.token, { name: newName('Asked Coat') });
  const phone = await visitor({ as: buyer, width: 390 });
  await phone.goto(pageOf(item));
  await phone.getByRole('main').getByRole('link', { name: 'Ask the seller' }).click();
  await title(phone, 'New message').waitFor();
  await expectWhole(phone, 'new-message');
  await write(phone, 'Is it warm?');
  await expectAddress(phone, ({ pathname }) => IN_CONVERSATION.test(pathname));
  await said(phone, 'Is it warm?').waitFor();

  const desktop = await visitor({ as: seller });
  await desktop.goto('/ethereal/messages');
  await desktop.getByRole('link', { name: /^Bea .*.*1 unread, *Asked Coat/ }).click();
  await said(desktop, 'Is it warm?').waitFor();
  await expect.poll(() => unreadOf(seller.token)).toBe(0);
  await write(desktop, 'Yes, see https://wool.example/care');
  await said(phone, 'Yes, see https://wool.example/care').waitFor({ timeout: 1000 });
  await write(phone, 'Thank you!');
  await said(desktop, 'Thank you!').waitFor({ timeout: 1000 });
  expect(await unreadOf(seller.token)).toBe(0);
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
  await said(page, 'When does it arrive?').waitFor();

  const shop = await visitor({ as: seller });
  await shop.goto('/ethereal/profile/Orders');
  await shop.getByRole('link', { name: `Write to the buyer: ${item.name}` }).click();
  await said(shop, 'When does it arrive?').waitFor();
  await shop.getByRole('button', { name: /^Block Bob/ }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click();
  await shop.getByText('You have blocked this person. Unblock them to write.').waitFor();
  await page.reload();
  await page.getByText('This person does not take messages from you.').waitFor();
});

test('asks a visitor to log in, and fills the field of a member from the address', async ({ visitor }) => {
  const seller = await newAccount('Sol');
  const item = await publishItem(seller.token);
  const page = await visitor();
  await page.goto(`/ethereal/messages/new?about=item&id=${item._id}&text=Is%20it%20warm%3F`);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor();
  const member = await visitor({ as: await newAccount('Mem') });
  await member.goto(`/ethereal/messages/new?about=item&id=${item._id}&text=Is%20it%20warm%3F`);
  await expect.poll(() => field(member).inputValue()).toBe('Is it warm?');
});
