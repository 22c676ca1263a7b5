import type { User } from '@ethereal/contracts/identity';
import type { Mail } from '../mail/mail.ts';

/** A user as this service keeps one. */
export type UserRecord = {
  _id: string;
  fname: string;
  lname: string;
  /** Both names folded, for comparing. */
  nameKey: string;
  /** In lower case; unique. */
  email: string;
  passwordHash: string;
  activatedAt: Date | null;
  createdAt: Date;
  nameChangedAt: Date | null;
  emailChangedAt: Date | null;
  /** Mails that were written together with a change and are not in the outbox yet. */
  pendingMails: Mail[];
};

/** What a user may see of themselves. */
export function toAnswer(user: UserRecord): User {
  return {
    _id: user._id,
    fname: user.fname,
    lname: user.lname,
    email: user.email,
    createdAt: user.createdAt.toISOString(),
    nameChangedAt: user.nameChangedAt?.toISOString() ?? null,
    emailChangedAt: user.emailChangedAt?.toISOString() ?? null,
  };
}
