import type { Request } from 'express';
import type { Audit } from '../audit/audit.ts';
import type { Mail } from '../mail/letter.ts';
import { passkeyMail } from '../passkeys/passkey-mail.ts';
import { type Distrusted, losesPasskeys } from '../users/account.rules.ts';
import type { UserRecord } from '../users/user.ts';
import { secondFactorMail } from './password-mails.ts';

/** Returns the mails about a second factor and passkeys that a write removes as distrusted. */
export function removedMails(to: string, user: UserRecord, removed: Distrusted): Mail[] {
  return [
    ...(removed.secondFactor ? [secondFactorMail(to, 'switched off')] : []),
    ...(losesPasskeys(user, removed) ? [passkeyMail(to, 'removed')] : []),
  ];
}

/** Writes to the audit trail that a second factor and passkeys of an account were removed as distrusted. */
export function auditRemoved(audit: Audit, request: Request, user: UserRecord, removed: Distrusted): void {
  if (removed.secondFactor) audit('second-factor.off', { user: user._id, request });
  if (losesPasskeys(user, removed)) audit('passkey.removed', { user: user._id, request });
}
