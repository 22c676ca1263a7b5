import { updatePassword, verifyPassword } from '@ethereal/contracts/identity';
import { forbidden } from '@ethereal/service-kit/errors';
import { addressOf } from '@ethereal/service-kit/rate-limit';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Shared } from '../shared/shared.ts';
import { findCaller } from '../users/caller.ts';
import { createGuessLimits } from './guess-limits.ts';
import type { PasswordHasher } from './hasher.ts';
import { passwordChangedMail } from './password-mails.ts';

const notVerified = () => forbidden('Please confirm your current password first.', { code: 'PASSWORD_NOT_VERIFIED' });

/** Registers the calls that verify and change a password. */
export function mountChangePassword(router: Router, deps: Shared & { hasher: PasswordHasher }): void {
  const { users, mailTokens, hasher, sessions, postOffice, audit, now } = deps;
  const limits = createGuessLimits(deps.rateLimiter, 'verify-password');

  route(router, verifyPassword, deps, async ({ user: caller, body, request }) => {
    const guess = { account: caller.id, address: addressOf(request) };
    await limits.check(guess);
    const user = await findCaller(users, caller);
    if (!(await hasher.matches(user.passwordHash, body.password))) {
      await limits.recordFailure(guess);
      return { match: false };
    }
    await limits.recordSuccess(guess);
    await sessions.recordPassword(caller);
    return { match: true };
  });

  route(router, updatePassword, deps, async ({ user: caller, body, request }) => {
    if (!(await sessions.redeemVerification(caller))) throw notVerified();
    const user = await findCaller(users, caller);
    const passwordHash = await hasher.hash(body.newPassword);
    const end = { from: now(), except: caller.jti };
    // The verified password is not the current one if a reset link has set another in the meantime.
    if (!(await users.setPassword(user, passwordHash, end, [passwordChangedMail(user.email)]))) throw notVerified();
    await sessions.endAllOf(user._id, end);
    // A link that was mailed before must not set another password.
    await mailTokens.deleteOf('password-reset', user._id);
    audit('password.changed', { user: user._id, request });
    postOffice.collectSoon();
    return { success: true as const };
  });
}
