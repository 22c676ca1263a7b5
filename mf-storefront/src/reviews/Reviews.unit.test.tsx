import { BUYER } from '@ethereal/shop-ui/testing/fixtures.ts';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aReview, handlers, item, page, reviewsOf, route } from '../testing/reviewed-item.tsx';
import { visitAsBuyer, visitAsVisitor } from '../testing/visit.ts';

test('shows the stars, the seller and the reviews of an item', async () => {
  await visitAsVisitor(route, page, handlers);
  const reviews = await screen.findByRole('region', { name: 'Reviews' });
  expect(await within(reviews).findByText('2 reviews')).toBeDefined();
  expect(within(reviews).getAllByText('Soft and warm.')).toHaveLength(2);
  const bars = within(reviews).getAllByRole('button', { name: /^\d of 5 stars: / });
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    '5 of 5 stars: 1',
    '4 of 5 stars: 1',
    '3 of 5 stars: 0',
    '2 of 5 stars: 0',
    '1 of 5 stars: 0',
  ]);
  // The brand has the store's name: one link leads to its items, the other to the seller.
  const links = await screen.findAllByRole('link', { name: 'Maison Ada' });
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/ethereal/sellers/${item.user}`);
  expect(within(reviews).queryByRole('button', { name: 'Write a review' })).toBeNull();
});

test('shows the size that the author of a review bought', async () => {
  const reviews = reviewsOf([aReview(2, { size: 'M' }), aReview(3, { author: 'Cy T.' })]);
  await visitAsVisitor(route, page, { ...handlers, [`GET /api/reviews/${item._id}`]: reviews });
  expect((await screen.findByText('Bea S.')).parentElement?.textContent).toMatch(/Verified purchase · Size M$/);
  expect(screen.getByText('Cy T.').parentElement?.textContent).toMatch(/Verified purchase$/);
});

test('shows the most frequent fit beside the sizes, and the fit of each review', async () => {
  const reviews = {
    ...reviewsOf([aReview(2, { size: 'M', fit: 'true' })]),
    fit: { small: 1, true: 3, large: 0 },
  };
  await visitAsVisitor(route, page, { ...handlers, [`GET /api/reviews/${item._id}`]: reviews });
  expect(await screen.findByText('Most say: true to size')).toBeDefined();
  expect(screen.getByText('Bea S.').parentElement?.textContent).toMatch(/ · Size M · True to size$/);
});

test('lets a buyer state the fit and remove it, and asks for it only for an item with sizes', async () => {
  const mine = `GET /api/reviews/${item._id}/mine`;
  const own = aReview(4, { fit: 'small' });
  const requests = await visitAsBuyer(route, page, {
    ...handlers,
    [mine]: { review: own, mayWrite: false },
    [`PUT /api/reviews/${own._id}`]: own,
  });
  const sent = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const edit = async (fit: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit your review' }));
    const select = await screen.findByLabelText(/^How does it fit\?/);
    expect(select).toHaveProperty('value', 'small');
    await userEvent.selectOptions(select, fit);
    await userEvent.click(screen.getByRole('button', { name: 'Publish review' }));
    await screen.findByRole('button', { name: 'Edit your review' });
  };
  await edit('Runs large');
  await edit('No answer');
  expect(sent()).toMatchObject([{ fit: 'large' }, { rating: 5 }]);
  expect(sent()[1]).not.toHaveProperty('fit');
  cleanup();

  const whole = { ...item, size: [] };
  await visitAsBuyer(route, page, {
    ...handlers,
    [`GET /api/categories/men/${item._id}`]: whole,
    [mine]: { review: null, mayWrite: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  await screen.findByRole('button', { name: 'Publish review' });
  expect(screen.queryByLabelText(/^How does it fit/)).toBeNull();
});

test('lets a buyer who received the item write a review, with stars chosen by radio buttons', async () => {
  const requests = await visitAsBuyer(route, page, {
    ...handlers,
    [`GET /api/reviews/${item._id}/mine`]: { review: null, mayWrite: true },
    'POST /api/reviews': aReview(4, { rating: 4, title: '', text: 'Good.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  const publish = await screen.findByRole('button', { name: 'Publish review' });
  const focusText = vi.spyOn(screen.getByRole('textbox', { name: /^Review/ }), 'focus');
  await userEvent.click(publish);
  expect(await screen.findByText('Choose 1 to 5 stars.')).toBeDefined();
  expect(await screen.findByText('Review is required.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' })));
  expect(focusText).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Review/ }), 'Good.');
  await userEvent.click(publish);
  expect(await screen.findByText('Thank you for your review!')).toBeDefined();
  // The random items of the page stay as they are.
  expect(requests.filter(({ path }) => path === '/api/items/random')).toHaveLength(1);
  expect(requests.find(({ path, method }) => path === '/api/reviews' && method === 'POST')?.body).toEqual({
    productId: item._id,
    rating: 4,
    text: 'Good.',
  });
});

const Fragment = () => <output>{useLocation().hash}</output>;

test('opens the form by a link to it, until the form is closed', async () => {
  await visitAsBuyer({ ...route, element: [<Fragment key="1" />, route.element] }, `${page}#write-review`, {
    ...handlers,
    [`GET /api/reviews/${item._id}/mine`]: { review: null, mayWrite: true },
  });
  await screen.findByRole('button', { name: 'Publish review' });
  expect(document.getElementById('write-review')).toBe(screen.getByRole('radio', { name: '1 star' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeDefined();
  expect(screen.queryByText('#write-review')).toBeNull();
});

test('marks a review as helpful, and filters reviews by the stars of one bar', async () => {
  const helpful: string[] = [];
  const requests = await visitAsBuyer(route, page, {
    ...handlers,
    [`GET /api/reviews/${item._id}`]: reviewsOf([aReview(2, { helpful: 1 }), aReview(3, { rating: 4 })]),
    [`GET /api/reviews/${item._id}/mine/helpful`]: () => ({ reviews: helpful }),
    [`PUT /api/reviews/${'2'.repeat(24)}/helpful`]: () => {
      helpful.push('2'.repeat(24));
      return { helpful: 2 };
    },
  });
  const reviews = await screen.findByRole('region', { name: 'Reviews' });
  expect(await within(reviews).findByText(/1 found it helpful/)).toBeDefined();
  const [button] = await within(reviews).findAllByRole('button', { name: 'Helpful' });
  if (!button) throw new Error('There is no such button.');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(helpful).toHaveLength(1));

  expect(
    within(reviews)
      .getByRole('button', { name: /^1 of 5/ })
      .hasAttribute('disabled'),
  ).toBe(true);
  await userEvent.click(within(reviews).getByRole('button', { name: /^4 of 5/ }));
  await waitFor(() => expect(requests.some(({ query }) => query.get('rating') === '4')).toBe(true));
  await userEvent.click(within(reviews).getByRole('button', { name: /show all$/ }));
  expect(within(reviews).queryByRole('button', { name: /show all$/ })).toBeNull();
});

test('publishes the reply of the seller', async () => {
  const own = { ...item, user: BUYER._id };
  const requests = await visitAsBuyer(route, page, {
    ...handlers,
    [`GET /api/categories/men/${item._id}`]: own,
    [`GET /api/sellers/${BUYER._id}`]: handlers[`GET /api/sellers/${item.user}`],
    [`POST /api/reviews/${'2'.repeat(24)}/reply`]: aReview(2, {
      reply: { text: 'Thank you!', createdAt: '2026-03-05T00:00:00Z' },
    }),
  });
  const [reply] = await screen.findAllByRole('button', { name: 'Reply' });
  if (!reply) throw new Error('no button');
  await userEvent.click(reply);
  await userEvent.type(screen.getByRole('textbox', { name: /^Reply/ }), 'Thank you!');
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }));
  expect(await screen.findByText('Your reply is published.')).toBeDefined();
  expect(requests.some(({ path }) => path.endsWith('/reply'))).toBe(true);
});
