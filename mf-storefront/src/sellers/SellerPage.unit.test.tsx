import type { Page } from '@ethereal/areas/area';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AnswerTime } from './SellerPage.tsx';

describe('AnswerTime', () => {
  const ID = 'a'.repeat(24);
  const links: Page['links'] = [{ place: 'store', label: 'Ask the seller', query: 'about=store&id={id}' }];
  const withMessages = { mf_messages: { pages: [{ path: '/ethereal/messages/new', links }] } };

  function open(remotes: object, answering: object) {
    const requests = fakeApi({
      'GET /remotes.json': () => Response.json(remotes),
      [`GET /api/messages/sellers/${ID}`]: answering,
    });
    renderPage([{ path: 'here', element: <AnswerTime seller={ID} /> }], '/ethereal/here');
    return requests;
  }

  it.each([
    [1, 'Answers within an hour'],
    [4, 'Answers within 4 hours'],
  ])('shows %i as %j', async (answersWithinHours, text) => {
    open(withMessages, { answersWithinHours });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows nothing for a seller with few answers', async () => {
    const requests = open(withMessages, {});
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.queryByText(/Answers/)).toBeNull();
  });

  it('makes no request in a shop without messages', async () => {
    const requests = open({}, { answersWithinHours: 1 });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(requests.map(({ path }) => path)).toEqual(['/remotes.json']);
  });
});
