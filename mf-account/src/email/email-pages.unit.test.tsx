import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { UndoEmailChangePage } from './UndoEmailChangePage.tsx';

const pages = [
  { path: 'confirm-email', element: <ConfirmEmailPage /> },
  { path: 'undo-email-change', element: <UndoEmailChangePage /> },
  { path: 'reset-password/:token', element: <p>A new password</p> },
];

test('confirms an address on a press, not by opening the link', async () => {
  const requests = fakeApi({ 'POST /api/confirm-email': { message: 'Thank you.' } });
  renderPage(pages, '/ethereal/confirm-email?token=abc');
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByText('Thank you.')).toBeDefined();
  expect(requests[0]?.body).toEqual({ token: 'abc' });
});

test('reports a used link', async () => {
  fakeApi({ 'POST /api/confirm-email': () => refusal(400, 'This link is not valid any more.') });
  renderPage(pages, '/ethereal/confirm-email?token=abc');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This link is not valid any more.');
});

test('undoes a change and leads to a new password', async () => {
  fakeApi({ 'POST /api/undo-email-change': { message: 'Your address is back.', resetToken: 'r' } });
  renderPage(pages, '/ethereal/undo-email-change?token=abc');
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('A new password')).toBeDefined();
});
