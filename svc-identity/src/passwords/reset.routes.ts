import { checkResetLink, requestPasswordReset, resetPassword } from '@ethereal/contracts/identity';
import { route, uncached } from '@ethereal/service-kit/route';
import { createWrite } from '@ethereal/service-kit/write';
import type { Router } from 'express';
import type { Shared } from '../shared/shared.ts';
import type { Distrusting } from '../users/account.rules.ts';
import type { PasswordHasher } from './hasher.ts';
import { passwordChangedMail, resetMail } from './password-mails.ts';
import { auditRemoved, removedMails } from './removed-access.ts';
import { decideReset, refusedLink } from './reset.rules.ts';

/** Mails per mailbox; beyond the limit the answer is the same and no mail is sent. */
const PER_MAILBOX = { windowSeconds: 3600, max: 10 };

/** Registers the calls that mail a reset link, check it and set a new password. */
export function mountResetPassword(router: Router, deps: Shared & { hasher: PasswordHasher }): void {
  const { users, mailTokens, hasher, sessions, postOffice, rateLimiter, audit, now } = deps;

  const reset = createWrite({
    document: 'user',
    load: async (id: string): Promise<Distrusting> => ({ user: await users.find(id) }),
    decide: decideReset,
    async save(_before, { state, user, removed, command: { passwordHash, end } }) {
      const mails = [passwordChangedMail(user.email), ...removedMails(user.email, user, removed)];
      const isSaved = await users.resetPassword(user, passwordHash, { distrusted: removed, end, mails });
      return isSaved ? state : undefined;
    },
  });

  // The account is read when the mail is delivered, so that neither the answer nor its time reveals whether one exists.
  route(router, requestPasswordReset, deps, async ({ body: { email } }) => {
    const { allowed } = await rateLimiter.hit('password-reset:mailbox', email, PER_MAILBOX);
    if (allowed) await postOffice.post(resetMail(email));
    return { message: 'If there is an account with this email, a link to reset its password is on its way.' };
  });

  route(router, checkResetLink, deps, async ({ body }) =>
    uncached({ valid: await mailTokens.isValid('password-reset', body.token, now()) }),
  );

  route(router, resetPassword, deps, async ({ params, body, request }) => {
    const end = { from: now() };
    const done = await mailTokens.redeem('password-reset', params.token, now(), async ({ user: id }) => {
      const passwordHash = await hasher.hash(body.newPassword);
      return { id, ...(await reset(id, { passwordHash, end })) };
    });
    if (!done) throw refusedLink();
    const { id, user, removed } = done;
    await sessions.endAllOf(id, end);
    audit('password.reset', { user: id, request });
    if (user && removed) auditRemoved(audit, request, user, removed);
    await mailTokens.deleteOf('password-reset', id);
    postOffice.collectSoon();
    return { message: 'Your password has been reset. You can log in now.' };
  });
}
