import { confirmSecondFactor, setUpSecondFactor, turnOffSecondFactor } from '@ethereal/contracts/identity';
import { conflict, forbidden, invalid } from '@ethereal/service-kit/errors';
import { addressOf } from '@ethereal/service-kit/rate-limit';
import { answer, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { createGuessLimits, findCaller } from '../../accounts/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { visitOf } from '../visit.ts';

const WRONG_CODE = 'That code is not right, or has been used.';
const WRONG_PASSWORD = 'That is not your password.';
const STALE = 'Log in again to replace your second factor.';
const headers = { 'Cache-Control': 'no-store' };

export function secondFactorRoutes(router: Router, deps: Dependencies): void {
  const { users, hasher, sessions, secondFactors, audit, now } = deps;
  // Wrong codes are failed log-ins: one may not be tried here because the other is locked.
  const limits = createGuessLimits(deps.rateLimiter, 'login');

  route(router, setUpSecondFactor, deps, async ({ user: caller }) => {
    const user = await findCaller(users, caller);
    // A session that was left open must not replace the factor that guards the account.
    if (user.secondFactor && !(await sessions.hasFreshPassword(caller))) throw forbidden(STALE);
    return answer({ body: await secondFactors.propose(user), headers });
  });

  route(router, confirmSecondFactor, deps, async ({ user: caller, body, request }) => {
    const guess = { account: caller.id, address: addressOf(request) };
    await limits.check(guess);
    const confirmedAt = now();
    const user = await findCaller(users, caller);
    if (!user.proposedFactor) throw conflict('Begin the set-up first.');
    const recoveryCodes = await secondFactors.confirm(user, body.code);
    if (!recoveryCodes) {
      await limits.missed(guess);
      throw invalid(WRONG_CODE, { code: 'WRONG_CODE', errors: { code: WRONG_CODE } });
    }
    audit('second-factor.on', { user: user._id, request });
    const token = await sessions.begin(user, confirmedAt, visitOf(request), { mfa: true });
    return answer({ body: { recoveryCodes, token }, headers });
  });

  route(router, turnOffSecondFactor, deps, async ({ user: caller, body, request }) => {
    const guess = { account: caller.id, address: addressOf(request) };
    await limits.check(guess);
    const user = await findCaller(users, caller);
    if (!user.secondFactor) throw conflict('There is no second factor.');
    if (!(await hasher.matches(user.passwordHash || undefined, body.password))) {
      await limits.missed(guess);
      throw forbidden(WRONG_PASSWORD, { code: 'WRONG_PASSWORD', errors: { password: WRONG_PASSWORD } });
    }
    if (!(await secondFactors.take(user, body.code))) {
      await limits.missed(guess);
      throw forbidden(WRONG_CODE, { code: 'WRONG_CODE', errors: { code: WRONG_CODE } });
    }
    await limits.matched(guess);
    await secondFactors.drop(user);
    audit('second-factor.off', { user: user._id, request });
    return answer({ headers });
  });
}
