// @vitest-environment jsdom
import { endSession, startSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { routes } from '../routes.tsx';

beforeAll(() => {
  localStorage.setItem('authToken', 'a.b.c');
  fakeApi({ 'GET /api/validate-user': { valid: true }, 'GET /api/user-details': aUser });
  startSession();
});
afterEach(cleanup);

test('who has no role is told so, with a way back', async () => {
  renderPage(routes, '/ethereal/desk');
  expect(await screen.findByText('This page is not for you.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe('/ethereal');
});

test('who is not logged in is asked to, and comes back', async () => {
  renderPage(routes, '/ethereal/desk');
  await screen.findByRole('heading', { level: 1, name: 'Desk' });
  act(endSession);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  expect(screen.queryByText('This page is not for you.')).toBeNull();
});
