import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConversation, ID, inboxCalls } from '../testing/fixtures.ts';
import { open, preparePages } from '../testing/pages.ts';

preparePages();

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
