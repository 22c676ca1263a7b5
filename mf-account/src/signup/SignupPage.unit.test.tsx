import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SignupPage } from './SignupPage.tsx';

const pages = [
  { path: 'signup', element: <SignupPage /> },
  { path: 'login', element: <p>The login page</p> },
];

async function signUpWith(answer: Response) {
  fakeApi({ 'POST /api/signup': answer });
  renderPage(pages, '/ethereal/signup');
  await userEvent.type(screen.getByLabelText('First Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Last Name'), 'Byron');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test('shows faults under their fields', async () => {
  await signUpWith(refusal(409, 'Please check the fields.', { email: 'This email is already taken.' }));
  expect(await screen.findByText('This email is already taken.')).toBeDefined();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('reports a failure without faults of fields', async () => {
  await signUpWith(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeDefined();
});

test('shows the message of the server, and opens the login page', async () => {
  await signUpWith(Response.json({ message: 'Look into your mailbox.' }, { status: 201 }));
  expect(await screen.findByText('The login page')).toBeDefined();
  expect(await screen.findByText('Look into your mailbox.')).toBeDefined();
});
