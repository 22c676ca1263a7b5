import { fakeUploads } from '@ethereal/shop-ui/pictures/fake-uploads.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aPicture, aReview, handlers, item, page, reviewsOf, route } from '../testing/reviewed-item.tsx';
import { visitAsBuyer, visitAsVisitor } from '../testing/visit.ts';

const jpeg = (name: string, bytes = 'x', type = 'image/jpeg') => new File([bytes], name, { type });
const hosted = (n: number) => ({ secure_url: `/images/p${n}`, public_id: `p${n}`, width: 8, height: 6 });

async function writing(more: Parameters<typeof visitAsBuyer>[2], open = 'Write a review') {
  const requests = await visitAsBuyer(route, page, { ...handlers, ...more });
  await userEvent.click(await screen.findByRole('button', { name: open }));
  await screen.findByRole('button', { name: 'Publish review' });
  return requests;
}
const mayWrite = { [`GET /api/reviews/${item._id}/mine`]: { review: null, mayWrite: true } };
const sentBy = (requests: Awaited<ReturnType<typeof visitAsBuyer>>, method: string) =>
  requests.find((request) => request.method === method && request.path.startsWith('/api/reviews'))?.body;

test('uploads pictures as they are chosen, with progress, and sends them with the review', async () => {
  const uploads = fakeUploads();
  const requests = await writing({ ...mayWrite, 'POST /api/reviews': aReview(4) });
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Review/ }), 'Good.');
  await userEvent.upload(screen.getByLabelText('Add pictures'), [jpeg('a.jpg'), jpeg('b.jpg')]);
  await waitFor(() => expect(uploads).toHaveLength(2));
  uploads[0]?.progress(0.5);
  const bar = await screen.findByRole('progressbar', { name: 'Uploading Picture 1' });
  await waitFor(() => expect(bar).toHaveProperty('value', 0.5));
  expect(screen.getByRole('button', { name: 'Publish review' })).toHaveProperty('disabled', true);
  for (const [n, upload] of uploads.entries()) upload.answer(201, hosted(n));
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: /^Uploading/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Remove Picture 1' }));
  const field = screen.getByRole('group', { name: /^Pictures/ });
  expect(document.activeElement).toBe(field);
  expect(within(field).getByRole('status').textContent).toBe('Pictures added: 1 of 4');
  await userEvent.click(screen.getByRole('button', { name: 'Publish review' }));
  expect(await screen.findByText('Thank you for your review!')).toBeDefined();
  expect(sentBy(requests, 'POST')).toMatchObject({ pictures: [{ url: '/images/p1', public_id: 'p1' }] });
});

test('rejects files of another type, too large or too many with the reason, and shows a failed upload', async () => {
  const uploads = fakeUploads();
  await writing(mayWrite);
  const add = () => screen.getByLabelText('Add pictures');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(add(), jpeg('a.txt', 'x', 'text/plain'));
  expect(await screen.findByText('Invalid file type. Only JPEG, PNG, JPG, or GIF allowed.')).toBeDefined();
  expect(add().getAttribute('aria-invalid')).toBe('true');
  const large = jpeg('large.jpg');
  Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 });
  await user.upload(add(), large);
  expect(await screen.findByText('File too large. Your file is 25.00MB, max allowed is 20MB.')).toBeDefined();
  expect(uploads).toHaveLength(0);
  await user.upload(
    add(),
    ['a', 'b', 'c', 'd', 'e'].map((name) => jpeg(name)),
  );
  await waitFor(() => expect(uploads).toHaveLength(4));
  expect(screen.queryByLabelText('Add pictures')).toBeNull();
  uploads[3]?.answer(415, {});
  expect(await screen.findByText('The picture could not be uploaded. Please try again.')).toBeDefined();
  expect(await screen.findByLabelText('Add pictures')).toBeDefined();
});

test('shows the pictures of a review that is edited, and removes one', async () => {
  const review = aReview(2, { pictures: [aPicture(1), aPicture(2)] });
  const requests = await writing(
    {
      [`GET /api/reviews/${item._id}/mine`]: { review, mayWrite: false },
      [`PUT /api/reviews/${review._id}`]: review,
    },
    'Edit your review',
  );
  const field = screen.getByRole('group', { name: /^Pictures/ });
  await userEvent.click(within(field).getByRole('button', { name: 'Remove Picture 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish review' }));
  expect(await screen.findByText('Your review is changed.')).toBeDefined();
  expect(sentBy(requests, 'PUT')).toMatchObject({ pictures: [{ url: '/images/2', public_id: '2' }] });
});

test('opens a thumbnail large, shows the next one, and restores the focus on closing', async () => {
  const review = aReview(2, { pictures: [aPicture(1), aPicture(2)] });
  await visitAsVisitor(route, page, { ...handlers, [`GET /api/reviews/${item._id}`]: reviewsOf([review]) });
  const first = await screen.findByRole('button', { name: 'Picture 1 of 2 by Bea S.' });
  first.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of 2 by Bea S.' });
  const shown = () => within(dialog).getByRole('img').getAttribute('src');
  expect(shown()).toContain('/images/1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(shown()).toContain('/images/2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(shown()).toContain('/images/1');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(first));
});
