import { checkEmailUnique, confirmEmail, undoEmailChange, updateUserEmail } from '@ethereal/contracts/identity';
import type { Caller } from '@ethereal/service-kit/auth';
import { route } from '@ethereal/service-kit/route';
import { createWrite } from '@ethereal/service-kit/write';
import type { Router } from 'express';
import { resetMail } from '../passwords/password-mails.ts';
import { auditRemoved, removedMails } from '../passwords/removed-access.ts';
import type { Shared } from '../shared/shared.ts';
import type { Distrusting } from '../users/account.rules.ts';
import { findCaller } from '../users/caller.ts';
import { EmailTaken } from '../users/user-updates.ts';
import { applyEmailChange } from './apply-email-change.ts';
import { limitChecks } from './check-limit.ts';
import { decideEmail, decideUndo, spent, taken } from './email.rules.ts';
import { emailChangedMails } from './email-mails.ts';

const asDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Throws the answer for an address that another account has, or else the error itself. */
function orTaken(error: unknown): never {
  throw error instanceof EmailTaken ? taken() : error;
}

/** Registers the calls that change, confirm and restore an email address. */
export function mountEmail(router: Router, deps: Shared): void {
  const { users, mailTokens, postOffice, rateLimiter, sessions, config, audit, now } = deps;
  const supportEmail = config.SUPPORT_EMAIL;

  const write = createWrite({
    document: 'user',
    async load({ caller, newEmail }: { caller: Caller; newEmail: string }) {
      const user = await findCaller(users, caller);
      return { user, isClaimed: await users.isEmailClaimed(newEmail, user._id, now()) };
    },
    decide: decideEmail,
    async save({ user }, { state, change }) {
      const mails = emailChangedMails({ user: user._id, oldEmail: user.email, newEmail: change.to, supportEmail });
      const isSaved = await users.changeEmail(user, change, mails).catch(orTaken);
      return isSaved ? state : undefined;
    },
  });

  async function change(caller: Caller, newEmail: string): Promise<void> {
    const isFresh = await sessions.hasFreshPassword(caller);
    const { user } = await write({ caller, newEmail }, { newEmail, isFresh, now: now() });
    // Links that were requested before the change are void; a new one can be requested.
    await Promise.all([
      mailTokens.deleteOf('password-reset', user._id),
      mailTokens.deleteOf('email-confirmation', user._id),
    ]);
    postOffice.collectSoon();
  }

  const undo = createWrite({
    document: 'user',
    load: async (id: string): Promise<Distrusting> => ({ user: await users.find(id) }),
    decide: decideUndo,
    async save(_before, { state, user, removed, command: { address, end } }) {
      // The reset mail is for a person who closes the page before they set a new password.
      const mails = [resetMail(address), ...removedMails(address, user, removed)];
      const isSaved = await users.undoEmailChange(user, address, { distrusted: removed, end, mails }).catch(orTaken);
      return isSaved ? state : undefined;
    },
  });

  route(router, checkEmailUnique, deps, async ({ user, body }) => {
    await limitChecks(rateLimiter, user);
    return { isUnique: !(await users.isEmailClaimed(body.newEmail, user.id, now())) };
  });

  route(router, updateUserEmail, deps, async ({ user, body, request }) => {
    await change(user, body.newEmail);
    audit('email.changed', { user: user.id, request });
    return { message: true as const };
  });

  route(router, confirmEmail, deps, async ({ body, request }) => {
    const user = await mailTokens.redeem('email-confirmation', body.token, now(), (mailed) =>
      users.confirmEmail(mailed.user, mailed.address, now()),
    );
    if (!user?.emailChange) throw spent();
    audit('email.confirmed', { user: user._id, request });
    const { effectiveAt } = user.emailChange;
    if (effectiveAt > now()) {
      return {
        message: `Thank you. For your safety, mails go here from ${asDate.format(effectiveAt)} (UTC) on.`,
      };
    }
    if (!(await applyEmailChange(user, deps))) throw taken();
    return { message: 'Thank you. This is the address of your account now.' };
  });

  route(router, undoEmailChange, deps, async ({ body, request }) => {
    const end = { from: now() };
    const done = await mailTokens.redeem('email-undo', body.token, now(), async ({ user: id, address }) => ({
      id,
      address,
      ...(await undo(id, { address, end })),
    }));
    if (!done) throw spent();
    const { id, address, user, removed } = done;
    await sessions.endAllOf(id, end);
    audit('email.undone', { user: id, request });
    if (user && removed) auditRemoved(audit, request, user, removed);
    await Promise.all([mailTokens.deleteOf('password-reset', id), mailTokens.deleteOf('email-confirmation', id)]);
    postOffice.collectSoon();
    return {
      message: 'Your address is back, and everybody is logged out. Please set a new password.',
      resetToken: await mailTokens.mint('password-reset', id, address, now()),
    };
  });
}
