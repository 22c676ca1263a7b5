import { fakeUploads } from '@ethereal/shop-ui/pictures/fake-uploads.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aConversation, aMessage, ID, inboxCalls, opened } from '../testing/fixtures.ts';
import { field, open, preparePages, sendPath, sentBodies } from '../testing/pages.ts';

preparePages();

describe('a conversation', () => {
  it('shows HTML as text, and links that search engines do not follow', async () => {
    fakeApi(inboxCalls(aConversation(), [aMessage(1, { text: '<b>Hi</b> https://a.example javascript:alert(1)' })]));
    open();
    const log = within(await screen.findByRole('log', { name: 'Messages with Blue Store' }));
    expect(log.getByText(/<b>Hi<\/b>/)).toBeTruthy();
    const [link, ...more] = log.getAllByRole('link');
    expect(more).toEqual([]);
    expect(link?.getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(link?.getAttribute('href')).toBe('https://a.example/');
  });

  it.each([
    ['Sent', { delivered: false }],
    ['Delivered', { delivered: true }],
    ['Read', { delivered: true, readAt: '2026-01-01T12:05:00.000Z' }],
  ])('shows "%s" below the last own message', async (word, more) => {
    const own = { mine: true, clientId: 'x' };
    fakeApi(inboxCalls(aConversation(), [aMessage(1, own), aMessage(2, { ...own, ...more }), aMessage(3)]));
    open();
    const log = await screen.findByRole('log');
    expect(
      within(log)
        .getAllByText(/Sent|Delivered|Read/)
        .map(({ textContent }) => textContent),
    ).toEqual([` · ${word}`]);
  });

  it('sends by Enter, and begins a line by Shift+Enter', async () => {
    const requests = fakeApi({
      ...inboxCalls(aConversation(), [aMessage(1)]),
      [sendPath]: aMessage(2, { mine: true }),
    });
    open();
    await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}Two{Enter}');
    await vi.waitFor(() => expect(sentBodies(requests)).toMatchObject([{ text: 'One\nTwo' }]));
  });

  it('keeps a message that was not sent, and sends it again with the same client id', async () => {
    const requests = fakeApi({ ...inboxCalls(aConversation(), []), [sendPath]: () => refusal(503, 'Away.') });
    open();
    await userEvent.type(await field(), 'Hello{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(sentBodies(requests)).toHaveLength(2));
    const [first, second] = sentBodies(requests);
    expect(second).toEqual(first);
  });

  it('closes the field when a message is refused because the other person has blocked its writer', async () => {
    let isBlocked = false;
    fakeApi({
      ...inboxCalls(aConversation(), []),
      [`GET /api/conversations/${ID}`]: () => opened(aConversation({ state: isBlocked ? 'refused' : 'open' }), []),
      [sendPath]() {
        isBlocked = true;
        return refusal(403, 'This person does not take messages from you.');
      },
    });
    open();
    await userEvent.type(await field(), 'Hello{Enter}');
    await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain('This person does not take messages from you.');
    expect(screen.getByText('Hello')).toBeTruthy();
  });

  it('closes the field when the other person blocks its writer', async () => {
    let block: () => void = () => undefined;
    let isBlocked = false;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        block = () => {
          isBlocked = true;
          controller.enqueue(new TextEncoder().encode(`event: changed\ndata: {"conversation":"${ID}"}\n\n`));
        };
      },
    });
    fakeApi({
      ...inboxCalls(aConversation(), []),
      'GET /api/messages/stream': () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } }),
      [`GET /api/conversations/${ID}`]: () => opened(aConversation({ state: isBlocked ? 'refused' : 'open' }), []),
    });
    open();
    await field();
    block();
    await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
  });

  it('keeps a failed message, and the text of the field, while another page is open', async () => {
    fakeApi({ ...inboxCalls(aConversation(), []), [sendPath]: () => refusal(503, 'Away.') });
    open();
    await userEvent.type(await field(), 'Hello{Enter}');
    await screen.findByRole('button', { name: 'Try again' });
    await userEvent.type(await field(), 'Are you');
    await userEvent.click(screen.getByLabelText('All conversations'));
    await vi.waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: /^Blue Store/ }));
    expect(await field()).toMatchObject({ value: 'Are you' });
    expect(screen.getByText('Hello')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('keeps the text of the field and an unconfirmed message over a reload, for their author alone', async () => {
    const never = () => new Promise<Response>(() => undefined);
    fakeApi({ ...inboxCalls(aConversation(), []), [sendPath]: never });
    open();
    await userEvent.type(await field(), 'Hello{Enter}');
    await userEvent.type(await field(), 'Are you');
    expect(screen.getByText('Sending')).toBeTruthy();
    cleanup();
    open();
    expect(await field()).toMatchObject({ value: 'Are you' });
    expect(screen.getByText('Hello')).toBeTruthy();
    cleanup();
    for (const [key, value] of Object.entries(sessionStorage))
      sessionStorage.setItem(key, value.replaceAll(aUser._id, 'f'.repeat(24)));
    open();
    expect(await field()).toMatchObject({ value: '' });
    expect(screen.queryByText('Hello')).toBeNull();
  });

  it('offers to repeat a message whose answer did not arrive before a reload', async () => {
    const value = [{ clientId: 'one', text: 'Hello', images: [] }];
    sessionStorage.setItem(`ethereal.unsent.outgoing.${ID}`, JSON.stringify({ author: aUser._id, value }));
    const requests = fakeApi({ ...inboxCalls(aConversation(), []), [sendPath]: () => refusal(503, 'Away.') });
    open();
    expect(await screen.findByText('Not sent. Check your connection and try again.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(sentBodies(requests)).toEqual([{ clientId: 'one', text: 'Hello' }]));
  });

  it('names the year of a day unless it is the current year', async () => {
    const year = new Date().getFullYear();
    const at = (of: number) => `${of}-01-05T12:00:00.000Z`;
    fakeApi(inboxCalls(aConversation(), [aMessage(1, { at: at(year - 1) }), aMessage(2, { at: at(year) })]));
    open();
    const log = within(await screen.findByRole('log'));
    const days = log.getAllByText(/^\w{3}, Jan 5/).map(({ textContent }) => textContent);
    expect(days.map((words) => words?.slice(5))).toEqual([`Jan 5, ${year - 1}`, 'Jan 5']);
  });

  it('sends a picture once it is uploaded, and keeps it during a look at another page', async () => {
    const requests = fakeApi({
      ...inboxCalls(aConversation(), []),
      'GET /config.json': () => Response.json({}),
      [sendPath]: () => refusal(503, 'Away.'),
    });
    const uploads = fakeUploads();
    open();
    await field();
    await userEvent.upload(screen.getByLabelText('Choose pictures'), new File(['x'], 'a.png', { type: 'image/png' }));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    uploads[0]?.answer(201, { secure_url: '/images/a', public_id: 'a' });
    await screen.findByRole('button', { name: 'Remove picture 1' });
    await userEvent.click(screen.getByLabelText('All conversations'));
    await vi.waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: /^Blue Store/ }));
    await screen.findByRole('button', { name: 'Remove picture 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const images = [{ url: '/images/a', public_id: 'a' }];
    await vi.waitFor(() => expect(sentBodies(requests)).toMatchObject([{ text: '', images }]));
  });

  it('takes four of five chosen pictures and shows the limit', async () => {
    fakeApi({ ...inboxCalls(aConversation(), []), 'GET /config.json': () => Response.json({}) });
    const uploads = fakeUploads();
    open();
    await field();
    const five = Array.from({ length: 5 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));
    await userEvent.upload(screen.getByLabelText('Choose pictures'), five);
    expect(await screen.findByText('A message takes up to 4 pictures.')).toBeTruthy();
    await vi.waitFor(() => expect(uploads).toHaveLength(4));
  });

  it('warns before it sends a card number or a payment outside the shop', async () => {
    const requests = fakeApi({ ...inboxCalls(aConversation(), []), [sendPath]: () => refusal(503, 'Away.') });
    open();
    await userEvent.type(await field(), 'Pay me directly by PayPal{Enter}');
    expect(await screen.findByText(/not protected/)).toBeTruthy();
    expect(sentBodies(requests)).toEqual([]);
    const anyway = screen.getByRole('button', { name: 'Send anyway' });
    // A phone hides the word of the button, but not these.
    expect(anyway.querySelector('.word')).toBeNull();
    await userEvent.click(anyway);
    await vi.waitFor(() => expect(sentBodies(requests)).toHaveLength(1));
  });

  it('states the limit when a pasted text is longer than a message', async () => {
    fakeApi(inboxCalls(aConversation(), []));
    open();
    await userEvent.click(await field());
    await userEvent.paste('x'.repeat(3000));
    expect(await screen.findByText('At most 2,000 characters. What goes beyond is left out.')).toBeTruthy();
  });

  it('marks unread messages as read', async () => {
    const requests = fakeApi(inboxCalls(aConversation({ unread: 1 }), [aMessage(1)]));
    open();
    await vi.waitFor(() =>
      expect(requests.find(({ path }) => path.endsWith('/read'))?.body).toEqual({
        upTo: aMessage(1)._id,
      }),
    );
  });

  it('reports the chosen message of the other person', async () => {
    const messages = [aMessage(1), aMessage(2), aMessage(3, { mine: true })];
    const report = `POST /api/conversations/${ID}/report`;
    const requests = fakeApi({
      ...inboxCalls(aConversation(), messages),
      [report]: () => new Response(null, { status: 204 }),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Report a message' }));
    const choice = await screen.findByLabelText('Message', { selector: 'select' });
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(choice, aMessage(1)._id);
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await screen.findByText('Reason is required.');
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'Other');
    await userEvent.type(screen.getByLabelText(/^Tell us more/), 'Insults');
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await screen.findByText('Thank you. We will look at it.');
    expect(requests.find(({ path }) => path.endsWith('/report'))?.body).toEqual({
      messageId: aMessage(1)._id,
      reason: 'other',
      text: 'Insults',
    });
  });

  it('inserts a saved reply of a seller', async () => {
    fakeApi(inboxCalls(aConversation({ side: 'seller' }), []));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await field()).toMatchObject({ value: 'Yes, it is.' });
  });

  it.each([
    ['blocked', /You have blocked/],
    ['refused', /does not take messages/],
    ['suspended', /is suspended/],
    ['gone', /deleted their account/],
  ] as const)('has no field when it is %s', async (state, words) => {
    fakeApi(inboxCalls(aConversation({ state }), []));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});
