import { createHash, randomBytes } from 'node:crypto';
import { secondFactorMail } from '../passwords/password-mails.ts';
import { factorSince, openProposal } from '../users/account.rules.ts';
import type { UserRecord } from '../users/user.ts';
import type { Sealer } from './sealer.ts';
import type { SecondFactorStore } from './second-factor.store.ts';
import { isAppCode, newSecret, stepOf, uriOf } from './totp.ts';

/** Number of recovery codes. */
const CODES = 10;
/** Bytes of a code: 80 bits cannot be guessed, so a plain digest is enough. */
const CODE_BYTES = 10;

/** Returns a typed code without blanks and dashes, in lower case. */
const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const digest = (user: string, plain: string) => createHash('sha256').update(`${user}\n${plain}`).digest('base64url');
/** Returns the stored hash of a code, different for each person. */
const recoveryHash = (user: string, code: string): string => digest(user, plainCode(code));

const grouped = (hex: string) => (hex.match(/.{5}/g) ?? []).join('-');

const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => grouped(randomBytes(CODE_BYTES).toString('hex')));

type Options = { store: SecondFactorStore; sealer: Sealer; now: () => Date };

/** Sets up, checks and removes second factors. A code counts once, also when several callers send it at once. */
export function createSecondFactors({ store, sealer, now }: Options) {
  return {
    /** Proposes a new secret, which the same session may confirm. */
    async propose({ _id, email }: UserRecord, session: string) {
      const secret = newSecret();
      await store.propose(_id, { secret: sealer.seal(secret, _id), at: now(), session });
      return { secret, uri: uriOf(secret, email) };
    },

    isProposed: (user: UserRecord, session: string) => openProposal(user, session, now()) !== undefined,

    /** Returns the recovery codes, which are shown only now; undefined for a code of no open proposal. */
    async confirm(user: UserRecord, session: string, code: string): Promise<string[] | undefined> {
      const { _id, email } = user;
      const secret = openProposal(user, session, now())?.secret;
      if (secret === undefined) return undefined;
      const step = stepOf(sealer.open(secret, _id), plainCode(code), now());
      if (step === undefined) return undefined;
      const codes = newRecoveryCodes();
      const recoveryCodes = codes.map((each) => recoveryHash(_id, each));
      const mail = secondFactorMail(email, user.secondFactor ? 'replaced' : 'switched on');
      const since = factorSince(user, now());
      const factor = { secret, usedSteps: [step], recoveryCodes, ...(since && { since }) };
      const isConfirmed = await store.confirm(_id, factor, mail);
      return isConfirmed ? codes : undefined;
    },

    /** Uses up a code of the app or a recovery code. Returns false for a wrong or used one. */
    async redeemCode({ _id, secondFactor }: UserRecord, code: string): Promise<boolean> {
      if (!secondFactor) return false;
      // Recovery codes work without the sealing key.
      if (!isAppCode(plainCode(code))) return store.redeemRecoveryCode(_id, recoveryHash(_id, code));
      const step = stepOf(sealer.open(secondFactor.secret, _id), plainCode(code), now());
      return step !== undefined && store.redeemStep(_id, secondFactor.secret, step);
    },

    drop: ({ _id, email }: UserRecord) => store.drop(_id, secondFactorMail(email, 'switched off')),
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
