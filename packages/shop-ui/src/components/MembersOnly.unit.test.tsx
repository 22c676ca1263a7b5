import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { login, signOut } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

const element = (
  <MembersOnly prompt="Please Login to view your cart." pending={<p>Loading</p>}>
    <p>Members</p>
  </MembersOnly>
);

test('shows its content to a logged-in user and a log-in link to a visitor', async () => {
  fakeApi({
    'POST /api/login': { token: 'token' },
    'GET /api/user-details': aUser,
    'GET /api/auth/signout': { message: '' },
  });
  renderPage([{ path: 'cart', element }], '/ethereal/cart');
  expect(screen.getByText('Loading')).toBeDefined();
  await login(aUser.email, 'ethereal1');
  expect(await screen.findByText('Members')).toBeDefined();
  await signOut();
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  expect(screen.queryByText('Members')).toBeNull();
});

test('gives its content the details of the user, and shows a note to a visitor', async () => {
  fakeApi({
    'POST /api/login': { token: 'token' },
    'GET /api/user-details': aUser,
    'GET /api/auth/signout': { message: '' },
  });
  const page = (
    <MembersOnly prompt="Please Login." note="Your draft is kept." pending={null}>
      {(user) => <p>Hello {user.fname}</p>}
    </MembersOnly>
  );
  renderPage([{ path: 'cart', element: page }], '/ethereal/cart');
  await login(aUser.email, 'ethereal1');
  expect(await screen.findByText(`Hello ${aUser.fname}`)).toBeDefined();
  await signOut();
  expect(await screen.findByText('Your draft is kept.')).toBeDefined();
});
