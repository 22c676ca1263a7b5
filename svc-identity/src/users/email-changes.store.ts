import type { Mail } from '../mail/letter.ts';
import type { Distrusted } from './account.rules.ts';
import { lapsedBefore } from './email-change.rules.ts';
import type { EmailChange, UserRecord } from './user.ts';
import {
  type EndOfSessions,
  endOf,
  factorAsRead,
  NO_PASSWORD,
  pulledPasskeys,
  refusingDuplicates,
  sessionsEnded,
  type Users,
  unsetDistrusted,
  updateUser,
} from './user-updates.ts';

/** The functions of the store that change an email. */
export function emailChanges(users: Users) {
  return {
    /** Returns false when the email was changed since `user` was read. @throws EmailTaken */
    async changeEmail(user: UserRecord, change: EmailChange, mails: Mail[]): Promise<boolean> {
      // A lapsed change to this address no longer reserves it.
      await users.updateMany(
        { 'emailChange.to': change.to, 'emailChange.at': { $lte: lapsedBefore(change.at) } },
        { $unset: { emailChange: '' } },
      );
      return updateUser(
        users,
        { _id: user._id, emailChangedAt: user.emailChangedAt },
        { emailChange: change, emailChangedAt: change.at },
        mails,
      );
    },

    /** Marks the pending address as confirmed. */
    async confirmEmail(id: string, to: string, at: Date): Promise<UserRecord | null> {
      return users.findOneAndUpdate(
        { _id: id, 'emailChange.to': to },
        { $set: { 'emailChange.confirmedAt': at } },
        { returnDocument: 'after' },
      );
    },

    /** Returns users whose confirmed address may now replace the old one. */
    withDueEmailChange: (now: Date, limit: number) =>
      users
        .find({
          'emailChange.to': { $exists: true },
          'emailChange.confirmedAt': { $gt: new Date(0) },
          'emailChange.effectiveAt': { $lte: now },
        })
        .limit(limit)
        .toArray(),

    /** Replaces the address by the confirmed one. @throws EmailTaken when an active account has it */
    async applyEmailChange({ _id, email, emailChange }: UserRecord, former: { address: string; until: Date }) {
      if (!emailChange) return;
      // A sign-up that was never activated has not proved that it owns the mailbox; this user has.
      await users.deleteOne({ email: emailChange.to, activatedAt: null, _id: { $ne: _id } });
      await refusingDuplicates(
        users.updateOne(
          { _id, email, 'emailChange.to': emailChange.to },
          {
            $set: { email: emailChange.to },
            $unset: { emailChange: '' },
            $push: { formerEmails: former },
          },
        ),
      );
    },

    async dropEmailChange(id: string, to: string): Promise<void> {
      await users.updateOne({ _id: id, 'emailChange.to': to }, { $unset: { emailChange: '' } });
    },

    /**
     * Restores the old address as the only one, removes the password and what is distrusted, and ends every session.
     * Returns false when the second factor changed since `user` was read.
     */
    async undoEmailChange(
      user: UserRecord,
      email: string,
      { distrusted, end, mails }: { distrusted: Distrusted; end: EndOfSessions; mails: Mail[] },
    ): Promise<boolean> {
      const { matchedCount } = await refusingDuplicates(
        users.updateOne(
          { _id: user._id, ...factorAsRead(user) },
          {
            $set: { email, passwordHash: NO_PASSWORD, emailChangedAt: null, ...endOf(end) },
            $unset: unsetDistrusted(distrusted),
            $pull: { formerEmails: { address: email }, ...pulledPasskeys(distrusted) },
            $push: { pendingMails: { $each: mails }, pendingEvents: sessionsEnded(user._id, end) },
          },
        ),
      );
      return matchedCount === 1;
    },
  };
}
