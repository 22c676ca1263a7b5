import { ALREADY_ACTIVE, activateAccount, INVALID_ACTIVATION } from '@ethereal/contracts/identity';
import { invalid } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies.ts';

const alreadyActive = () => invalid(ALREADY_ACTIVE, { code: 'ALREADY_ACTIVE' });
const refused = () => invalid(INVALID_ACTIVATION, { code: 'INVALID_ACTIVATION' });

export function activationRoutes(router: Router, deps: Dependencies): void {
  const { users, mailTokens, now } = deps;

  /** Returns why a link activates nothing: the account is active by a link used before, or the link is invalid. */
  async function refusalOf(token: string): Promise<Error> {
    const user = await mailTokens.usedBy('activation', token);
    if (!user || !(await users.find(user))) return refused();
    // Repeated for a process that stopped between using the link and activating.
    await users.activate(user, now());
    return alreadyActive();
  }

  route(router, activateAccount, deps, async ({ query }) => {
    if (!query.token) throw refused();
    const user = await mailTokens.use('activation', query.token, now());
    if (!user) throw await refusalOf(query.token);
    await users.activate(user, now());
    await mailTokens.spend('activation', user, now());
    return { message: 'Your account is activated. You can log in now.' };
  });
}
