import type { Mail } from '../mail/letter.ts';
import type { UserRecord } from './user.ts';
import type { Users } from './user-updates.ts';

/**
 * The functions of the store for mails that were written together with a change of a user and are not yet in the mail
 * queue.
 */
export function pendingMails(users: Users) {
  return {
    /** Returns users with mails that wait to be moved to the mail queue. */
    withPendingMails(atMost: number): Promise<Pick<UserRecord, '_id' | 'pendingMails'>[]> {
      return users
        .find({ 'pendingMails._id': { $exists: true } }, { projection: { pendingMails: 1 } })
        .limit(atMost)
        .toArray();
    },

    async forgetPendingMails(id: string, mails: readonly Mail[]): Promise<void> {
      const ids = mails.map((mail) => mail._id);
      await users.updateOne({ _id: id }, { $pull: { pendingMails: { _id: { $in: ids } } } });
    },
  };
}
