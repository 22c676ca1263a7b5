import { logIn } from '@ethereal/contracts/identity';
import { forbidden, unauthenticated } from '@ethereal/service-kit/errors';
import { addressOf } from '@ethereal/service-kit/rate-limit';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { activationMail } from '../activation/activation-mail.ts';
import type { Dependencies } from '../dependencies.ts';
import { createGuessLimits } from '../passwords/guess-limits.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { visitOf } from './visit.ts';

/** Activation links per account; beyond it the answer is the same and no mail goes out. */
const ACTIVATION_MAILS = { windowSeconds: 3600, max: 10 };

const wrong = () => unauthenticated('Invalid email or password.', { code: 'INVALID_CREDENTIALS' });
const codeWanted = (message: string) => unauthenticated(message, { code: 'SECOND_FACTOR_REQUIRED' });
const suspended = () => forbidden('Your account is suspended.', { code: 'SUSPENDED' });
const notActivated = () =>
  forbidden('Your account is not activated yet. We have sent you a new activation link.', {
    code: 'NOT_ACTIVATED',
  });

export function loginRoutes(router: Router, deps: Dependencies): void {
  const { users, hasher, sessions, secondFactors, keys, postOffice, audit, rateLimiter, now } = deps;
  const limits = createGuessLimits(rateLimiter, 'login');
  const devices = createDeviceCookie({ keys, now });

  route(router, logIn, deps, async ({ body: { email, password, code }, request, response }) => {
    const lookedUpAt = now();
    const user = await users.findByLogin(email, lookedUpAt);
    const device = user && devices.deviceOf(request, user._id);
    const guess = { account: user?._id ?? email, device, address: addressOf(request) };
    await limits.check(guess).catch((error: unknown) => {
      audit('login.locked', { user: user?._id, request });
      throw error;
    });

    const matches = await hasher.matches(user?.passwordHash || undefined, password);
    if (!user || !matches) {
      audit('login.failed', { user: user?._id, request });
      await limits.missed(guess);
      throw wrong();
    }
    if (user.suspended) {
      await limits.check(guess);
      throw suspended();
    }
    // Neither is told beyond the limit, nor makes it forget failures: the log-in is not done yet.
    if (user.secondFactor && code === undefined) {
      await limits.check(guess);
      throw codeWanted('Enter the code of your second factor.');
    }
    if (user.secondFactor && code !== undefined && !(await secondFactors.take(user, code))) {
      audit('login.failed', { user: user._id, request });
      await limits.missed(guess);
      throw codeWanted('That code is not right, or has been used.');
    }
    await limits.matched(guess);

    if (!user.activatedAt) {
      const { allowed } = await rateLimiter.hit('activation:mailbox', email, ACTIVATION_MAILS);
      if (allowed) await postOffice.post(activationMail(email));
      throw notActivated();
    }
    if (hasher.isOutgrown(user.passwordHash)) await users.rehash(user, await hasher.hash(password));
    const token = await sessions.begin(user, lookedUpAt, visitOf(request), {
      mfa: user.secondFactor !== undefined,
    });
    audit('login.succeeded', { user: user._id, request });
    if (!device) devices.give(request, response, user._id);
    return { token };
  });
}
