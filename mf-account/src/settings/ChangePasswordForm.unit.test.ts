// @vitest-environment jsdom
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { expect, test } from 'vitest';
import { changePassword } from './ChangePasswordForm.tsx';

const passwords = { current: 'present1', next: 'newer123', repeated: 'newer123' };
const VERIFY = 'POST /api/verify-password';
const UPDATE = 'POST /api/update-password';

test.each([
  ['Passwords do not match.', {}, { ...passwords, repeated: 'newer124' }],
  ['Error verifying password. Please try again later.', { [VERIFY]: refusal(503, 'Busy.') }, passwords],
  ['Current password is incorrect.', { [VERIFY]: { match: false } }, passwords],
  [
    'Failed to update the password.',
    { [VERIFY]: { match: true }, [UPDATE]: refusal(403, 'Enter your password again.') },
    passwords,
  ],
])('reports: %s', async (message, answers, given) => {
  fakeApi(answers);
  await expect(changePassword(given)).rejects.toThrow(message);
});

test('sets the new password after the present one matched', async () => {
  const requests = fakeApi({ [VERIFY]: { match: true }, [UPDATE]: { success: true } });
  await changePassword(passwords);
  expect(requests.map(({ body }) => body)).toEqual([{ password: 'present1' }, { newPassword: 'newer123' }]);
});
