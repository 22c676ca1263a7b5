import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Passkeys } from './Passkeys.tsx';

const passkey = { _id: 'a'.repeat(24), name: 'This laptop', createdAt: '2026-11-21T10:00:00.000Z', lastUsedAt: null };

test('removes a passkey after the password is entered again, unless that is cancelled', async () => {
  const requests = fakeApi({
    'GET /api/passkeys': { passkeys: [passkey] },
    [`DELETE /api/passkeys/${passkey._id}`]: ({ body }) =>
      body && 'password' in Object(body)
        ? { passkeys: [] }
        : Response.json({ message: 'Enter it.', code: 'PASSWORD_NOT_VERIFIED', requestId: 'x' }, { status: 403 }),
  });
  renderPage([{ path: '', element: <Passkeys /> }], '/ethereal');
  const remove = () => screen.findByRole('button', { name: 'Remove the passkey of This laptop' });
  await userEvent.click(await remove());
  await screen.findByLabelText('Your password');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await userEvent.click(await remove());
  await userEvent.type(await screen.findByLabelText('Your password'), 'secret77{Enter}');
  expect(await screen.findByText('The passkey is removed.')).toBeDefined();
  expect(screen.queryByText('This laptop')).toBeNull();
  expect(requests.at(-1)?.body).toEqual({ password: 'secret77' });
});
