import { EMAIL_TAKEN } from '@ethereal/contracts/identity';
import { conflict, invalid } from '@ethereal/service-kit/errors';
import { type Distrusting, distrustedAtUndo } from '../users/account.rules.ts';
import { newEmailChange, openChange } from '../users/email-change.rules.ts';
import type { EmailChange, UserRecord } from '../users/user.ts';
import type { EndOfSessions } from '../users/user-updates.ts';
import { refuseWhileLocked } from './change-lock.rules.ts';

const OWN_EMAIL = 'This is already your email.';

/** Creates the error for an address that another account has. */
export const taken = () => conflict(EMAIL_TAKEN, { code: 'EMAIL_TAKEN', errors: { newEmail: EMAIL_TAKEN } });
/** Creates the error for a link that is used or expired. */
export const spent = () =>
  invalid('This link is not valid any more.', { code: 'INVALID_LINK', errors: { token: 'Not valid.' } });

type EmailState = {
  user: UserRecord;
  /** Whether another user has, had recently, or is about to take the wanted address. */
  isClaimed: boolean;
};
type ChangeEmail = { newEmail: string; isFresh: boolean; now: Date };
type EmailChanged = { state: EmailState; change: EmailChange };

/** Changes the email. @throws locked, invalid for the present address, conflict for another user's address */
export function decideEmail({ user, isClaimed }: EmailState, { newEmail, isFresh, now }: ChangeEmail): EmailChanged {
  refuseWhileLocked('email', user.emailChangedAt, now);
  if (newEmail === user.email || newEmail === openChange(user, now)?.to)
    throw invalid(OWN_EMAIL, { code: 'UNCHANGED', errors: { newEmail: OWN_EMAIL } });
  if (isClaimed) throw taken();
  const change = newEmailChange(newEmail, { now, isFresh });
  return { state: { user: { ...user, emailChange: change, emailChangedAt: now }, isClaimed }, change };
}

/** Undoes a change of email. @throws invalid when the account is gone */
export function decideUndo({ user }: Distrusting, command: { address: string; end: EndOfSessions }) {
  if (!user) throw spent();
  const removed = distrustedAtUndo(user, command.end.from);
  return { state: { user, removed }, user, removed, command };
}
