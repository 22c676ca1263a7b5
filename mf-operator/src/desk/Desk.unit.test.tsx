import { endSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { logInWith, OPERATOR, sessionCalls } from '../testing/at-the-desk.ts';

const noReports = { ...sessionCalls, 'GET /api/desk/reports': { reports: [], nextCursor: null } };

test('refuses a person without a role, with a link back', async () => {
  await logInWith({ roles: [] });
  renderPage(routes, '/ethereal/desk');
  expect(await screen.findByText('This page is not for you.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe('/ethereal');
  expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull();
});

test('requires the second factor before the desk opens, and shows the recovery codes', async () => {
  await logInWith({ roles: ['operator'] });
  const token = `h.${btoa(JSON.stringify(OPERATOR))}.s`;
  const recoveryCodes = ['abcde-00001', 'abcde-00002'];
  const requests = fakeApi({
    ...noReports,
    'GET /api/user-details': { ...aUser, secondFactor: true },
    'POST /api/second-factor/setup': { secret: 'JBSWY3DP', uri: 'otpauth://totp/x?secret=JBSWY3DP' },
    'POST /api/second-factor/confirm': { recoveryCodes, token },
  });
  renderPage(routes, '/ethereal/desk');
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  await userEvent.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
  expect(await screen.findByText('abcde-00002')).toBeDefined();
  expect(requests.some(({ path }) => path.startsWith('/api/desk'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Open the desk' }));
  expect(await screen.findByText('Nothing waits for you.')).toBeDefined();
});

test('requires a visitor to log in', async () => {
  await logInWith(OPERATOR);
  fakeApi(noReports);
  renderPage(routes, '/ethereal/desk');
  await screen.findByRole('navigation', { name: 'Desk' });
  act(endSession);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull();
});
