import { MAX_PASSKEYS } from '@ethereal/contracts/identity';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Mail } from '../mail/letter.ts';
import type { Passkey, UserRecord } from '../users/user.ts';
import { NOT_DELETED } from '../users/user-updates.ts';

/** Challenge of a browser: for a new passkey of a session, or for a log-in. */
type Challenge = { _id: string; session: string | null; expiresAt: Date };

/** Milliseconds for which a challenge can be answered. */
export const CHALLENGE_MS = 5 * 60_000;

/** Stores passkeys in the documents of users, and open challenges. A challenge is deleted when it is used. */
export function createPasskeysStore(db: Db) {
  const users = db.collection<UserRecord>('users');
  const challenges = db.collection<Challenge>('passkeyChallenges');
  const done = ({ matchedCount }: { matchedCount: number }) => matchedCount === 1;
  return {
    async ensureIndexes(): Promise<void> {
      await challenges.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      const withPasskeys = { 'passkeys.credential': { $exists: true } };
      await users.createIndex({ 'passkeys.credential': 1 }, { unique: true, partialFilterExpression: withPasskeys });
    },

    async addChallenge(challenge: string, session: string | null, now: Date): Promise<void> {
      await challenges.insertOne({ _id: challenge, session, expiresAt: new Date(now.getTime() + CHALLENGE_MS) });
    },

    /** Uses a challenge up. Returns false for one that is unknown, used, expired or of another session. */
    async takeChallenge(challenge: string, session: string | null, now: Date): Promise<boolean> {
      return (await challenges.findOneAndDelete({ _id: challenge, session, expiresAt: { $gt: now } })) !== null;
    },

    findOwner: (credential: string) => users.findOne({ 'passkeys.credential': credential, ...NOT_DELETED }),

    /** Returns false when the person has too many passkeys by now, or the credential is stored already. */
    async add(user: string, passkey: Passkey, mail: Mail): Promise<boolean> {
      const hasRoom = { _id: user, ...NOT_DELETED, [`passkeys.${MAX_PASSKEYS - 1}`]: { $exists: false } };
      const push = users.updateOne(hasRoom, { $push: { passkeys: passkey, pendingMails: mail } });
      return (await unlessDuplicate(push))?.matchedCount === 1;
    },

    /** Records a log-in. Returns false when the passkey was removed, or another log-in counted further meanwhile. */
    recordUse: async (user: string, { _id, counter }: Passkey, signed: number, at: Date): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, passkeys: { $elemMatch: { _id, counter } } },
          { $set: { 'passkeys.$[used].counter': signed, 'passkeys.$[used].lastUsedAt': at } },
          { arrayFilters: [{ 'used._id': _id }] },
        ),
      ),

    /** Returns false when there is no such passkey. */
    remove: async (user: string, passkey: string, mail: Mail): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, 'passkeys._id': passkey },
          { $pull: { passkeys: { _id: passkey } }, $push: { pendingMails: mail } },
        ),
      ),

    /** Removes every passkey. Returns false when there was none. */
    removeAll: async (user: string, mail: Mail): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, 'passkeys._id': { $exists: true } },
          { $unset: { passkeys: '' }, $push: { pendingMails: mail } },
        ),
      ),
  };
}

export type PasskeysStore = ReturnType<typeof createPasskeysStore>;
