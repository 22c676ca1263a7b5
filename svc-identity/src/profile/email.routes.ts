import { checkEmailUnique, EMAIL_TAKEN, updateUserEmail } from '@ethereal/contracts/identity';
import type { Caller } from '@ethereal/service-kit/auth';
import { conflict, invalid } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { findCaller } from '../users/caller.ts';
import { EmailTaken } from '../users/users.store.ts';
import { limitChecks } from './check-limit.ts';
import { emailChangedMails } from './email-mails.ts';
import { refuseWhileLocked } from './refuse-while-locked.ts';

const OWN_EMAIL = 'This is already your email.';

const asRefusal = (error: unknown): never => {
  if (!(error instanceof EmailTaken)) throw error;
  throw conflict(EMAIL_TAKEN, { code: 'EMAIL_TAKEN', errors: { newEmail: EMAIL_TAKEN } });
};

export function emailRoutes(router: Router, deps: Dependencies): void {
  const { users, mailTokens, postOffice, rateLimiter, supportEmail, now } = deps;

  async function change(caller: Caller, newEmail: string): Promise<void> {
    const user = await findCaller(users, caller);
    refuseWhileLocked('email', user.emailChangedAt, now());
    if (newEmail === user.email)
      throw invalid(OWN_EMAIL, { code: 'UNCHANGED', errors: { newEmail: OWN_EMAIL } });
    const mails = emailChangedMails(user.email, newEmail, supportEmail);
    const changed = await users.changeEmail(user, newEmail, now(), mails).catch(asRefusal);
    // Changed by another session meanwhile: seen from the start again, it is locked now.
    if (!changed) return change(caller, newEmail);
    // Whoever reads the old mailbox can't take the account back with a link from it.
    await mailTokens.forget('password-reset', user._id);
    postOffice.collectSoon();
  }

  route(router, checkEmailUnique, deps, async ({ user, body }) => {
    await limitChecks(rateLimiter, user);
    const owner = await users.findByEmail(body.newEmail);
    return { isUnique: owner === null || owner._id === user.id };
  });

  route(router, updateUserEmail, deps, async ({ user, body }) => {
    await change(user, body.newEmail);
    return { message: true as const };
  });
}
