import type { Db } from 'mongodb';
import type { SecondFactor, UserRecord } from '../../accounts/index.ts';
import type { Mail } from '../../mail/index.ts';

/** More than can be good at one time: a step leaves the list long after its code has. */
const STEPS_KEPT = 16;

/** Second factors in the users' own documents; each code is taken in one write, so that it counts once. */
export function createSecondFactorStore(db: Db) {
  const users = db.collection<UserRecord>('users');
  const done = ({ matchedCount }: { matchedCount: number }) => matchedCount === 1;
  return {
    async propose(user: string, secret: string): Promise<void> {
      await users.updateOne({ _id: user }, { $set: { proposedFactor: secret } });
    },

    /** False when what was proposed is another one by now, or was confirmed. */
    adopt: async (user: string, factor: SecondFactor, mail: Mail): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, proposedFactor: factor.secret },
          {
            $set: { secondFactor: factor },
            $unset: { proposedFactor: '' },
            $push: { pendingMails: mail },
          },
        ),
      ),

    /** False when a code of this step was taken before, or the secret is another one by now. */
    takeStep: async (user: string, secret: string, step: number): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, 'secondFactor.secret': secret, 'secondFactor.usedSteps': { $ne: step } },
          { $push: { 'secondFactor.usedSteps': { $each: [step], $slice: -STEPS_KEPT } } },
        ),
      ),

    /** False when there is no such code, or no more. */
    takeRecoveryCode: async (user: string, hash: string): Promise<boolean> =>
      done(
        await users.updateOne(
          { _id: user, 'secondFactor.recoveryCodes': hash },
          { $pull: { 'secondFactor.recoveryCodes': hash } },
        ),
      ),

    async drop(user: string, mail: Mail): Promise<void> {
      await users.updateOne(
        { _id: user },
        { $unset: { secondFactor: '', proposedFactor: '' }, $push: { pendingMails: mail } },
      );
    },
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
