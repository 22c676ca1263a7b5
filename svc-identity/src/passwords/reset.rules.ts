import { invalid } from '@ethereal/service-kit/errors';
import { type Distrusting, distrustedAtReset } from '../users/account.rules.ts';
import type { EndOfSessions } from '../users/user-updates.ts';

/** Creates the error for a reset link that is unknown, used or expired. */
export const refusedLink = () =>
  invalid('This link is not valid any more. Please request a new one.', { code: 'INVALID_LINK' });

/** Resets the password by a mailed link. @throws invalid when the account is gone */
export function decideReset({ user }: Distrusting, command: { passwordHash: string; end: EndOfSessions }) {
  if (!user) throw refusedLink();
  const removed = distrustedAtReset(user, command.end.from);
  return { state: { user, removed }, user, removed, command };
}
