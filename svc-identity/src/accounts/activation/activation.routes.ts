import { activateAccount, INVALID_ACTIVATION } from '@ethereal/contracts/identity';
import { invalid } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies.ts';

const refused = () => invalid(INVALID_ACTIVATION, { code: 'INVALID_ACTIVATION' });

export function activationRoutes(router: Router, deps: Dependencies): void {
  const { users, mailTokens, now } = deps;

  route(router, activateAccount, deps, async ({ query }) => {
    const user = query.token && (await mailTokens.use('activation', query.token, now()));
    if (!user) throw refused();
    await users.activate(user, now());
    await mailTokens.forget('activation', user);
    return { message: 'Your account is activated. You can log in now.' };
  });
}
