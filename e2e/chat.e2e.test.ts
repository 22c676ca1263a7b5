import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { expectAddress } from './kit/page.ts';
import { test } from './kit/test.ts';

const GREETING = 'Hi there, how can I help you?';
const { items } = inject('shop');

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const links = (page: Page) => log(page).locator('a[href^="/ethereal/categories/"]');
/** Names of the stages that the last answer went through. */
const stages = (page: Page) =>
  page
    .getByRole('list', { name: 'Search stages' })
    .last()
    .locator('[data-stage]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-stage')));

async function openChat(page: Page, address = '/ethereal'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await log(page).getByText(GREETING).waitFor();
}

async function say(page: Page, words: string): Promise<void> {
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(words);
  await message.press('Enter');
}

const answered = (page: Page) => page.getByRole('button', { name: 'Send' }).waitFor();

/** What a stream would carry, up to where it is cut. */
const stream = (...events: object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

describe('the chat assistant', () => {
  test('finds items of the shop in stages, understands a follow-up, and keeps the conversation over a reload', async ({
    visitor,
  }) => {
    const page = await visitor();
    await openChat(page);
    await say(page, 'summer dresses for women');
    await links(page).first().waitFor();
    await answered(page);
    expect(await stages(page)).toEqual(['searching', 'reading', 'writing']);
    const dresses = items.filter(({ name }) => name.endsWith('Summer Dress')).map(({ _id }) => _id);
    expect(dresses).toContain((await links(page).first().getAttribute('href'))?.split('/').at(-1));

    await say(page, 'something cheaper?');
    await expect.poll(() => page.getByRole('list', { name: 'Search stages' }).count()).toBe(2);
    await answered(page);

    await page.reload();
    await log(page).getByText('summer dresses for women').waitFor();
    await links(page).first().click();
    await expectAddress(page, ({ pathname }) => pathname.startsWith('/ethereal/categories/'));
  });

  test('ignores blank messages, and closes with Escape', async ({ visitor }) => {
    const page = await visitor({ width: 390 });
    await openChat(page);
    await say(page, '   ');
    expect(await log(page).getByText(/\S/).count()).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await log(page).waitFor({ state: 'detached' });
    expect(
      await page
        .getByRole('button', { name: 'Open chat' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  test('says so when the catalogue cannot be searched', async ({ visitor }) => {
    const page = await visitor();
    const body = stream(
      { type: 'checkpoint', checkpoint_id: 'one' },
      { type: 'search_start', query: 'coats' },
      { type: 'search_error' },
      { type: 'content', content: 'I cannot look right now.' },
      { type: 'end' },
    );
    await page.route('**/chat_stream/**', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body }),
    );
    await openChat(page);
    await say(page, 'coats');
    await log(page).getByText('I cannot look right now.').waitFor();
    await log(page).getByText('Search error').waitFor();
    await log(page).getByText('An error occurred during search.').waitFor();
  });

  test('has words for a stream that breaks off, and for a server that is away', async ({ visitor }) => {
    const page = await visitor({ expects: [/chat_stream/, /Failed to load resource/] });
    await page.route('**/chat_stream/**', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: stream({ type: 'checkpoint', checkpoint_id: 'one' }),
      }),
    );
    await openChat(page);
    await say(page, 'hello');
    await log(page).getByText('Sorry, there was an error processing your request.').waitFor();

    await page.unroute('**/chat_stream/**');
    await page.route('**/chat_stream/**', (route) => route.abort());
    await say(page, 'hello again');
    await log(page).getByText('Sorry, there was an error connecting to the server.').waitFor();
  });

  test('runs nothing that comes with an answer', async ({ visitor }) => {
    const page = await visitor();
    const content = '<img src=x onerror="document.title=\'hacked\'"> [here](javascript:alert(1)) **bold**';
    const body = stream(
      { type: 'checkpoint', checkpoint_id: 'one' },
      { type: 'content', content },
      { type: 'end' },
    );
    await page.route('**/chat_stream/**', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body }),
    );
    await openChat(page);
    await say(page, 'hello');
    await log(page).getByText('bold', { exact: true }).waitFor();
    expect(await log(page).locator('img[src="x"], a[href^="javascript"]').count()).toBe(0);
    expect(await page.title()).not.toBe('hacked');
  });

  test.for([390, 820, 1440])('has nothing for axe to find at %i px', async (width, { visitor }) => {
    const page = await visitor({ width });
    await openChat(page);
    await say(page, 'summer dresses for women');
    await links(page).first().waitFor();
    await answered(page);
    expect(await faultsOf(page)).toEqual([]);
  });
});
