import { activateAccount, INVALID_ACTIVATION, mailActivationLink } from '@ethereal/contracts/identity';
import { invalid } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Shared } from '../../shared/shared.ts';
import { activationMail } from './activation-mail.ts';

/** Activation links per mailbox; beyond the limit the answer is the same and no mail is sent. */
export const ACTIVATION_MAILS = { windowSeconds: 3600, max: 10 };

const refused = (code: 'INVALID_ACTIVATION' | 'ALREADY_ACTIVE' = 'INVALID_ACTIVATION') =>
  invalid(INVALID_ACTIVATION, { code });

/** Registers the calls that activate an account and mail its link again. */
export function mountActivation(router: Router, deps: Shared): void {
  const { users, mailTokens, postOffice, rateLimiter, now } = deps;

  /** Returns why a link activates nothing: the account is active by a link used before, or the link is invalid. */
  async function refusalOf(token: string): Promise<Error> {
    const user = await mailTokens.usedBy('activation', token);
    if (!user || !(await users.find(user))) return refused();
    // The account is activated again, because a process may have stopped between using the link and activating.
    await users.activate(user, now());
    return refused('ALREADY_ACTIVE');
  }

  // The delivery drops the mail for unknown and active accounts, so that the answer reveals neither.
  route(router, mailActivationLink, deps, async ({ body: { email } }) => {
    const { allowed } = await rateLimiter.hit('activation:mailbox', email, ACTIVATION_MAILS);
    if (allowed) await postOffice.post(activationMail(email));
    return { message: 'If an account with this email waits for its activation, a new link is on its way.' };
  });

  route(router, activateAccount, deps, async ({ query }) => {
    if (!query.token) throw refused();
    const user = await mailTokens.redeem('activation', query.token, now(), async (mailed) => {
      await users.activate(mailed.user, now());
      return mailed.user;
    });
    if (!user) throw await refusalOf(query.token);
    await mailTokens.spend('activation', user, now());
    return { message: 'Your account is activated. You can log in now.' };
  });
}
