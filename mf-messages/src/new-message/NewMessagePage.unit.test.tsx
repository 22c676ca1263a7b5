import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aConversation, aMessage, ID, ITEM, inboxCalls, sessionCalls } from '../testing/fixtures.ts';
import { field, open, preparePages } from '../testing/pages.ts';

preparePages();

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
