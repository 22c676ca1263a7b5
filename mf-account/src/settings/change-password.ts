import { updatePassword, verifyPassword } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Refusal } from './change-outcome.ts';

type Passwords = { current: string; next: string; repeated: string };

/** Verifies the present password, then sets the new one. Throws a `Refusal` with the message to show. */
export async function changePassword({ current, next, repeated }: Passwords): Promise<void> {
  if (next !== repeated) throw new Refusal('Passwords do not match.');
  const { match } = await callApi(verifyPassword, { body: { password: current } }).catch(() => {
    throw new Refusal('Error verifying password. Please try again later.');
  });
  if (!match) throw new Refusal('Current password is incorrect.');
  const { success } = await callApi(updatePassword, { body: { newPassword: next } }).catch(() => ({
    success: false,
  }));
  if (!success) throw new Refusal('Failed to update the password.');
}
