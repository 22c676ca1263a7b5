import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

beforeAll(logIn);

const coat = {
  _id: 'c'.repeat(24),
  name: 'Coat',
  price: 99,
  category: 'women',
  subCategory: 'topW',
  size: [],
  isBestseller: false,
  itemImg: '/images/x',
  image1: { url: '/images/x' },
  user: aUser._id,
};
const facets = { category: [], gender: [], subCategory: [], size: [] };
const items = { items: [coat], total: 1, nextCursor: null, facets };
const note = { item: coat._id, text: 'Noted', changedAt: '2026-01-01T12:00:00.000Z' };

describe('/ethereal/sample', () => {
  it('notes an item and shows the note', async () => {
    const notes: object[] = [];
    fakeApi({
      ...session,
      'GET /api/items': items,
      'GET /api/sample/notes': () => ({ notes }),
      [`PUT /api/sample/notes/${coat._id}`]: () => {
        notes.push(note);
        return note;
      },
    });
    renderPage(routes, '/ethereal/sample');
    await userEvent.click(await screen.findByRole('button', { name: 'Note Coat' }));
    expect(await screen.findByText('Noted')).toBeTruthy();
  });

  it('offers a retry when the items could not be loaded', async () => {
    fakeApi({ ...session, 'GET /api/items': () => refusal(500, 'Something went wrong.') });
    renderPage(routes, '/ethereal/sample');
    expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })).toBeTruthy();
  });
});
