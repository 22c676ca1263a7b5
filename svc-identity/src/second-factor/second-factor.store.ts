import type { Db } from 'mongodb';
import type { Mail } from '../mail/letter.ts';
import type { SecondFactor, UserRecord } from '../users/user.ts';

/** Number of used steps that are kept: more than can be valid at one time. */
const STEPS_KEPT = 16;

/**
 * Stores second factors in the documents of users. Each code is marked as used in one write, so that it counts once.
 */
export function createSecondFactorStore(db: Db) {
  const users = db.collection<UserRecord>('users');
  const done = ({ matchedCount }: { matchedCount: number }) => matchedCount === 1;
  return {
    async propose(user: string, proposedFactor: { secret: string; at: Date; session: string }): Promise<void> {
      await users.updateOne({ _id: user }, { $set: { proposedFactor } });
    },

    /** Returns false when another factor was proposed since, or this one was confirmed already. */
    confirm: async (user: string, factor: SecondFactor, mail: Mail): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, 'proposedFactor.secret': factor.secret },
          {
            $set: { secondFactor: factor },
            $unset: { proposedFactor: '' },
            $push: { pendingMails: mail },
          },
        ),
      ),

    /** Returns false when a code of this step was used before, or the secret changed since. */
    redeemStep: async (user: string, secret: string, step: number): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, 'secondFactor.secret': secret, 'secondFactor.usedSteps': { $ne: step } },
          { $push: { 'secondFactor.usedSteps': { $each: [step], $slice: -STEPS_KEPT } } },
        ),
      ),

    /** Returns false when there is no such code, or it was used. */
    redeemRecoveryCode: async (user: string, hash: string): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, 'secondFactor.recoveryCodes': hash },
          { $pull: { 'secondFactor.recoveryCodes': hash } },
        ),
      ),

    /** Returns false when there was no second factor. */
    drop: async (user: string, mail: Mail): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, secondFactor: { $exists: true } },
          { $unset: { secondFactor: '', proposedFactor: '' }, $push: { pendingMails: mail } },
        ),
      ),
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
