import { fakeUploads } from '@ethereal/shop-ui/pictures/fake-uploads.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { expectSamePages } from '@ethereal/web-kit/testing/same-pages.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../area.ts';
import { routes } from './routes.tsx';
import { aConversation, aMessage, ID, ITEM, inboxCalls, logIn, opened, sessionCalls } from './testing/fixtures.ts';

beforeAll(logIn);
// No test waits for the first load of the pages' modules, which takes seconds on a busy machine.
beforeAll(
  () => Promise.all([import('./inbox/MessagesPage.tsx'), import('./conversation/ConversationPane.tsx')]),
  60_000,
);
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = (path = `/ethereal/messages/${ID}`) => renderPage(routes, path);
const sendPath = `POST /api/conversations/${ID}/messages`;
const field = () => screen.findByRole('textbox', { name: 'Message' });
const sentBodies = (requests: ReturnType<typeof fakeApi>) =>
  requests.filter(({ method, path }) => `${method} ${path}` === sendPath).map(({ body }) => body);

describe('the area', () => {
  it('has a route for each page of area.ts', () => expectSamePages(area, routes));
});

describe('/ethereal/messages', () => {
  it('lists conversations with person, thing, last message and unread count', async () => {
    fakeApi(inboxCalls(aConversation({ unread: 2 }), []));
    open('/ethereal/messages');
    const row = await screen.findByRole('link', { name: /^Blue Store *, 2 unread, *Blue Store *: *Message 1/ });
    expect(row.getAttribute('href')).toBe(`/ethereal/messages/${ID}`);
  });

  it('puts unread conversations of a seller first', async () => {
    const read = aConversation({ _id: 'a'.repeat(24), with: { name: 'Ada L.' }, side: 'seller' });
    const unread = aConversation({ with: { name: 'Bob M.' }, side: 'seller', unread: 1 });
    fakeApi({
      ...inboxCalls(unread, []),
      'GET /api/conversations': { conversations: [read, unread], unread: 1, nextCursor: null },
    });
    open('/ethereal/messages');
    const list = within(await screen.findByRole('region', { name: 'Conversations' }));
    const names = (await list.findAllByRole('link')).map(({ textContent }) => textContent?.slice(0, 6));
    expect(names).toEqual(['Bob M.', 'Ada L.']);
  });

  it('shows that there are no messages, and that they could not be loaded', async () => {
    const calls = inboxCalls(aConversation(), []);
    fakeApi({ ...calls, 'GET /api/conversations': { conversations: [], unread: 0, nextCursor: null } });
    open('/ethereal/messages');
    expect(await screen.findByText('No messages yet')).toBeTruthy();
    cleanup();
    fakeApi({ ...calls, 'GET /api/conversations': () => refusal(400, 'No.') });
    open('/ethereal/messages');
    expect(await screen.findByText('Your messages could not be loaded.')).toBeTruthy();
  });
});

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

describe('/ethereal/messages/new', () => {
  const about = { type: 'store', id: ITEM, name: 'Blue Store' } as const;
  const subject = { about, side: 'buyer', with: { _id: ITEM, name: 'Blue Store', store: 'Blue Store' } };
  const path = `/ethereal/messages/new?about=store&id=${ITEM}&text=Is%20it%20warm%3F`;

  it('fills the field with the text of the address, and opens the conversation that it begins', async () => {
    const requests = fakeApi({
      ...inboxCalls(aConversation(), [aMessage(1, { mine: true, text: 'Is it warm?' })]),
      'GET /api/messages/about': subject,
      'POST /api/conversations': { _id: ID },
    });
    open(path);
    expect(await field()).toMatchObject({ value: 'Is it warm?' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('log', { name: 'Messages with Blue Store' })).toBeTruthy();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      about: { type: 'store', id: ITEM },
    });
  });

  it('stays on the page that was opened while the first message was on its way', async () => {
    const started = Promise.withResolvers<{ _id: string }>();
    const requests = fakeApi({
      ...inboxCalls(aConversation(), []),
      'GET /api/messages/about': subject,
      'POST /api/conversations': () => started.promise,
    });
    open(path);
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(screen.getByRole('link', { name: /Blue Store/ }));
    started.resolve({ _id: ID });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByRole('log')).toBeNull();
    expect(requests.map((request) => request.path)).not.toContain(`/api/conversations/${ID}`);
  });

  it('continues a conversation with the text in its field', async () => {
    fakeApi({
      ...inboxCalls(aConversation(), []),
      'GET /api/messages/about': { ...subject, conversation: ID },
    });
    open(path);
    await screen.findByRole('log');
    expect(await field()).toMatchObject({ value: 'Is it warm?' });
  });

  it.each(['', '?about=cat&id=1', '?about=item&id=x', '?about=order&id=cccccccccccccccccccccccc&seller=x'])(
    'shows that %j is no page',
    async (query) => {
      fakeApi(sessionCalls);
      open(`/ethereal/messages/new${query}`);
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );
});

describe('/ethereal/messages/settings', () => {
  const bodyTo = (requests: ReturnType<typeof fakeApi>, address: string) =>
    requests.find(({ method, path }) => method === 'PUT' && path === address)?.body;

  it('saves the away note with its days', async () => {
    const saved = { away: 'Back on Monday.', awayFrom: '2026-12-24', awayUntil: '2026-12-27' };
    const requests = fakeApi({ ...inboxCalls(aConversation(), []), 'PUT /api/messages/settings': saved });
    open('/ethereal/messages/settings');
    await userEvent.type(await screen.findByLabelText(/^Away note/), 'Back on Monday.');
    await userEvent.type(screen.getByLabelText(/^First day/), '2026-12-24');
    await userEvent.type(screen.getByLabelText(/^Last day/), '2026-12-23');
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('The last day comes before the first.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Last day/));
    await userEvent.clear(screen.getByLabelText(/^Last day/));
    await userEvent.type(screen.getByLabelText(/^Last day/), '2026-12-27');
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
    await screen.findByText('Your away note is saved.');
    expect(bodyTo(requests, '/api/messages/settings')).toEqual(saved);
  });

  it('saves the replies, and names one without a title by its beginning', async () => {
    const replies = [
      { title: 'Yes', text: 'Yes, it is.' },
      { title: 'No.', text: 'No.' },
    ];
    const requests = fakeApi({ ...inboxCalls(aConversation(), []), 'PUT /api/saved-replies': { replies } });
    open('/ethereal/messages/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a reply' }));
    await userEvent.type(screen.getByLabelText('Reply 2'), 'No.');
    await userEvent.click(screen.getByRole('button', { name: 'Save the replies' }));
    await screen.findByText('Your replies are saved.');
    expect(bodyTo(requests, '/api/saved-replies')).toEqual({ replies });
  });

  it('requires the reply of a title before it saves', async () => {
    const requests = fakeApi({ ...inboxCalls(aConversation(), []), 'PUT /api/saved-replies': { replies: [] } });
    open('/ethereal/messages/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a reply' }));
    await userEvent.type(screen.getByLabelText('Title 2'), 'Returns');
    await userEvent.click(screen.getByRole('button', { name: 'Save the replies' }));
    expect(await screen.findByText('Reply is required.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Reply 2'));
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  });
});
