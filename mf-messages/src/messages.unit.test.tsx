// @vitest-environment jsdom
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { expectSamePages } from '@ethereal/web-kit/testing/same-pages.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../area.ts';
import { routes } from './routes.tsx';
import { aConversation, aMessage, ID, ITEM, inboxCalls, logIn, sessionCalls } from './testing/fixtures.ts';

beforeAll(logIn);
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const open = (path = `/ethereal/messages/${ID}`) => renderPage(routes, path);
const sendPath = `POST /api/messages/conversations/${ID}/messages`;
const field = () => screen.findByRole('textbox', { name: 'Message' });
const sentBodies = (requests: ReturnType<typeof fakeApi>) =>
  requests.filter(({ method, path }) => `${method} ${path}` === sendPath).map(({ body }) => body);

describe('the area', () => {
  it('has a route for each page of area.ts', () => expectSamePages(area, routes));
});

describe('/ethereal/messages', () => {
  it('lists conversations with person, thing, last message and unread count', async () => {
    fakeApi(inboxCalls(aConversation({ unread: 2, seq: 2 }), []));
    open('/ethereal/messages');
    const row = await screen.findByRole('link', { name: /^Blue Store *, 2 unread, *Blue Store *: *Message 1/ });
    expect(row.getAttribute('href')).toBe(`/ethereal/messages/${ID}`);
  });

  it('puts unread conversations of a seller first', async () => {
    const read = aConversation({ _id: 'a'.repeat(24), other: { name: 'Ada L.' }, side: 'seller' });
    const unread = aConversation({ other: { name: 'Bob M.' }, side: 'seller', unread: 1 });
    fakeApi({
      ...inboxCalls(unread, []),
      'GET /api/messages/conversations': { conversations: [read, unread], unread: 1, nextCursor: null },
    });
    open('/ethereal/messages');
    const list = within(await screen.findByRole('region', { name: 'Conversations' }));
    const names = (await list.findAllByRole('link')).map(({ textContent }) => textContent?.slice(0, 6));
    expect(names).toEqual(['Bob M.', 'Ada L.']);
  });

  it('shows that there are no messages, and that they could not be loaded', async () => {
    const calls = inboxCalls(aConversation(), []);
    fakeApi({ ...calls, 'GET /api/messages/conversations': { conversations: [], unread: 0, nextCursor: null } });
    open('/ethereal/messages');
    expect(await screen.findByText('No messages yet')).toBeTruthy();
    cleanup();
    fakeApi({ ...calls, 'GET /api/messages/conversations': () => refusal(400, 'No.') });
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

  it('sends by Enter, and begins a line by Shift+Enter', async () => {
    const conversation = aConversation({ seq: 2 });
    const requests = fakeApi({
      ...inboxCalls(aConversation(), [aMessage(1)]),
      [sendPath]: { conversation, message: aMessage(2, { by: 'buyer' }) },
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

  it('sends a picture, which is uploaded when it is chosen', async () => {
    const requests = fakeApi({
      ...inboxCalls(aConversation(), []),
      'GET /config.json': () => Response.json({}),
      [sendPath]: () => refusal(503, 'Away.'),
    });
    const held = { secure_url: '/images/a', public_id: 'a' };
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        status = 201;
        responseText = JSON.stringify(held);
        onload = () => {};
        open() {}
        setRequestHeader() {}
        send() {
          this.onload();
        }
      },
    );
    open();
    await field();
    await userEvent.upload(screen.getByLabelText('Choose pictures'), new File(['x'], 'a.png', { type: 'image/png' }));
    await screen.findByRole('button', { name: 'Remove picture 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const pictures = [{ url: '/images/a', public_id: 'a' }];
    await vi.waitFor(() => expect(sentBodies(requests)).toMatchObject([{ text: '', pictures }]));
  });

  it('warns before it sends a card number or a payment outside the shop', async () => {
    const requests = fakeApi({ ...inboxCalls(aConversation(), []), [sendPath]: () => refusal(503, 'Away.') });
    open();
    await userEvent.type(await field(), 'Pay me directly by PayPal{Enter}');
    expect(await screen.findByText(/not protected/)).toBeTruthy();
    expect(sentBodies(requests)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
    await vi.waitFor(() => expect(sentBodies(requests)).toHaveLength(1));
  });

  it('marks unread messages as read', async () => {
    const requests = fakeApi(inboxCalls(aConversation({ unread: 1 }), [aMessage(1)]));
    open();
    await vi.waitFor(() => expect(requests.find(({ path }) => path.endsWith('/read'))?.body).toEqual({ upTo: 1 }));
  });

  it('inserts a saved reply of a seller', async () => {
    fakeApi(inboxCalls(aConversation({ side: 'seller' }), []));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, it is.' }));
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
  const about = { kind: 'store', id: ITEM, title: 'Blue Store' } as const;
  const path = `/ethereal/messages/new?about=store&id=${ITEM}&text=Is%20it%20warm%3F`;

  it('fills the field with the text of the address, and opens the conversation that it begins', async () => {
    const requests = fakeApi({
      ...inboxCalls(aConversation(), [aMessage(1, { by: 'buyer', text: 'Is it warm?' })]),
      'GET /api/messages/about': { about, side: 'buyer', other: 'Blue Store' },
      'POST /api/messages/conversations': { conversation: aConversation(), message: aMessage(1) },
    });
    open(path);
    expect(await field()).toMatchObject({ value: 'Is it warm?' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('log', { name: 'Messages with Blue Store' })).toBeTruthy();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      about: { kind: 'store', id: ITEM },
    });
  });

  it('continues a conversation with the text in its field', async () => {
    fakeApi({
      ...inboxCalls(aConversation(), []),
      'GET /api/messages/about': { about, side: 'buyer', other: 'Blue Store', conversation: ID },
    });
    open(path);
    await screen.findByRole('log');
    expect(await field()).toMatchObject({ value: 'Is it warm?' });
  });

  it.each(['', '?about=cat&id=1', '?about=item&id=x'])('shows that %j is no page', async (query) => {
    fakeApi(sessionCalls);
    open(`/ethereal/messages/new${query}`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('/ethereal/messages/settings', () => {
  it('saves the away note and the replies', async () => {
    const requests = fakeApi({
      ...inboxCalls(aConversation(), []),
      'PUT /api/messages/settings': { savedReplies: ['Yes, it is.', 'No.'], away: 'Back on Monday.' },
    });
    open('/ethereal/messages/settings');
    await userEvent.type(await screen.findByLabelText(/^Away note/), 'Back on Monday.');
    await userEvent.click(screen.getByRole('button', { name: 'Add a reply' }));
    await userEvent.type(screen.getByLabelText('Reply 2'), 'No.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your settings are saved.');
    const sent = requests.find(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ savedReplies: ['Yes, it is.', 'No.'], away: 'Back on Monday.' });
  });
});

describe('/ethereal/desk/conversations', () => {
  it('requires a reason before the messages are shown', async () => {
    const person = (name: string) => ({ name });
    const reported = {
      _id: ID,
      about: aConversation().about,
      buyer: person('Ada L.'),
      seller: person('Blue Store'),
      reports: [{ by: 'buyer' as const, reason: 'Insults', at: '2026-01-01T12:00:00.000Z' }],
      looks: 0,
    };
    const look = `POST /api/desk/conversations/${ID}/look`;
    const requests = fakeApi({
      ...sessionCalls,
      'GET /api/desk/conversations': { conversations: [reported], nextCursor: null },
      [look]: { conversation: { ...reported, looks: 1 }, messages: [aMessage(1)] },
    });
    open('/ethereal/desk/conversations');
    const read = await screen.findByRole<HTMLButtonElement>('button', { name: 'Read the messages' });
    expect(read.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Report of insults');
    await userEvent.click(read);
    expect(await screen.findByText('Message 1')).toBeTruthy();
    expect(requests.find(({ path }) => path.endsWith('/look'))?.body).toEqual({ reason: 'Report of insults' });
  });
});
