import { requestPasswordReset, resetPassword } from '@ethereal/contracts/identity';
import { invalid } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies.ts';
import { passwordChangedMail, resetMail } from './password-mails.ts';

/** Mails per mailbox; more requests get the same answer and no mail. */
const PER_MAILBOX = { windowSeconds: 3600, max: 10 };

const refused = () => invalid('This link is not valid any more. Please request a new one.', { code: 'INVALID_LINK' });

export function resetPasswordRoutes(router: Router, deps: Dependencies): void {
  const { users, mailTokens, hasher, sessions, postOffice, rateLimiter, audit, now } = deps;

  // Whether there is an account is looked up when the mail is sent: the answer can't tell, not even by its time.
  route(router, requestPasswordReset, deps, async ({ body: { email } }) => {
    const { allowed } = await rateLimiter.hit('password-reset:mailbox', email, PER_MAILBOX);
    if (allowed) await postOffice.post(resetMail(email));
    return { message: 'If there is an account with this email, a link to reset its password is on its way.' };
  });

  route(router, resetPassword, deps, async ({ params, body, request }) => {
    const id = await mailTokens.use('password-reset', params.token, now());
    const user = id && (await users.find(id));
    if (!user) throw refused();
    const passwordHash = await hasher.hash(body.newPassword);
    const end = { from: now() };
    await users.setPassword(user._id, passwordHash, end, [passwordChangedMail(user.email)]);
    await sessions.endAllOf(user._id, end);
    audit('password.reset', { user: user._id, request });
    await mailTokens.forget('password-reset', user._id);
    postOffice.collectSoon();
    return { message: 'Your password has been reset. You can log in now.' };
  });
}
