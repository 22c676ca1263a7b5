import { confirmSecondFactor, setUpSecondFactor, turnOffSecondFactor } from '@ethereal/contracts/identity';
import { conflict, invalid } from '@ethereal/service-kit/errors';
import { answer, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Shared } from '../shared/shared.ts';
import { type Reauthentication, WRONG_CODE } from './reauthentication.ts';
import type { SecondFactors } from './second-factors.ts';

const headers = { 'Cache-Control': 'no-store' };

/** Registers the calls that set up and turn off a second factor. */
export function mountSecondFactor(
  router: Router,
  deps: Shared & { secondFactors: SecondFactors; reauthentication: Reauthentication },
): void {
  const { sessions, secondFactors, reauthentication, audit } = deps;

  route(router, setUpSecondFactor, deps, async ({ user: caller, body, request }) => {
    const { user, guess } = await reauthentication.begin(caller, request);
    await reauthentication.check(user, caller, body, guess);
    return uncached(await secondFactors.propose(user, caller.jti));
  });

  route(router, confirmSecondFactor, deps, async ({ user: caller, body, request }) => {
    const { user, guess } = await reauthentication.begin(caller, request);
    if (!secondFactors.isProposed(user, caller.jti)) throw conflict('Begin the set-up first.');
    const recoveryCodes = await secondFactors.confirm(user, caller.jti, body.code);
    if (!recoveryCodes) {
      await reauthentication.limits.recordFailure(guess);
      throw invalid(WRONG_CODE, { code: 'WRONG_CODE', errors: { code: WRONG_CODE } });
    }
    audit('second-factor.on', { user: user._id, request });
    return uncached({ recoveryCodes, token: sessions.withFactor(caller) });
  });

  route(router, turnOffSecondFactor, deps, async ({ user: caller, body, request }) => {
    const { user, guess } = await reauthentication.begin(caller, request);
    if (!user.secondFactor) throw conflict('There is no second factor.');
    await reauthentication.check(user, caller, body, guess);
    await secondFactors.drop(user);
    audit('second-factor.off', { user: user._id, request });
    return answer({ headers });
  });
}
