import type { Role } from '@ethereal/contracts/roles';
import type { Db } from 'mongodb';
import { endOf, NOT_DELETED, sessionsEnded, type Users } from '../../users/user-updates.ts';

/** Stores roles in the documents of users. */
export function createRolesStore(db: Db) {
  const users: Users = db.collection('users');
  return {
    /** Grants a role, which applies from the next log-in on. Returns false when there is no such person. */
    async grant(email: string, role: Role): Promise<boolean> {
      const { matchedCount } = await users.updateOne({ email, ...NOT_DELETED }, { $addToSet: { roles: role } });
      return matchedCount === 1;
    },

    /**
     * Revokes a role and ends all sessions in the same write, because tokens name the role.
     * Returns false when there is no such person.
     */
    async revoke(email: string, role: Role, now: Date): Promise<boolean> {
      const user = await users.findOne({ email, ...NOT_DELETED }, { projection: { _id: 1 } });
      if (!user) return false;
      await users.updateOne(
        { _id: user._id },
        {
          $pull: { roles: role },
          $set: endOf({ from: now }),
          $push: { pendingEvents: sessionsEnded(user._id, { from: now }) },
        },
      );
      return true;
    },
  };
}
