import { logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { ReviewsPage } from './ReviewsPage.tsx';

const id = 'b'.repeat(24);
const aReview = {
  _id: id,
  rating: 4,
  title: 'Warm',
  text: 'It keeps the wind out.',
  author: 'Bea C.',
  createdAt: '2026-11-20T10:00:00.000Z',
  item: { _id: 'c'.repeat(24), name: 'Coat', itemImg: '/images/x', category: 'women' },
};
const pages = [{ path: 'profile/reviews', element: <ReviewsPage /> }];
const show = () => renderPage(pages, '/ethereal/profile/reviews');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(logIn);

it('publishes a reply to a review, and none without a text', async () => {
  let reviews: object[] = [aReview];
  const requests = fakeApi({
    ...session,
    'GET /api/store/reviews': () => ({ reviews, nextCursor: null }),
    [`POST /api/reviews/${id}/reply`]: ({ body }) => {
      const { item, ...review } = { ...aReview, reply: { ...Object(body), createdAt: aReview.createdAt } };
      reviews = [{ ...review, item }];
      return review;
    },
  });
  show();
  await press('Reply: Coat, Bea C.');
  await press('Publish reply');
  expect(await screen.findByText('Reply is required.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Reply'), ' Thank you. ');
  await press('Publish reply');
  expect(await screen.findByText('Your reply is published.')).toBeDefined();
  expect(await screen.findByText('Thank you.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Edit your reply: Coat, Bea C.' })).toBeDefined();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ text: 'Thank you.' }]);
});

it('limits the list to reviews without a reply', async () => {
  const requests = fakeApi({
    ...session,
    'GET /api/store/reviews': ({ query }) => ({
      reviews: query.get('replied') === 'false' ? [] : [aReview],
      nextCursor: null,
    }),
  });
  show();
  await screen.findByText('It keeps the wind out.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only reviews without a reply' }));
  expect(await screen.findByText('Every review has a reply.')).toBeDefined();
  expect(requests.at(-1)?.query.get('replied')).toBe('false');
});

it('shows that the reviews could not be loaded, and loads older ones', async () => {
  let isAway = true;
  fakeApi({
    ...session,
    'GET /api/store/reviews': ({ query }) => {
      if (isAway) return refusal(400, 'No.');
      return query.get('cursor')
        ? { reviews: [{ ...aReview, _id: 'd'.repeat(24), text: 'An older one.' }], nextCursor: null }
        : { reviews: [aReview], nextCursor: 'next' };
    },
  });
  show();
  expect(await screen.findByText('Your reviews could not be loaded.')).toBeDefined();
  isAway = false;
  await press('Retry');
  await press('Show older reviews');
  expect(await screen.findByText('An older one.')).toBeDefined();
});
