import type { UserRecord } from '../../accounts/index.ts';
import { newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes.ts';
import type { Sealer } from './sealer.ts';
import type { SecondFactorStore } from './second-factor.store.ts';
import { secondFactorMail } from './second-factor-mail.ts';
import { isAppCode, newSecret, stepOf, uriOf } from './totp.ts';

type Options = { store: SecondFactorStore; sealer: Sealer; now: () => Date };

/** Sets up, checks and drops second factors. A code counts once, also when several callers send it at once. */
export function createSecondFactors({ store, sealer, now }: Options) {
  return {
    async propose({ _id, email }: UserRecord) {
      const secret = newSecret();
      await store.propose(_id, sealer.seal(secret, _id));
      return { secret, uri: uriOf(secret, email) };
    },

    /** Answers the recovery codes, shown this once; undefined when it is no code of what was proposed. */
    async confirm(user: UserRecord, code: string): Promise<string[] | undefined> {
      const { _id, email, proposedFactor: secret } = user;
      if (secret === undefined) return undefined;
      const step = stepOf(sealer.open(secret, _id), plainCode(code), now());
      if (step === undefined) return undefined;
      const codes = newRecoveryCodes();
      const recoveryCodes = codes.map((each) => recoveryHash(_id, each));
      const mail = secondFactorMail(email, user.secondFactor ? 'replaced' : 'switched on');
      const adopted = await store.adopt(_id, { secret, usedSteps: [step], recoveryCodes }, mail);
      return adopted ? codes : undefined;
    },

    /** Takes a code of the app or a recovery code. False when it is none, or was taken before. */
    async take({ _id, secondFactor }: UserRecord, code: string): Promise<boolean> {
      if (!secondFactor) return false;
      // Those outlive a lost key.
      if (!isAppCode(plainCode(code))) return store.takeRecoveryCode(_id, recoveryHash(_id, code));
      const step = stepOf(sealer.open(secondFactor.secret, _id), plainCode(code), now());
      return step !== undefined && store.takeStep(_id, secondFactor.secret, step);
    },

    drop: ({ _id, email }: UserRecord) => store.drop(_id, secondFactorMail(email, 'switched off')),
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
