import { checkResetLink, requestPasswordReset, resetPassword } from '@ethereal/contracts/identity';
import { invalid } from '@ethereal/service-kit/errors';
import { answer, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies.ts';
import { type Distrusted, distrustedAtReset } from '../users/account.rules.ts';
import type { EndOfSessions } from '../users/user-updates.ts';
import { passwordChangedMail, resetMail, secondFactorMail } from './password-mails.ts';

/** Mails per mailbox; beyond the limit the answer is the same and no mail is sent. */
const PER_MAILBOX = { windowSeconds: 3600, max: 10 };

const refused = () => invalid('This link is not valid any more. Please request a new one.', { code: 'INVALID_LINK' });

export function resetPasswordRoutes(router: Router, deps: Dependencies): void {
  const { users, mailTokens, hasher, sessions, postOffice, rateLimiter, audit, now } = deps;

  /** Sets the password and returns what was removed with the old one. @throws refused when the account is gone */
  async function reset(id: string, passwordHash: string, end: EndOfSessions): Promise<Distrusted> {
    const user = await users.find(id);
    if (!user) throw refused();
    const distrusted = distrustedAtReset(user, now());
    const mails = [passwordChangedMail(user.email)];
    if (distrusted.secondFactor) mails.push(secondFactorMail(user.email, 'switched off'));
    if (await users.resetPassword(user, passwordHash, { distrusted, end, mails })) return distrusted;
    return reset(id, passwordHash, end);
  }

  // The account is read when the mail is delivered, so that neither the answer nor its time reveals whether one exists.
  route(router, requestPasswordReset, deps, async ({ body: { email } }) => {
    const { allowed } = await rateLimiter.hit('password-reset:mailbox', email, PER_MAILBOX);
    if (allowed) await postOffice.post(resetMail(email));
    return { message: 'If there is an account with this email, a link to reset its password is on its way.' };
  });

  route(router, checkResetLink, deps, async ({ body }) =>
    answer({
      headers: { 'Cache-Control': 'no-store' },
      body: { valid: await mailTokens.isValid('password-reset', body.token, now()) },
    }),
  );

  route(router, resetPassword, deps, async ({ params, body, request }) => {
    const id = await mailTokens.use('password-reset', params.token, now());
    if (!id) throw refused();
    const end = { from: now() };
    const { secondFactor } = await reset(id, await hasher.hash(body.newPassword), end);
    await sessions.endAllOf(id, end);
    audit('password.reset', { user: id, request });
    if (secondFactor) audit('second-factor.off', { user: id, request });
    await mailTokens.forget('password-reset', id);
    postOffice.collectSoon();
    return { message: 'Your password has been reset. You can log in now.' };
  });
}
