import type { Role } from '@ethereal/contracts/roles';
import type { Db } from 'mongodb';
import type { UserRecord } from '../../users/user.ts';
import { sessionsEnded } from '../../users/user-updates.ts';

/** Stores roles in the documents of users. */
export function createRolesStore(db: Db) {
  const users = db.collection<UserRecord & { pendingEvents?: unknown[] }>('users');
  const here = (email: string) => ({ email, erasure: { $exists: false } });
  return {
    /** Grants a role, which applies from the next log-in on. Returns false when there is no such person. */
    async grant(email: string, role: Role): Promise<boolean> {
      const { matchedCount } = await users.updateOne(here(email), { $addToSet: { roles: role } });
      return matchedCount === 1;
    },

    /**
     * Revokes a role and ends all sessions in the same write, because tokens name the role.
     * Returns false when there is no such person.
     */
    async revoke(email: string, role: Role, now: Date): Promise<boolean> {
      const user = await users.findOne(here(email), { projection: { _id: 1 } });
      if (!user) return false;
      await users.updateOne(
        { _id: user._id },
        {
          $pull: { roles: role },
          $set: { tokensValidFrom: now, tokensValidExcept: null },
          $push: { pendingEvents: sessionsEnded(user._id, { from: now }) },
        },
      );
      return true;
    },
  };
}
