import { confirmSecondFactor, setUpSecondFactor, turnOffSecondFactor } from '@ethereal/contracts/identity';
import type { Caller } from '@ethereal/service-kit/auth';
import { conflict, forbidden, invalid } from '@ethereal/service-kit/errors';
import { addressOf } from '@ethereal/service-kit/rate-limit';
import { answer, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { createGuessLimits, type Guess } from '../passwords/guess-limits.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { Kit } from '../sessions/sessions.ts';
import { missingFor } from '../users/account.rules.ts';
import { findCaller } from '../users/caller.ts';
import type { UserRecord } from '../users/user.ts';
import type { SecondFactors } from './second-factors.ts';

const WRONG_CODE = 'That code is not right, or has been used.';
const WRONG_PASSWORD = 'That is not your password.';
const PASSWORD_FIRST = 'Enter your password to change your second factor.';
const CODE_FIRST = 'Enter a code of your present second factor.';
const headers = { 'Cache-Control': 'no-store' };

export function secondFactorRoutes(
  router: Router,
  deps: Kit & { hasher: PasswordHasher; secondFactors: SecondFactors },
): void {
  const { users, hasher, sessions, secondFactors, audit, now } = deps;
  // Wrong codes and passwords count as failed log-ins, so that this call does not circumvent that limit.
  const limits = createGuessLimits(deps.rateLimiter, 'login');

  type Given = { password?: string | undefined; code?: string | undefined };

  /** Counts a wrong password or code as a failed log-in and returns the error to throw. */
  async function missed(guess: Guess, field: 'password' | 'code'): Promise<Error> {
    await limits.missed(guess);
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
    } else if (user.secondFactor && !(await secondFactors.take(user, code))) throw await missed(guess, 'code');
  }

  /** @throws forbidden unless the password, and a code of the current factor, came with the call or shortly before */
  async function checkEntered(user: UserRecord, caller: Caller, { password, code }: Given, guess: Guess) {
    const missing = missingFor(user, await sessions.entered(caller), now());
    await checkPassword(user, password, missing.password, guess);
    await checkCode(user, code, missing.code, guess);
  }

  route(router, setUpSecondFactor, deps, async ({ user: caller, body, request }) => {
    const guess = { account: caller.id, address: addressOf(request) };
    await limits.check(guess);
    const user = await findCaller(users, caller);
    await checkEntered(user, caller, body, guess);
    if (body.password !== undefined) await limits.matched(guess);
    return answer({ body: await secondFactors.propose(user, caller.jti), headers });
  });

  route(router, confirmSecondFactor, deps, async ({ user: caller, body, request }) => {
    const guess = { account: caller.id, address: addressOf(request) };
    await limits.check(guess);
    const user = await findCaller(users, caller);
    if (!secondFactors.isProposed(user, caller.jti)) throw conflict('Begin the set-up first.');
    const recoveryCodes = await secondFactors.confirm(user, caller.jti, body.code);
    if (!recoveryCodes) {
      await limits.missed(guess);
      throw invalid(WRONG_CODE, { code: 'WRONG_CODE', errors: { code: WRONG_CODE } });
    }
    audit('second-factor.on', { user: user._id, request });
    return answer({ body: { recoveryCodes, token: sessions.withFactor(caller) }, headers });
  });

  route(router, turnOffSecondFactor, deps, async ({ user: caller, body, request }) => {
    const guess = { account: caller.id, address: addressOf(request) };
    await limits.check(guess);
    const user = await findCaller(users, caller);
    if (!user.secondFactor) throw conflict('There is no second factor.');
    await checkEntered(user, caller, body, guess);
    await limits.matched(guess);
    await secondFactors.drop(user);
    audit('second-factor.off', { user: user._id, request });
    return answer({ headers });
  });
}
