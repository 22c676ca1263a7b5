import { adoptToken, endSession } from '@ethereal/web-kit/session/session-store.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { logInWith, OPERATOR, sessionCalls } from '../testing/at-the-desk.ts';
import { MergeForm } from './MergeForm.tsx';

afterEach(cleanup);

test('moves the focus to the first missing field, and sends nothing', async () => {
  await logInWith(OPERATOR);
  const requests = fakeApi(sessionCalls);
  renderPage([{ path: 'desk/shop', element: <MergeForm /> }], '/ethereal/desk/shop');
  await userEvent.type(screen.getByLabelText('Brand to merge'), 'Lin');
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Brand to keep')));
  await userEvent.type(screen.getByLabelText('Brand to keep'), 'Maison Lin');
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('shows the message of the server at the field alone', async () => {
  await logInWith(OPERATOR);
  const message = 'Both brands are the same.';
  fakeApi({ ...sessionCalls, 'POST /api/desk/brands/merges': () => refusal(400, message, { to: message }) });
  renderPage([{ path: 'desk/shop', element: <MergeForm /> }], '/ethereal/desk/shop');
  await userEvent.type(screen.getByLabelText('Brand to merge'), 'Lin');
  await userEvent.type(screen.getByLabelText('Brand to keep'), 'lin');
  await userEvent.type(screen.getByLabelText('Reason'), 'One brand');
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  await screen.findByText(message);
  expect(document.activeElement).toBe(screen.getByLabelText('Brand to keep'));
  expect(document.querySelector('.Toastify__toast')).toBeNull();
});

test('keeps what was typed when the session ends', async () => {
  await logInWith(OPERATOR);
  fakeApi(sessionCalls);
  const show = () => renderPage([{ path: 'desk/shop', element: <MergeForm /> }], '/ethereal/desk/shop');
  const { unmount } = show();
  await userEvent.type(screen.getByLabelText('Brand to merge'), 'Lin');
  await userEvent.type(screen.getByLabelText('Reason'), 'One brand');
  act(endSession);
  unmount();
  await act(() => adoptToken('a.b.c'));
  show();
  expect(screen.getByLabelText('Brand to merge')).toHaveProperty('value', 'Lin');
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'One brand');
});
