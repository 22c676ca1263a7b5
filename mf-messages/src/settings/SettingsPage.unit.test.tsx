import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aConversation, inboxCalls } from '../testing/fixtures.ts';
import { open, preparePages } from '../testing/pages.ts';

preparePages();

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
