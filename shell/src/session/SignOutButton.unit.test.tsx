import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SignOutButton } from './SignOutButton.tsx';

const pages = [
  { index: true, element: <SignOutButton /> },
  { path: 'login', element: <p>The login page</p> },
];

async function signOutWith(answer: Parameters<typeof fakeApi>[0][string]) {
  localStorage.setItem('authToken', 'a.b.c');
  fakeApi({ 'GET /api/auth/signout': answer });
  renderPage(pages, '/ethereal');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Are you sure you want to sign out?')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
}

test('keeps the session when signing out fails', async () => {
  await signOutWith(refusal(503, 'Busy.'));
  expect(await screen.findByText('Failed to sign out. Please try again.')).toBeDefined();
  expect(localStorage.getItem('authToken')).toBe('a.b.c');
});

test('removes the token and opens the login page', async () => {
  await signOutWith({ message: 'Signed out.' });
  expect(await screen.findByText('The login page')).toBeDefined();
  expect(await screen.findByText('Signed out successfully')).toBeDefined();
  expect(localStorage.getItem('authToken')).toBeNull();
});
