import {
  checkEmailUnique,
  confirmEmail,
  EMAIL_TAKEN,
  undoEmailChange,
  updateUserEmail,
} from '@ethereal/contracts/identity';
import type { Caller } from '@ethereal/service-kit/auth';
import { conflict, invalid } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies.ts';
import { resetMail, secondFactorMail } from '../passwords/password-mails.ts';
import { type Distrusted, distrustedAtUndo } from '../users/account.rules.ts';
import { findCaller } from '../users/caller.ts';
import { EmailTaken, type EndOfSessions } from '../users/user-updates.ts';
import { adoptEmail } from './adopt-email.ts';
import { limitChecks } from './check-limit.ts';
import { newEmailChange, openChange } from './email-change.ts';
import { emailChangedMails } from './email-mails.ts';
import { refuseWhileLocked } from './refuse-while-locked.ts';

const OWN_EMAIL = 'This is already your email.';
const asDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const taken = () => conflict(EMAIL_TAKEN, { code: 'EMAIL_TAKEN', errors: { newEmail: EMAIL_TAKEN } });
const spent = () =>
  invalid('This link is not valid any more.', { code: 'INVALID_LINK', errors: { token: 'Not valid.' } });

export function emailRoutes(router: Router, deps: Dependencies): void {
  const { users, mailTokens, postOffice, rateLimiter, sessions, supportEmail, audit, now } = deps;

  async function change(caller: Caller, newEmail: string): Promise<void> {
    const user = await findCaller(users, caller);
    refuseWhileLocked('email', user.emailChangedAt, now());
    if (newEmail === user.email || newEmail === openChange(user, now())?.to)
      throw invalid(OWN_EMAIL, { code: 'UNCHANGED', errors: { newEmail: OWN_EMAIL } });
    if (await users.isEmailWanted(newEmail, user._id, now())) throw taken();
    const isFresh = await sessions.hasFreshPassword(caller);
    const mails = emailChangedMails({ user: user._id, oldEmail: user.email, newEmail, supportEmail });
    const changed = await users
      .changeEmail(user, newEmailChange(newEmail, { now: now(), isFresh }), mails)
      .catch((error: unknown) => {
        throw error instanceof EmailTaken ? taken() : error;
      });
    // Another session changed the email in the meantime, so the next attempt is rejected by the lock.
    if (!changed) return change(caller, newEmail);
    // Links that were requested before the change are void; a new one can be requested.
    await Promise.all([
      mailTokens.forget('password-reset', user._id),
      mailTokens.forget('email-confirmation', user._id),
    ]);
    postOffice.collectSoon();
  }

  /** Undoes the change and returns what was removed with it. @throws spent when the account is gone */
  async function undo(id: string, address: string, end: EndOfSessions): Promise<Distrusted> {
    const user = await users.find(id);
    if (!user) throw spent();
    const distrusted = distrustedAtUndo(user, now());
    // The reset mail is for a person who closes the page before they set a new password.
    const mails = [resetMail(address), ...(distrusted.secondFactor ? [secondFactorMail(address, 'switched off')] : [])];
    if (await users.undoEmailChange(user, address, { distrusted, end, mails })) return distrusted;
    return undo(id, address, end);
  }

  route(router, checkEmailUnique, deps, async ({ user, body }) => {
    await limitChecks(rateLimiter, user);
    return { isUnique: !(await users.isEmailWanted(body.newEmail, user.id, now())) };
  });

  route(router, updateUserEmail, deps, async ({ user, body, request }) => {
    await change(user, body.newEmail);
    audit('email.changed', { user: user.id, request });
    return { message: true as const };
  });

  route(router, confirmEmail, deps, async ({ body, request }) => {
    const mailed = await mailTokens.redeem('email-confirmation', body.token, now());
    const user = mailed && (await users.confirmEmail(mailed.user, mailed.address, now()));
    if (!user?.emailChange) throw spent();
    audit('email.confirmed', { user: user._id, request });
    const { effectiveAt } = user.emailChange;
    if (effectiveAt > now()) {
      return {
        message: `Thank you. For your safety, mails go here from ${asDate.format(effectiveAt)} (UTC) on.`,
      };
    }
    if (!(await adoptEmail(user, deps))) throw taken();
    return { message: 'Thank you. This is the address of your account now.' };
  });

  route(router, undoEmailChange, deps, async ({ body, request }) => {
    const mailed = await mailTokens.redeem('email-undo', body.token, now());
    if (!mailed) throw spent();
    const { user: id, address } = mailed;
    const end = { from: now() };
    const { secondFactor } = await undo(id, address, end);
    await sessions.endAllOf(id, end);
    audit('email.undone', { user: id, request });
    if (secondFactor) audit('second-factor.off', { user: id, request });
    await Promise.all([mailTokens.forget('password-reset', id), mailTokens.forget('email-confirmation', id)]);
    postOffice.collectSoon();
    return {
      message: 'Your address is back, and everybody is logged out. Please set a new password.',
      resetToken: await mailTokens.mint('password-reset', id, address, now()),
    };
  });
}
