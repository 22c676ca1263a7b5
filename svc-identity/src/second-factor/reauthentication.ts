import type { Caller } from '@ethereal/service-kit/auth';
import { forbidden } from '@ethereal/service-kit/errors';
import { addressOf } from '@ethereal/service-kit/rate-limit';
import type { Request } from 'express';
import { createGuessLimits, type Guess } from '../passwords/guess-limits.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { Shared } from '../shared/shared.ts';
import { missingFor } from '../users/account.rules.ts';
import { findCaller } from '../users/caller.ts';
import type { UserRecord } from '../users/user.ts';
import type { SecondFactors } from './second-factors.ts';

export const WRONG_CODE = 'That code is not right, or has been used.';
const WRONG_PASSWORD = 'That is not your password.';
const PASSWORD_FIRST = 'Enter your password to change how you log in.';
const CODE_FIRST = 'Enter a code of your present second factor.';

type Given = { password?: string | undefined; code?: string | undefined };

type ReauthenticationDeps = Pick<Shared, 'rateLimiter' | 'sessions' | 'users' | 'now'> & {
  hasher: PasswordHasher;
  secondFactors: SecondFactors;
};

/**
 * Creates the check before every change of how a person logs in. Wrong codes and passwords count as failed log-ins, so
 * that these calls do not circumvent that limit.
 */
export function createReauthentication(deps: ReauthenticationDeps) {
  const { rateLimiter, sessions, users, hasher, secondFactors, now } = deps;
  const limits = createGuessLimits(rateLimiter, 'login');

  /** Counts a wrong password or code as a failed log-in and returns the error to throw. */
  async function missed(guess: Guess, field: 'password' | 'code'): Promise<Error> {
    await limits.recordFailure(guess);
    return field === 'password'
      ? forbidden(WRONG_PASSWORD, { code: 'WRONG_PASSWORD', errors: { password: WRONG_PASSWORD } })
      : forbidden(WRONG_CODE, { code: 'WRONG_CODE', errors: { code: WRONG_CODE } });
  }

  async function checkPassword(user: UserRecord, password: string | undefined, isMissing: boolean, guess: Guess) {
    if (password === undefined) {
      if (isMissing) throw forbidden(PASSWORD_FIRST, { code: 'PASSWORD_NOT_VERIFIED' });
    } else if (!(await hasher.matches(user.passwordHash || undefined, password))) throw await missed(guess, 'password');
  }

  async function checkCode(user: UserRecord, code: string | undefined, isMissing: boolean, guess: Guess) {
    if (code === undefined) {
      if (isMissing) throw forbidden(CODE_FIRST, { code: 'SECOND_FACTOR_REQUIRED' });
    } else if (user.secondFactor && !(await secondFactors.redeemCode(user, code))) throw await missed(guess, 'code');
  }

  return {
    limits,
    /**
     * Returns the caller's account, and the guess that a wrong password or code in this call is.
     * @throws tooMany after too many wrong guesses
     */
    async begin(caller: Caller, request: Request): Promise<{ user: UserRecord; guess: Guess }> {
      const guess = { account: caller.id, address: addressOf(request) };
      await limits.check(guess);
      return { user: await findCaller(users, caller), guess };
    },
    /** @throws forbidden unless the password, and a code of the current factor, came with the call or shortly before */
    async check(user: UserRecord, caller: Caller, { password, code }: Given, guess: Guess): Promise<void> {
      const missing = missingFor(user, await sessions.entered(caller), now());
      await checkPassword(user, password, missing.password, guess);
      await checkCode(user, code, missing.code, guess);
      if (password !== undefined) await limits.recordSuccess(guess);
    },
  };
}

export type Reauthentication = ReturnType<typeof createReauthentication>;
