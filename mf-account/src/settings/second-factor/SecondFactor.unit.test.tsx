import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SecondFactor } from './SecondFactor.tsx';

const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcde-0000${at}`);
const uri = 'otpauth://totp/Ethereal:ada@shop.test?secret=JBSWY3DPEHPK3PXP&issuer=Ethereal';
const setup = { 'POST /api/second-factor/setup': { secret: 'JBSWY3DPEHPK3PXP', uri } };
const show = (secondFactor: boolean) =>
  renderPage([{ path: '', element: <SecondFactor user={{ ...aUser, secondFactor }} /> }], '/ethereal');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Sends the dialog that turns the factor off, filled in. Returns the queries of the dialog. */
async function turnOff() {
  await press('Turn off');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Your password'), 'secret77');
  await userEvent.type(dialog.getByLabelText(/recovery code/), '654321');
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  return dialog;
}

test('sets up a factor by a code, and shows the recovery codes once, to copy', async () => {
  let answer: object = refusal(400, 'That code is not right.');
  const requests = fakeApi({
    ...setup,
    'GET /api/user-details': aUser,
    'POST /api/second-factor/confirm': () => answer,
  });
  show(false);
  await press('Set up a second factor');
  const qr = await screen.findByRole('img', { name: 'QR code of the secret' });
  expect(qr.getAttribute('viewBox'), 'the code fills its frame').toMatch(/^0 0 (\d+) \1$/);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  expect(screen.getByRole('link', { name: 'open your authenticator app' }).className).toContain('underlined');
  await userEvent.type(screen.getByLabelText('Code from your app'), '123456{Enter}');
  expect(await screen.findByText('That code is not right.')).toBeDefined();
  answer = { recoveryCodes, token: 'n.e.w' };
  await press('Confirm');
  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  expect(requests.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({ code: '123456' });
  expect(localStorage.getItem('authToken')).toBe('n.e.w');
  const copied = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText: copied } });
  await press('Copy');
  expect(copied).toHaveBeenCalledWith(`${recoveryCodes.join('\n')}\n`);
  vi.unstubAllGlobals();
  await press('Done');
  expect(await screen.findByText(/^On: logging in takes/)).toBeDefined();
  expect(screen.queryByText('abcde-00000')).toBeNull();
});

test('cancels a set-up that is not confirmed', async () => {
  fakeApi(setup);
  show(false);
  await press('Set up a second factor');
  await screen.findByRole('img', { name: 'QR code of the secret' });
  await press('Cancel');
  expect(await screen.findByRole('button', { name: 'Set up a second factor' })).toBeDefined();
  expect(screen.queryByLabelText('Code from your app')).toBeNull();
});

test('requests the password and a code of the present factor when the server requires them', async () => {
  const refuse = (code: string, message: string) =>
    Response.json({ message, code, requestId: 'test' }, { status: 403 });
  const requests = fakeApi({
    'GET /api/user-details': aUser,
    'POST /api/second-factor/setup': ({ body }) => {
      const { password, code } = body as { password?: string; code?: string };
      if (password === undefined) return refuse('SECOND_FACTOR_REQUIRED', 'Enter a code.');
      if (password !== 'secret77') return refuse('WRONG_PASSWORD', 'That is not your password.');
      return code === '654321' ? { secret: 'JBSWY3DPEHPK3PXP', uri } : refuse('WRONG_CODE', 'That code is not right.');
    },
  });
  show(true);
  await press('Set up anew');
  const password = await screen.findByLabelText('Your password');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(password, 'guess77');
  await userEvent.type(await screen.findByLabelText(/recovery code/), '111111{Enter}');
  expect(await screen.findByText('That is not your password.')).toBeDefined();
  expect(document.activeElement).toBe(password);
  await userEvent.clear(password);
  await userEvent.type(password, 'secret77{Enter}');
  expect(await screen.findByText('That code is not right.')).toBeDefined();
  await userEvent.clear(screen.getByLabelText(/recovery code/));
  await userEvent.type(screen.getByLabelText(/recovery code/), '654321{Enter}');
  expect((await screen.findByRole('link', { name: 'open your authenticator app' })).getAttribute('href')).toBe(uri);
  expect(requests.map(({ body }) => body)).toContainEqual({ password: 'secret77', code: '654321' });
});

test('turns the factor off by the password and a code', async () => {
  const requests = fakeApi({ 'DELETE /api/second-factor': () => undefined, 'GET /api/user-details': aUser });
  show(true);
  await turnOff();
  expect(await screen.findByText('The second factor is off.')).toBeDefined();
  expect(requests.find(({ method }) => method === 'DELETE')?.body).toEqual({
    password: 'secret77',
    code: '654321',
  });
});

test.each([
  ['WRONG_PASSWORD', 'That is not your password.', 'Your password'],
  ['WRONG_CODE', 'That code is not right.', /recovery code/],
])('shows %s at its field when the factor is turned off', async (code, message, label) => {
  fakeApi({ 'DELETE /api/second-factor': () => Response.json({ message, code, requestId: 'x' }, { status: 403 }) });
  show(true);
  const dialog = await turnOff();
  expect(await dialog.findByText(message)).toBeDefined();
  const invalid = ['Your password', /recovery code/].filter((label) =>
    dialog.getByLabelText(label).matches('[aria-invalid]'),
  );
  expect(invalid.map(String)).toEqual([String(label)]);
  expect(document.activeElement).toBe(dialog.getByLabelText(label));
});
